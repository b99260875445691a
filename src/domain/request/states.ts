/**
 * The state of a request. `information`: the bank waits for an answer from the visitor;
 * `unanswered`: it waited in vain. The last four are final.
 */
export type CreditStatus =
  | 'pending'
  | 'information'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'unanswered';

/** The states that may follow each; no other transition exists (product decision "States"). */
const NEXT_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: ['approved', 'declined', 'information', 'withdrawn'],
  information: ['pending', 'approved', 'declined', 'withdrawn', 'unanswered'],
  approved: [],
  declined: [],
  withdrawn: [],
  unanswered: [],
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
};

/** The states that may follow each when its visitor asks, once, that another person reconsiders it. */
export const RECONSIDERED_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: [],
  information: [],
  approved: [],
  declined: ['pending'],
  withdrawn: [],
  unanswered: [],
};

/** Whether a request in this state can still be decided, withdrawn and corrected. */
export function isOpen(status: CreditStatus): boolean {
  return NEXT_STATES[status].length > 0;
}

/** Whether its visitor may leave a request in this state behind and send another. */
export function canAskAgain(
  status: CreditStatus,
): status is Extract<CreditStatus, 'declined' | 'withdrawn' | 'unanswered'> {
  return status === 'declined' || status === 'withdrawn' || status === 'unanswered';
}
