import { NoBreak } from './no-break';

/** Terms, each with a short detail in digits of equal width. */
export function Facts({
  className,
  rows,
}: {
  readonly className?: string | undefined;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
}) {
  return (
    <dl className={className}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number">
            <NoBreak>{text}</NoBreak>
          </dd>
        </div>
      ))}
    </dl>
  );
}
