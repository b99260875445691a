import type { ReactNode, Ref } from 'react';
import styles from './disclosure.module.css';

/** A question that opens in place. It works before the page's code has arrived. */
export function Disclosure({
  summary,
  id,
  open,
  ref,
  children,
}: {
  readonly summary: ReactNode;
  readonly id?: string;
  /** Whether it starts open; the reader decides from then on. */
  readonly open?: boolean;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} id={id} open={open} ref={ref}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
