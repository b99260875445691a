import type { ReactNode } from 'react';

/** The heading of a tab, a sentence about it, and its figures or actions on the right. */
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
    <header className="staff-head">
      <div>
        <h1 className="heading">{title}</h1>
        {lead && <p className="staff-head__lead">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
