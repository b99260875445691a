/**
 * The state of a request. `information`: the bank waits for an answer from the visitor. The last
 * three are final.
 */
export type CreditStatus = 'pending' | 'information' | 'approved' | 'declined' | 'withdrawn';

/** The states that may follow each; no other transition exists (product decision "States"). */
export const NEXT_STATES: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  pending: ['approved', 'declined', 'information', 'withdrawn'],
  information: ['pending', 'approved', 'declined', 'withdrawn'],
  approved: [],
  declined: [],
  withdrawn: [],
};

/** Whether a request in this state can still be decided, withdrawn and corrected. */
export function isOpen(status: CreditStatus): boolean {
  return NEXT_STATES[status].length > 0;
}
