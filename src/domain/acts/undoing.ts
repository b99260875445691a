import { isEndedByRates } from '../rates/mended';
import { isDisbursed } from '../request/bank-outcome';
import { isProposalWaiting } from '../request/case';
import type { LoanRequest } from '../request/loan-request';
import { UNDONE_STATES } from '../request/states';
import {
  MAX_UNDO_WORDS,
  MAX_UNDONE,
  UNDO_CAUSES,
  type UndoDraft,
  type UndoProposal,
  undoUntil,
} from '../request/undo';
import { type CaseObstacle, caseObstacle, seenCase } from './case';
import { declineReason, mostLent } from './deciding';
import { described } from './described';
import { type Member, mayReview } from './member';
import { documentId, line, object, oneOf, type Parsed, variant, whole } from './shape';

const draft = object({
  to: variant('status', {
    pending: object({ status: oneOf(['pending']) }),
    approved: object({ status: oneOf(['approved']), mostLent }),
    declined: object({ status: oneOf(['declined']), reason: declineReason }),
  }),
  cause: oneOf(UNDO_CAUSES),
  words: line(MAX_UNDO_WORDS),
}) satisfies (value: unknown) => UndoDraft;

/**
 * Why a decision cannot be undone by a member. `over`: the days of a decline are over, too many decisions of the
 * request were undone, or nobody signed it; `paid-out`: the money was paid out;
 * `proposer`, `decider`: they signed already; `let-in`, of the directory: see `signing`; `unnamed`: an approval that
 * was proposed before it had to name the most to be lent.
 */
export type UndoObstacle =
  | CaseObstacle
  | 'over'
  | 'paid-out'
  | 'proposer'
  | 'decider'
  | 'let-in'
  | 'unnamed';

/** Proposes to undo the decision of a request. */
export const proposeUndo = described(
  object({ id: documentId, seen: seenCase, draft }),
  'conflict',
  'own',
  'took-part',
  'over',
  'paid-out',
  'amount',
  'loose-payment',
  'approved-before',
  'loan-before',
  'all-proven',
);

const numbered = object({ id: documentId, number: whole(1, 999) });

/** Confirms the proposal to undo a decision. */
export const confirmUndo = described(
  numbered,
  'conflict',
  'own',
  'took-part',
  'over',
  'paid-out',
  'proposer',
  'decider',
  'unnamed',
  'amount',
  'loose-payment',
  'approved-before',
  'loan-before',
  'let-in',
);

/** Drops the proposal to undo a decision: the decision stays. */
export const dropUndo = described(numbered, 'conflict', 'own', 'took-part');

/** Why the decision of this request cannot be undone at this moment; undefined if it can. */
function endedObstacle(request: LoanRequest, now: Date): 'over' | 'paid-out' | undefined {
  const { status, decision, undone = [] } = request;
  if (isDisbursed(request)) return 'paid-out';
  // Money may still come of an approval, however old it is.
  const canBe =
    decision?.author !== undefined &&
    undone.length < MAX_UNDONE &&
    (status === 'approved' || now <= undoUntil(decision.decidedAt));
  return canBe ? undefined : 'over';
}

/** Whether a request has a decision, which a proposal could undo. */
export const isDecided = ({ status }: Pick<LoanRequest, 'status'>): boolean =>
  UNDONE_STATES[status].length > 0;

/** Why this member may not propose to undo the decision of this request; undefined if they may. */
export function proposeUndoObstacle(
  request: LoanRequest,
  member: Member,
  now: Date,
): Exclude<UndoObstacle, 'proposer' | 'decider' | 'let-in' | 'unnamed'> | undefined {
  return caseObstacle(request, member) ?? endedObstacle(request, now);
}

/** Why this member may not confirm the waiting proposal; undefined if they may. */
export function confirmUndoObstacle(
  request: LoanRequest,
  member: Member,
  now: Date,
): UndoObstacle | undefined {
  const { decision, undoing } = request;
  if (!mayReview(member)) return 'role';
  const obstacle = caseObstacle(request, member);
  if (obstacle) return obstacle;
  if (undoing?.author === member.uid) return 'proposer';
  if (decision?.author === member.uid) return 'decider';
  const to = undoing?.to;
  if (to?.status === 'approved' && to.mostLent === undefined) return 'unnamed';
  return endedObstacle(request, now);
}

/** Who made the decision that stands: who proposed it and who confirmed it, or who decided alone. */
export function makersOf(
  request: Pick<
    LoanRequest,
    'status' | 'decision' | 'proposal' | 'questions' | 'undone' | 'mended'
  >,
): string[] {
  const { status, decision, proposal, questions, undone = [] } = request;
  const undoing = undone.at(-1);
  if (undoing?.staff && undoing.next !== 'pending')
    return [undoing.staff.proposal.author, undoing.staff.confirmer];
  // A question ends a proposal, wrong rates do, and a decline is nobody's who proposed to approve.
  const isConfirmed =
    status === 'approved' &&
    proposal !== undefined &&
    !isEndedByRates(request) &&
    isProposalWaiting(true, proposal.proposedAt, questions.at(-1)?.askedAt);
  const makers = [isConfirmed ? proposal.author : undefined, decision?.author];
  return [...new Set(makers.filter((uid) => uid !== undefined))];
}

/** Whether this member's proposal, said again, is the one that waits. */
export function isProposedBy(
  { undoing }: LoanRequest,
  { to, cause, words }: UndoDraft,
  { uid }: Member,
  seen: Parsed<typeof seenCase>,
): boolean {
  const detailOf = (target: UndoProposal['to']) => {
    if (target.status === 'declined') return target.reason;
    return target.status === 'approved' ? target.mostLent : undefined;
  };
  return (
    undoing?.number === seen.undoProposals + 1 &&
    undoing.author === uid &&
    undoing.cause === cause &&
    undoing.words === words &&
    undoing.to.status === to.status &&
    detailOf(undoing.to) === detailOf(to)
  );
}

/** Whether this member confirmed the proposal with this number. */
export function isUndoneBy({ undone = [] }: LoanRequest, { uid }: Member, number: number): boolean {
  return undone.some(({ staff }) => staff?.proposal.number === number && staff.confirmer === uid);
}
