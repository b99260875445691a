import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Facts about a request, one on each line, under an optional title. */
export function Facts({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      {title && <h3 className={`title-s ${styles.title}`}>{title}</h3>}
      <dl className={styles.facts}>{children}</dl>
    </>
  );
}

/** A fact and its label. */
export function Fact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="number">{children}</dd>
    </div>
  );
}
