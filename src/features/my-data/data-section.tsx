import { type ReactNode, useId } from 'react';
import styles from './data-section.module.css';

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
