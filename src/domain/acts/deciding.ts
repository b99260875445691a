import { type ConfirmationSetting, confirmationAt } from '../bank-settings';
import type { LoanRequest } from '../request/loan-request';
import { type DeclineReason, givenReasons } from '../request/reasons';
import { isOpen } from '../request/states';
import { type CaseObstacle, caseObstacle, seenCase } from './case';
import { described } from './described';
import { type Member, mayReview } from './member';
import type { OneLoan, OneLoanRule } from './one-loan';
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
} from './shape';

/** A reason of a decline. */
export const declineReason = oneOf(givenReasons);

/** The shortest and the longest reason to approve somebody who has an approval or a loan, in characters. */
export const WHY_LENGTHS = { shortest: 10, longest: 140 } as const;

const why: Parse<string> = (value) => {
  const words = line(WHY_LENGTHS.longest)(value);
  return words.length < WHY_LENGTHS.shortest ? invalid() : words;
};

const choice = variant('status', {
  approved: object({ status: oneOf(['approved']) }, { why }),
  declined: object({ status: oneOf(['declined']), reason: declineReason }),
});

/** A decision of staff; a decline always has a reason. */
export type DecisionChoice = Parsed<typeof choice>;

/** The most duplicates that a decision closes: each needs five writes of a transaction. */
const MAX_DUPLICATES = 100;

/**
 * Why a member may not decide a request so. `confirming`: only a reviewer confirms a proposal;
 * `proposer`: they made the proposal themselves; the others: the person has an approval or a loan. `let-in`,
 * of the directory: see `signing`.
 */
export type DecideObstacle =
  | CaseObstacle
  | 'confirming'
  | 'proposer'
  | 'let-in'
  | Exclude<OneLoanRule, 'reason'>;

/** Decides a request, with the open duplicates that the screen showed; or proposes to approve it. */
export const decide = described(
  object({ id: documentId, seen: seenCase, choice, duplicates: list(documentId, MAX_DUPLICATES) }),
  'conflict',
  'own',
  'took-part',
  'confirming',
  'proposer',
  'approved-before',
  'loan-before',
  'why',
  'all-proven',
  'let-in',
);

/** Why this member may not approve or decline this open request; undefined if they may. */
export function decideObstacle(
  request: LoanRequest,
  status: DecisionChoice['status'],
  member: Member,
): DecideObstacle | undefined {
  const obstacle = caseObstacle(request, member);
  const { proposal } = request;
  if (obstacle || status === 'declined' || !proposal?.waiting) return obstacle;
  if (proposal.author === member.uid) return 'proposer';
  return mayReview(member) ? undefined : 'confirming';
}

/** Why a decline may not give this reason: it would not be true. Undefined if it may. */
export function reasonObstacle(
  { proven }: Pick<LoanRequest, 'proven'>,
  reason: DeclineReason,
): 'all-proven' | undefined {
  return reason === 'account' && proven?.percent === 100 ? 'all-proven' : undefined;
}

/** Whether approving this request is only a proposal, which a second person confirms. */
export function needsSecondPerson(
  { value, proposal }: LoanRequest,
  setting: ConfirmationSetting,
  now: Date,
  loan?: OneLoan | undefined,
): boolean {
  if (proposal?.waiting) return false;
  if (loan) return true;
  const amount = confirmationAt(setting, now);
  return amount === undefined || value === undefined || value > amount;
}

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
      seen.proposal === 0
    );
  const reason = said.status === 'declined' ? said.reason : undefined;
  return status === said.status && decision?.author === uid && decision.reason === reason;
}
