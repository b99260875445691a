import { isUnreadable, type Listed } from '../../../data/staff/lists';
import type { RequestFilter } from '../../../data/staff/requests';
import { isPartProven } from '../../../domain/proof';
import { deadlineOf } from '../../../domain/request/bank-hours';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { stateOf } from '../../../domain/request/request-state';
import { isOpen } from '../../../domain/request/states';

/** A filter of the queue that can hide a request. */
export type HidingFilter = 'status' | 'gameId' | 'proof' | 'overdue';

function hasStatus(request: LoanRequest, wanted: RequestFilter['status']): boolean {
  const { status, proposal, undoing } = request;
  if (wanted === 'all') return true;
  if (wanted === 'open') return isOpen(status);
  if (wanted === 'confirming') return proposal?.waiting === true || undoing !== undefined;
  if (wanted === 'reconsidering') return stateOf(request) === 'reconsidering';
  return status === wanted && proposal?.waiting !== true;
}

const hasProven = ({ proven }: LoanRequest) => proven !== undefined && isPartProven(proven);

function isOverdue(request: LoanRequest, now: number): boolean {
  const due = deadlineOf(request);
  return due !== undefined && due.getTime() <= now;
}

/** Which filters keep a request out of the queue; of a request that cannot be read, all that are set. */
export function filtersThatExclude(
  { status, gameId, proof, overdue }: RequestFilter,
  request: Listed<LoanRequest>,
  now: number,
): readonly HidingFilter[] {
  const isKnown = !isUnreadable(request);
  const hides: Readonly<Record<HidingFilter, boolean>> = {
    status: status !== 'all' && !(isKnown && hasStatus(request, status)),
    gameId: gameId !== undefined && !(isKnown && request.gameId === gameId),
    proof: proof !== undefined && !(isKnown && (proof === 'proven') === hasProven(request)),
    overdue: overdue && !(isKnown && isOverdue(request, now)),
  };
  return (['status', 'gameId', 'proof', 'overdue'] as const).filter((filter) => hides[filter]);
}
