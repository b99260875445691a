import { bank } from '../../bank/bank';
import type { BankSettings } from '../../bank/bank-settings';
import { BANK_OUTCOMES, type BankOutcomeKind } from '../request/bank-outcome';
import type { LoanRequest } from '../request/loan-request';
import { type CaseObstacle, caseObstacle, seenCase } from './case';
import { described } from './described';
import { type Member, mayReview } from './member';
import { documentId, object, oneOf } from './shape';

/**
 * Notes what the bank did with an approval, where its core system tells nothing; `told` is what the screen saw
 * noted. `settled`, `not-paid`: as the core system is answered.
 */
export const noteAtBank = described(
  object({
    id: documentId,
    seen: seenCase,
    told: oneOf(['none', ...BANK_OUTCOMES]),
    status: oneOf(BANK_OUTCOMES),
  }),
  'conflict',
  'own',
  'took-part',
  'settled',
  'not-paid',
);

/** What is noted of an approval, as acts say it. */
export const notedOf = ({ atBank }: Pick<LoanRequest, 'atBank'>): BankOutcomeKind | 'none' =>
  atBank?.kind ?? 'none';

/** Why this member may not note what the bank did; undefined if they may. */
export function noteAtBankObstacle(
  request: LoanRequest,
  member: Member,
  { tellsPayment }: Pick<BankSettings, 'tellsPayment'> = bank,
): CaseObstacle | undefined {
  return tellsPayment || !mayReview(member) ? 'role' : caseObstacle(request, member);
}
