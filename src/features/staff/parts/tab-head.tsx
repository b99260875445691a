import type { ReactNode } from 'react';
import { Place } from './place';
import styles from './tab-head.module.css';

/** The heading of a tab, a sentence about it, where its hours are, and its figures or actions on the right. */
export function TabHead({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}) {
  return (
    <header className={styles.tabHead}>
      <div className={styles.words}>
        <h1 className={`${styles.title} heading`}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Place className={styles.lead} />
      </div>
      {children}
    </header>
  );
}
