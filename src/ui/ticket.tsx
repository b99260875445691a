import type { ReactNode } from 'react';
import './ticket.css';

/** Up to how many characters a value is set in each size. */
const VALUE_SIZES = [
  [8, 'l'],
  [10, 'm'],
  [12, 's'],
] as const;

/** An amount as large as the width around it allows, on one line. */
export function TicketValue({ children }: { readonly children: string }) {
  const size = VALUE_SIZES.find(([most]) => children.length <= most)?.[1] ?? 'xs';
  return (
    <p className="ticket-value">
      <b className={`figure ticket-value__amount ticket-value__amount--${size}`}>{children}</b>
    </p>
  );
}

/**
 * A ticket with a stub on gold to tear off. The seam is punched at both ends; on narrow screens it
 * runs across. `stubFirst` puts the stub before the rest.
 */
export function Ticket({
  stub,
  stubFirst = false,
  className = '',
  children,
}: {
  readonly stub: ReactNode;
  readonly stubFirst?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const tornOff = <div className="ticket__stub">{stub}</div>;
  return (
    <div className={`ticket ${stubFirst ? 'ticket--stub-first' : ''} ${className}`}>
      {stubFirst && tornOff}
      <div className="ticket__main">{children}</div>
      {!stubFirst && tornOff}
    </div>
  );
}
