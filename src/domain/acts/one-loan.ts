import { bank } from '../../bank/bank';
import type { BankSettings } from '../../bank/bank-settings';
import { type KeyOutcome, keyEntryOf } from '../request/keys';
import { type LoanRequest, reference } from '../request/loan-request';
import { isSameName } from './duplicates';

/** Another request with the same document, as far as one loan per person asks for it. */
export interface OtherRequest {
  readonly outcome: KeyOutcome;
  readonly isSameName: boolean;
  readonly reference: string;
}

/** A request as another one of the person of this one. */
export const otherOf = (other: LoanRequest, request: LoanRequest): OtherRequest => ({
  outcome: keyEntryOf(other).outcome,
  isSameName: isSameName(other, request),
  reference: reference(other),
});

/**
 * Why nobody may approve a request of somebody who has an approval (`approved-before`) or a loan
 * (`loan-before`); `reason`: two people may, with a reason in words.
 */
export type OneLoanRule = 'approved-before' | 'loan-before' | 'reason';

/** The rule that holds, and the reference of the request that it follows from. */
export interface OneLoan {
  readonly rule: OneLoanRule;
  readonly reference: string;
  /** Whether it may be a loan, and nobody said that it was paid out. */
  readonly isUntold?: true;
}

/** The strictest first. */
const RULES: readonly OneLoanRule[] = ['approved-before', 'loan-before', 'reason'];

type Settings = Pick<BankSettings, 'secondLoan' | 'tellsPayment'>;

/** Outcomes of a request that may be, or become, a loan. */
const LENT: readonly KeyOutcome[] = ['approved', 'loose-payment', 'disbursed'];

/** Whether a request that stands so counts for one loan per person. */
export const isLent = ({ outcome }: Pick<OtherRequest, 'outcome'>): boolean =>
  LENT.includes(outcome);

/** Where the bank tells of no payment, an approval may have been paid out. */
function ruleOf(
  other: OtherRequest,
  { secondLoan, tellsPayment }: Settings,
): OneLoanRule | undefined {
  const { outcome, isSameName } = other;
  if (!isLent(other)) return undefined;
  if (!isSameName) return 'reason';
  if (outcome === 'loose-payment' || (outcome === 'approved' && tellsPayment))
    return 'approved-before';
  return secondLoan ? 'reason' : 'loan-before';
}

/** What the person's other requests mean for an approval; undefined for nothing. */
export function oneLoan(
  others: readonly OtherRequest[],
  settings: Settings = bank,
): OneLoan | undefined {
  const held = others.flatMap((other) => {
    const rule = ruleOf(other, settings);
    const isUntold = rule === 'loan-before' && other.outcome === 'approved';
    return rule ? [{ rule, reference: other.reference, ...(isUntold && { isUntold }) }] : [];
  });
  return RULES.flatMap((rule) => held.filter((one) => one.rule === rule))[0];
}
