import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A subject: its heading beside its text. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
