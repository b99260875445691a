import type { ReactNode } from 'react';
import { Ticket } from '../../ui/paper/ticket';
import styles from './coupon.module.css';

/** Something that was agreed to or can be asked for, with its state or its button on the stub. */
export function Coupon({
  sign,
  title,
  stub,
  children,
}: {
  readonly sign: ReactNode;
  readonly title: string;
  readonly stub: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Ticket className={styles.coupon} stub={<div className={styles.stub}>{stub}</div>}>
      <div className={styles.main}>
        <span className={styles.sign}>{sign}</span>
        <div className={styles.words}>
          <h3>{title}</h3>
          {children}
        </div>
      </div>
    </Ticket>
  );
}
