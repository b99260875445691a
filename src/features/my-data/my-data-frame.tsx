import type { ReactNode, RefObject } from 'react';
import { brand } from '../../config/brand';
import { NoBreak } from '../../ui/no-break';
import styles from './my-data-frame.module.css';
import type { SharedParts } from './shared-parts';

/** The page's heading, which takes the focus when another page takes its place. */
export type Heading = RefObject<HTMLHeadingElement | null>;

/** The page in every state: its heading, what it says, and the rest. */
export function MyDataFrame({
  heading,
  parts: { PrintHead },
  title,
  text,
  children,
}: {
  readonly heading: Heading;
  readonly parts: SharedParts;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.myData}`}>
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
