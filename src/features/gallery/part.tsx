import type { ReactNode } from 'react';
import styles from './gallery-page.module.css';

/** A heading and the states of what it names. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.things}>{children}</div>
    </section>
  );
}
