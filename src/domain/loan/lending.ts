import { bank } from '../../bank/bank';
import { type ConfirmationSetting, confirmationAt } from '../bank-settings';
import type { Cents } from '../money';
import { isRecent, type ReferenceRate, toPesos } from './reference-rate';
import { areValid, type LoanConditions } from './terms';

/** What is stored about lending: the amount for one person, the terms and the reference rate. */
export interface LendingSettings {
  readonly confirmation: ConfirmationSetting;
  readonly conditions: LoanConditions | undefined;
}

/** What counts for an approval at a moment, in the currency of the bank's loans. */
export interface Lending {
  /** The smallest and the largest loan: of the terms in force, else of the bank's file. */
  readonly smallest: Cents;
  readonly largest: Cents;
  /** The most that one person approves; undefined until two people have set it. */
  readonly forOne: Cents | undefined;
  /** Undefined where none was entered in the last days. */
  readonly rate: ReferenceRate | undefined;
}

const UNIT: Cents = 100;

/** The amount of an approval is filled in down to a multiple of this. */
const STEP: Cents = 500 * UNIT;

/** What counts for an approval at this moment. */
export function lendingAt({ confirmation, conditions }: LendingSettings, now: Date): Lending {
  const terms = conditions && areValid(conditions.terms, now) ? conditions.terms : undefined;
  const reference = conditions?.reference;
  return {
    smallest: terms?.smallest ?? bank.smallestLoan * UNIT,
    largest: terms?.largest ?? bank.largestLoan * UNIT,
    forOne: confirmationAt(confirmation, now),
    rate: reference && isRecent(reference, now) ? reference : undefined,
  };
}

/** The share of a value that the bank usually lends; undefined without a value or a recent rate. */
export function shareOf(
  value: Cents | undefined,
  { rate }: Pick<Lending, 'rate'>,
): Cents | undefined {
  if (value === undefined || rate === undefined) return undefined;
  return Math.floor(toPesos(value, rate) * bank.lendingShare);
}

/** The most to be lent as it is filled in; undefined without a value or a recent rate. */
export function suggestedAmount(value: Cents | undefined, lending: Lending): Cents | undefined {
  const share = shareOf(value, lending);
  if (share === undefined) return undefined;
  const rounded = Math.floor(share / STEP) * STEP;
  return Math.max(Math.min(rounded, lending.largest), lending.smallest);
}
