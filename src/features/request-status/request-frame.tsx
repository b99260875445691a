import type { ReactNode, RefObject } from 'react';
import { brand } from '../../config/brand';
import { NoBreak } from '../../ui/no-break';
import { PrintHead } from './print-head';
import styles from './request-status-page.module.css';

/** The page of a request in every state: its heading, what it says, and the rest. */
export function RequestFrame({
  heading,
  title,
  text,
  children,
}: {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.requestStatus}`}>
      <PrintHead />
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
          {title}
        </h1>
        {/* One element for every state, so that screen readers announce each change. */}
        <p className={`lead ${styles.text}`} role="status">
          <NoBreak part={brand.phone}>{text}</NoBreak>
        </p>
      </div>
      {children}
    </div>
  );
}
