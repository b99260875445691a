import { type AmountProblem, readAmount } from '../../../domain/fields/amount';
import { isInEveryLanguage, LANGUAGES, NO_TEXT, type Text, textOf } from '../../../domain/language';
import {
  isMarketValue,
  MARKET_VALUE_FORM,
  MAX_VALUE_REASON,
} from '../../../domain/market/market-value';

/** A new market value as typed. */
export interface ValueDraft {
  readonly value: string;
  readonly reason: Text;
}

export const EMPTY_DRAFT: ValueDraft = { value: '', reason: NO_TEXT };

/** The problem of the value or the reason; the screen translates it. */
export type ValueProblem = AmountProblem | 'bounds';
export type ReasonProblem = 'reason-pair' | 'reason-long' | 'reason-markup';

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
  const texts = LANGUAGES.map((language) => reason[language].trim());
  if (texts.some((text) => text.length > MAX_VALUE_REASON)) return 'reason-long';
  if (texts.some((text) => /[<>]/.test(text))) return 'reason-markup';
  const isEmpty = (text: string) => text === '';
  return texts.some(isEmpty) && !texts.every(isEmpty) ? 'reason-pair' : undefined;
}

/** The reason to store, undefined if none was given. */
export function draftReason({ reason }: ValueDraft): Text | undefined {
  const trimmed = textOf((language) => reason[language].trim());
  return isInEveryLanguage(trimmed) ? trimmed : undefined;
}
