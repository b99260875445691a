import type { ReactNode } from 'react';

/** The heading of a tab, what it is for, and its figures or actions at the side. */
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
