import { GREATEST_LOAN } from '../loan/terms';
import type { Cents } from '../money';
import type { LoanRequest } from '../request/loan-request';
import { type DeclineReason, givenReasons } from '../request/reasons';
import { isOpen } from '../request/states';
import { type CaseObstacle, caseObstacle, seenCase, UNNUMBERED } from './case';
import { described } from './described';
import { type Member, mayReview } from './member';
import {
  documentId,
  invalid,
  line,
  list,
  object,
  oneOf,
  type Parse,
  type Parsed,
  variant,
  whole,
} from './shape';
import { type ApprovalObstacle, isOtherProposal } from './signatures';

/** A reason of a decline. */
export const declineReason = oneOf(givenReasons);

/**
 * The shortest and the longest reason to approve somebody who has an approval or a loan, or to explain a loose
 * payment, in characters.
 */
export const WHY_LENGTHS = { shortest: 10, longest: 140 } as const;

/** Such a reason, as it is stored. */
export const writtenReason: Parse<string> = (value) => {
  const words = line(WHY_LENGTHS.longest)(value);
  return words.length < WHY_LENGTHS.shortest ? invalid() : words;
};

/** The most to be lent, in cents of the loans' currency. */
export const mostLent = whole(0, GREATEST_LOAN);

const choice = variant('status', {
  approved: object(
    {
      status: oneOf(['approved']),
      mostLent,
      /** The number of signatures that the screen said. */
      signatures: oneOf([1, 2]),
    },
    { why: writtenReason },
  ),
  declined: object({ status: oneOf(['declined']), reason: declineReason }),
});

/** A decision of staff; a decline always has a reason, an approval the most that may be lent. */
export type DecisionChoice = Parsed<typeof choice>;

/** The most duplicates that a decision closes: each needs five writes of a transaction. */
const MAX_DUPLICATES = 100;

/**
 * Why a member may not decide a request so. `confirming`: only a reviewer confirms a proposal;
 * `proposer`: they made the proposal themselves; `let-in`, of the directory: see `signing`; the others: nobody
 * may approve it.
 */
export type DecideObstacle = CaseObstacle | 'confirming' | 'proposer' | 'let-in' | ApprovalObstacle;

/**
 * Decides a request, with the open duplicates that the screen showed; or proposes to approve it, also with
 * another amount in place of a proposal that waits. `amount`: no loan is so small or so large.
 */
export const decide = described(
  object({ id: documentId, seen: seenCase, choice, duplicates: list(documentId, MAX_DUPLICATES) }),
  'conflict',
  'own',
  'took-part',
  'confirming',
  'proposer',
  'amount',
  'loose-payment',
  'approved-before',
  'loan-before',
  'why',
  'all-proven',
  'let-in',
);

/** Why this member may not approve this open request so, or not decline it; undefined if they may. */
export function decideObstacle(
  request: LoanRequest,
  member: Member,
  approved?: Cents,
): DecideObstacle | undefined {
  const obstacle = caseObstacle(request, member);
  if (obstacle || approved === undefined || !isConfirming(request, approved)) return obstacle;
  if (request.proposal?.author === member.uid) return 'proposer';
  return mayReview(member) ? undefined : 'confirming';
}

/** Why a decline may not give this reason: it would not be true. Undefined if it may. */
export function reasonObstacle(
  { proven }: Pick<LoanRequest, 'proven'>,
  reason: DeclineReason,
): 'all-proven' | undefined {
  return reason === 'account' && proven?.percent === 100 ? 'all-proven' : undefined;
}

/** Whether approving this request so confirms the proposal that waits. */
export const isConfirming = (request: Pick<LoanRequest, 'proposal'>, approved: Cents): boolean =>
  request.proposal?.waiting === true && !isOtherProposal(request, approved);

/** Whether this member's decision, said again, is already there. */
export function isDecidedBy(
  request: LoanRequest,
  said: DecisionChoice,
  { uid }: Member,
  seen: Parsed<typeof seenCase>,
): boolean {
  const { status, decision, undone = [], questions, proposal } = request;
  if (undone.length !== seen.undone || questions.length !== seen.questions) return false;
  if (isOpen(status))
    return (
      said.status === 'approved' &&
      proposal?.waiting === true &&
      proposal.author === uid &&
      proposal.mostLent === said.mostLent &&
      seen.proposal !== (proposal.number ?? UNNUMBERED)
    );
  if (status !== said.status || decision?.author !== uid) return false;
  return said.status === 'declined'
    ? decision.reason === said.reason
    : decision.mostLent === said.mostLent;
}
