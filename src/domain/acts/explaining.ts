import type { LoanRequest } from '../request/loan-request';
import type { PaymentExplanation } from '../request/loose-payment';
import { type CaseObstacle, caseObstacle } from './case';
import { writtenReason } from './deciding';
import { described } from './described';
import { type Member, mayReview } from './member';
import { documentId, flag, object, whole } from './shape';

/** How many explanations of one request’s loose payments there may be. */
const MOST = 999;

/**
 * Proposes what a loose payment is: the loan stands, or the money came back. `proposals` is the number of those
 * that the screen saw; the new one takes the place of the last.
 */
export const explainPayment = described(
  object({
    id: documentId,
    proposals: whole(0, MOST),
    stands: flag,
    words: writtenReason,
  }),
  'conflict',
  'own',
  'took-part',
);

/** Confirms the explanation with this number: the loan stands, or the request goes on. */
export const confirmPayment = described(
  object({ id: documentId, number: whole(1, MOST) }),
  'conflict',
  'own',
  'took-part',
  'proposer',
  'let-in',
);

/** Why a member may not confirm an explanation. `proposer`: it is their own; `let-in`: see `signing`. */
export type ConfirmPaymentObstacle = CaseObstacle | 'proposer' | 'let-in';

/** Why this member may not confirm the explanation that waits; undefined if they may. */
export function confirmPaymentObstacle(
  request: LoanRequest,
  member: Member,
): ConfirmPaymentObstacle | undefined {
  if (!mayReview(member)) return 'role';
  const isProposer = request.loosePayment?.explanation?.author === member.uid;
  return caseObstacle(request, member) ?? (isProposer ? 'proposer' : undefined);
}

/** Whether this member's explanation, said again, is the one that waits. */
export function isExplainedBy(
  { hasLoosePayment, loosePayment }: LoanRequest,
  said: Pick<PaymentExplanation, 'stands' | 'words'> & { readonly proposals: number },
  { uid }: Member,
): boolean {
  const waiting = loosePayment?.explanation;
  return (
    hasLoosePayment === true &&
    loosePayment?.proposals === said.proposals + 1 &&
    waiting?.author === uid &&
    waiting.stands === said.stands &&
    waiting.words === said.words
  );
}

/** Whether this member confirmed the explanation with this number. */
export const isSettledBy = (
  { hasLoosePayment, loosePayment }: LoanRequest,
  { uid }: Member,
  number: number,
): boolean =>
  !hasLoosePayment && loosePayment?.proposals === number && loosePayment.settled?.author === uid;
