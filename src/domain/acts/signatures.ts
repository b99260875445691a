import { dayStart, daysBetween } from '../day';
import { hasWrongCheckDigit } from '../fields/identifiers/cedula';
import { type Lending, shareOf } from '../loan/lending';
import type { Cents } from '../money';
import { mismatchedLines } from '../proof';
import type { KeyEntry } from '../request/keys';
import type { LoanRequest } from '../request/loan-request';
import { DAY_MS } from '../time';
import type { OneLoan, OneLoanRule } from './one-loan';

/** Why another person confirms an approval. */
export type SecondReason =
  | 'amount'
  | 'share'
  | 'no-value'
  | 'no-amount'
  | 'mismatch'
  | 'declined'
  | 'check-digit'
  | 'ten-fields'
  | 'no-keys'
  | 'other-loan'
  | 'other-proposal';

/** What is known of an approval beside its request. */
export interface ApprovalFacts {
  /** The same document or account was declined in the 90 days before it was sent: see `isAskedAgain`. */
  readonly declinedBefore: boolean;
  /** What the person's other requests mean; undefined for nothing. */
  readonly loan: OneLoan | undefined;
}

/** An approval as somebody is about to make it. */
export interface ApprovalCase {
  readonly request: Pick<
    LoanRequest,
    | 'applicant'
    | 'receivedAt'
    | 'value'
    | 'answers'
    | 'ratesVersion'
    | 'proven'
    | 'notices'
    | 'undone'
    | 'proposal'
    | 'hasLoosePayment'
  >;
  readonly mostLent: Cents;
  readonly lending: Lending;
  readonly facts: ApprovalFacts;
}

/**
 * Why nobody may approve a request. `loose-payment`: a payment of it has to be explained first; the others:
 * the person has an approval or a loan.
 */
export type ApprovalObstacle = 'loose-payment' | Exclude<OneLoanRule, 'reason'>;

/** Why nobody may approve this request at this moment; undefined if somebody may. */
export const approvalObstacle = (
  { hasLoosePayment }: Pick<LoanRequest, 'hasLoosePayment'>,
  loan: OneLoan | undefined,
): ApprovalObstacle | undefined => {
  if (hasLoosePayment) return 'loose-payment';
  return loan && loan.rule !== 'reason' ? loan.rule : undefined;
};

/** The signatures of an approval, or why there is none. `amount`: not between the smallest and the largest. */
export type Signatures =
  | { readonly refused: 'amount' | ApprovalObstacle }
  | { readonly needed: 1 | 2; readonly because: readonly SecondReason[] };

/**
 * Whether the last "no" to this request was turned by its visitor alone. Where two people undid it, both
 * said that it was wrong, and a repeat was declined without a look at it.
 */
function isYesAfterNo({ undone = [] }: Pick<LoanRequest, 'undone'>): boolean {
  const no = undone.findLast(({ status }) => status === 'declined');
  return no?.byVisitor === true && no.staff?.duplicateOf === undefined;
}

/** For how many days after a decline a yes to another request of the person takes two people. */
const YES_AFTER_NO_DAYS = 90;

/** Whether it was sent soon after a decline of one of these, of its document or its account, which was no repeat. */
export function isAskedAgain(
  { id, receivedAt }: Pick<LoanRequest, 'id' | 'receivedAt'>,
  others: readonly Pick<KeyEntry, 'id' | 'isDuplicate' | 'declinedAt'>[],
): boolean {
  return others.some(
    (other) =>
      other.id !== id &&
      other.declinedAt !== undefined &&
      !other.isDuplicate &&
      receivedAt.getTime() - other.declinedAt.getTime() <= YES_AFTER_NO_DAYS * DAY_MS,
  );
}

/** The same of a decline that is erased, of the same document or the same account. */
const isAskedAfterErased = ({ receivedAt, notices }: Pick<LoanRequest, 'receivedAt' | 'notices'>) =>
  (notices ?? []).some(
    (notice) =>
      notice.kind === 'past-decline' &&
      daysBetween(new Date(dayStart(notice.day)), receivedAt) <= YES_AFTER_NO_DAYS,
  );

/** Whether this amount is another than that of the proposal that waits. */
export const isOtherProposal = ({ proposal }: Pick<LoanRequest, 'proposal'>, mostLent: Cents) =>
  proposal?.waiting === true && proposal.mostLent !== mostLent;

/** How many signatures an approval takes, and why a second one. */
export function signatures({ request, mostLent, lending, facts }: ApprovalCase): Signatures {
  const { smallest, largest, forOne } = lending;
  const held = approvalObstacle(request, facts.loan);
  if (held) return { refused: held };
  if (mostLent < smallest || mostLent > largest) return { refused: 'amount' };
  const share = shareOf(request.value, lending);
  const rows: Readonly<Record<SecondReason, boolean>> = {
    amount: forOne !== undefined && mostLent > forOne,
    share: share !== undefined && mostLent > Math.max(share, smallest),
    'no-value': request.value === undefined,
    'no-amount': forOne === undefined,
    mismatch: mismatchedLines(request.proven?.lines ?? {}, request.answers ?? {}).length > 0,
    declined: facts.declinedBefore || isYesAfterNo(request) || isAskedAfterErased(request),
    'check-digit': hasWrongCheckDigit(request.applicant.cedula),
    'ten-fields': request.ratesVersion === undefined,
    // They are made with its keys: until then nothing is known of the person's other requests.
    'no-keys': request.notices === undefined,
    'other-loan': facts.loan !== undefined,
    'other-proposal': isOtherProposal(request, mostLent),
  };
  const because = (Object.keys(rows) as SecondReason[]).filter((reason) => rows[reason]);
  return { needed: because.length > 0 ? 2 : 1, because };
}
