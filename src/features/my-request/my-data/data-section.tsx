import { type ReactNode, useId } from 'react';
import { Ticket } from '../../../ui/paper/ticket';
import styles from './data-section.module.css';

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
          <h3 className="title-l">{title}</h3>
          {children}
        </div>
      </div>
    </Ticket>
  );
}

/** A section below one's own data: its subject and its actions. */
export function DataSection({
  title,
  text,
  className = '',
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={`${styles.dataSection} ${className}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={`heading ${styles.title}`}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
