import type { BankOutcomeKind } from '../request/bank-outcome';
import type { EventQueue } from './event-queue';

/**
 * Why a status of the core system changed nothing that somebody has to look at. `unnamed`: it could mean
 * several approvals; `unknown`: none of its request; `code`: there is no such request, or no longer.
 */
export const REFUSED_STATUSES = ['unnamed', 'unknown', 'code'] as const;

/** A status of the core system that changed nothing, for an administrator to clear up. */
export interface RefusedStatus {
  readonly id: string;
  readonly why: (typeof REFUSED_STATUSES)[number];
  readonly status: BankOutcomeKind;
  /** When it was told last. */
  readonly at: Date;
  /** The code of its request; none for `code`, which names nobody. */
  readonly code?: string;
}

/** What the core system did not take within 24 hours, and what it told in vain. */
export interface Undelivered {
  readonly queues: readonly EventQueue[];
  readonly statuses: readonly RefusedStatus[];
}
