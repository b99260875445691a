import type { ReactNode } from 'react';
import styles from './ticket.module.css';

/** Up to how many characters a value is set in each size. */
const VALUE_SIZES = [
  [8, styles.l],
  [10, styles.m],
  [12, styles.s],
] as const;

/** An amount as large as the width around it allows, on one line. */
export function TicketValue({ children }: { readonly children: string }) {
  const size = VALUE_SIZES.find(([most]) => children.length <= most)?.[1] ?? styles.xs;
  return (
    <p className={styles.value}>
      <b className={`figure ${styles.amount} ${size}`}>{children}</b>
    </p>
  );
}

/**
 * A ticket with a stub to tear off, on gold or on the colour `--stub-paper`. The seam is punched at both ends; on narrow screens it
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
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const tornOff = (
    <div className={styles.stub} data-part="stub">
      {stub}
    </div>
  );
  return (
    <div className={`${styles.ticket} ${stubFirst ? styles.stubFirst : ''} ${className}`}>
      {stubFirst && tornOff}
      <div className={styles.main} data-part="main">
        {children}
      </div>
      {!stubFirst && tornOff}
    </div>
  );
}
