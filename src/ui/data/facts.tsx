import type { ReactNode } from 'react';
import { NoBreak } from './no-break';

/** Labels, each with its fact; a text has digits of equal width. */
export function Facts({
  className,
  rows,
}: {
  readonly className?: string | undefined;
  readonly rows: readonly { readonly label: string; readonly text: ReactNode }[];
}) {
  return (
    <dl className={className}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          {typeof text === 'string' ? (
            <dd className="number">
              <NoBreak>{text}</NoBreak>
            </dd>
          ) : (
            <dd>{text}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
