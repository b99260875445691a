import type { ReactNode } from 'react';
import styles from './tab-page.module.css';

/** The frame of a tab's content. */
export function TabPage({ children }: { readonly children: ReactNode }) {
  return <div className={`stack gap-20 ${styles.tabPage}`}>{children}</div>;
}
