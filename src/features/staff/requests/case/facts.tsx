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
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl className={styles.facts}>{children}</dl>
    </>
  );
}

/** A fact and its label; an `urgent` one stands out. */
export function Fact({
  label,
  urgent,
  children,
}: {
  readonly label: string;
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={`number ${urgent ? styles.urgent : ''}`}>{children}</dd>
    </div>
  );
}
