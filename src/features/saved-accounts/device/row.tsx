import type { ReactNode } from 'react';
import styles from './row.module.css';

/** Something that can be done, and its button. */
export function Row({
  title,
  text,
  below,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** What came of it. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}
