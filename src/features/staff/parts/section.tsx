import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of the tab under a thick rule, with a sentence about it on the right. */
export function Section({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        {/* Actions elsewhere in the tab move the focus here. */}
        <h2 id={heading} tabIndex={-1} className={`${styles.title} heading`}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
