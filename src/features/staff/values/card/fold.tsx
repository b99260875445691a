import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part of a card that is folded away until it is wanted. */
export function Fold({
  summary,
  open,
  onToggle,
  children,
}: {
  readonly summary: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
