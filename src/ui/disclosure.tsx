import './disclosure.css';
import type { ReactNode, Ref } from 'react';

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
    <details className="disclosure" id={id} open={open} ref={ref}>
      <summary className="disclosure__summary">
        {summary}
        <span className="disclosure__sign" aria-hidden="true" />
      </summary>
      <div className="disclosure__content">{children}</div>
    </details>
  );
}
