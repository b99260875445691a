import { brand } from '../../../config/brand';
import { type AmountForm, type AmountProblem, readAmount } from '../../../domain/fields/amount';
import { checkLine, type LineProblem, normalizeWords } from '../../../domain/fields/fields';
import { isInEveryLanguage, LANGUAGES, NO_TEXT, type Text } from '../../../domain/language';
import { isMarketValue, MAX_VALUE_REASON } from '../../../domain/market/market-value';

/** How a market value is typed, and stands in a file: in whole dollars. */
export const MARKET_VALUE_FORM: AmountForm = { decimals: 0, unit: brand.currency };

/** A new market value as typed. */
export interface ValueDraft {
  readonly value: string;
  readonly reason: Text;
}

export const EMPTY_DRAFT: ValueDraft = { value: '', reason: NO_TEXT };

/** The problem of the value or the reason; the screen translates it. */
export type ValueProblem = AmountProblem | 'bounds';
export type ReasonProblem = 'reason-pair' | Exclude<LineProblem, 'missing'>;

/** The typed value as a number, or undefined while it is not one that could be sent. */
export function draftValue({ value }: ValueDraft): number | undefined {
  const { amount, problem } = readAmount(value, MARKET_VALUE_FORM);
  return problem === undefined && isMarketValue(amount) ? amount : undefined;
}

/** A whole number of dollars, 10 to 10,000 (specification, section 5). */
export function checkValue(typed: string): ValueProblem | undefined {
  const { amount, problem } = readAmount(typed, MARKET_VALUE_FORM);
  return problem ?? (isMarketValue(amount) ? undefined : 'bounds');
}

/** The problems, by field; undefined for none. */
export function problemsOf({ value, reason }: ValueDraft) {
  return { value: checkValue(value), reason: checkReason(reason) } as const;
}

/** One line in every language or in none. */
export function checkReason(reason: Text): ReasonProblem | undefined {
  const problems = LANGUAGES.map((language) => checkLine(reason[language], MAX_VALUE_REASON));
  const isEmpty = (problem: LineProblem | undefined) => problem === 'missing';
  for (const problem of problems) if (problem && problem !== 'missing') return problem;
  return problems.some(isEmpty) && !problems.every(isEmpty) ? 'reason-pair' : undefined;
}

/** The reason to store, undefined if none was given. */
export function draftReason({ reason }: ValueDraft): Text | undefined {
  const given = normalizeWords(reason);
  return isInEveryLanguage(given) ? given : undefined;
}
