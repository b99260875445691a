import type { BankOutcome } from './bank-outcome';

/**
 * The states of a request. `information`: the bank waits for an answer from the visitor; `unanswered`:
 * it waited in vain; `lapsed`: an approval whose days are over. All but the first two are closed.
 */
export const CREDIT_STATES = [
  'pending',
  'information',
  'approved',
  'declined',
  'withdrawn',
  'unanswered',
  'lapsed',
] as const;

/** The state of a request. */
export type CreditStatus = (typeof CREDIT_STATES)[number];

/** The states that may follow each; no other transition exists (product decision "States"). */
const NEXT_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: ['approved', 'declined', 'information', 'withdrawn'],
  information: ['pending', 'approved', 'declined', 'withdrawn', 'unanswered'],
  approved: [],
  declined: [],
  withdrawn: [],
  unanswered: [],
  lapsed: [],
};

/**
 * The states that may follow each when two people undo its decision. That is no state of an open
 * request, so `isOpen` does not look here.
 */
export const UNDONE_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: [],
  information: [],
  approved: ['pending', 'declined'],
  declined: ['pending', 'approved'],
  withdrawn: [],
  unanswered: [],
  lapsed: [],
};

/** The states that may follow each when its visitor asks, once, that another person reconsiders it. */
export const RECONSIDERED_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: [],
  information: [],
  approved: [],
  declined: ['pending'],
  withdrawn: [],
  unanswered: [],
  lapsed: [],
};

/**
 * The states that may follow an approval by itself: it lapses, or its visitor gives it back. The core
 * system's *paid* alone leads back. No state of an open request, as above.
 */
export const ENDED_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: [],
  information: [],
  approved: ['lapsed', 'withdrawn'],
  declined: [],
  withdrawn: ['approved'],
  unanswered: [],
  lapsed: ['approved'],
};

/** Whether a request in this state can still be decided, withdrawn and corrected. */
export function isOpen(status: CreditStatus): boolean {
  return NEXT_STATES[status].length > 0;
}

/** The states in which a request came to nothing. */
const VAIN_STATES = ['declined', 'withdrawn', 'unanswered', 'lapsed'] as const;

/** Whether its visitor may leave a request behind and send another: it came to nothing, also at the bank. */
export function canAskAgain({
  status,
  atBank,
}: {
  readonly status: CreditStatus;
  readonly atBank?: Pick<BankOutcome, 'kind'> | undefined;
}): boolean {
  return VAIN_STATES.some((vain) => vain === status) || atBank?.kind === 'cancelled';
}
