import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** What narrows a list down, in a row above it. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return <div className={`row ${styles.filters}`}>{children}</div>;
}
