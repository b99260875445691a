import { checkLine } from '../../../../domain/fields/fields';
import {
  isInEveryLanguage,
  LANGUAGES,
  type Language,
  NO_TEXT,
  type Text,
  textOf,
} from '../../../../domain/language';
import {
  checkLoanFigures,
  type DayBasis,
  type LoanDraft,
  type LoanField,
  type LoanFigures,
} from '../../../../domain/loan/terms';
import { formatPlain } from '../../../../domain/money';
import { MAX_RATES_REASON } from '../../../../domain/rates/rates';
import { DAY_MS, HOUR_MS, UTC_HOURS_AHEAD } from '../../../../domain/time';

/** The field of the reason in one of the languages. */
type ReasonField = `reason-${Language}`;
const reasonField = (language: Language): ReasonField => `reason-${language}`;

/** The fields of the reason. */
export const REASON_FIELDS: readonly ReasonField[] = LANGUAGES.map(reasonField);

/** The terms as they are typed. */
export type LoanTexts = Record<LoanField | ReasonField, string>;

/** Whether a field holds the reason in one of the languages. */
export function isReason(name: keyof LoanTexts): name is ReasonField {
  return name.startsWith('reason-');
}

const AHEAD_MS = UTC_HOURS_AHEAD * HOUR_MS;

/** The last day on which terms count in the Dominican Republic, as `2027-01-31`. */
function lastDay(validUntil: Date): string {
  return new Date(validUntil.getTime() - AHEAD_MS - 1).toISOString().slice(0, 10);
}

/** The moment at which a day of the Dominican Republic ends; an invalid date for no day. */
function endOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + AHEAD_MS);
}

/** `1,234.5` in hundredths, NaN for no number with at most two decimals. */
function hundredths(text: string): number {
  const found = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) return Number.NaN;
  const [, whole = '', decimals = ''] = found;
  return Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

function reasonTexts(reason: Text) {
  const fields = LANGUAGES.map((language) => [reasonField(language), reason[language]]);
  return Object.fromEntries(fields) as Pick<LoanTexts, ReasonField>;
}

/** What the form begins with: a draft, the terms in force, or nothing. */
export function loanTexts(
  from: (LoanFigures & { readonly reason?: Text | undefined }) | undefined,
): LoanTexts {
  const amount = (cents: number | undefined) => (cents === undefined ? '' : formatPlain(cents));
  return {
    smallest: amount(from?.smallest),
    largest: amount(from?.largest),
    months: from?.months.join(', ') ?? '',
    lowestRate: amount(from?.lowestRate),
    highestRate: amount(from?.highestRate),
    basis: String(from?.basis ?? 360),
    openingRate: amount(from?.openingRate ?? 0),
    openingFee: amount(from?.openingFee ?? 0),
    insurance: amount(from?.insurance ?? 0),
    validUntil: from ? lastDay(from.validUntil) : '',
    ...reasonTexts(from?.reason ?? NO_TEXT),
  };
}

/** The terms that were typed; NaN where something is no number. */
export function loanFiguresOf(texts: LoanTexts): LoanFigures & { readonly reason: Text } {
  const months = texts.months.split(',').map((text) => text.trim());
  return {
    smallest: hundredths(texts.smallest),
    largest: hundredths(texts.largest),
    months: months.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN)),
    lowestRate: hundredths(texts.lowestRate),
    highestRate: hundredths(texts.highestRate),
    basis: Number(texts.basis) as DayBasis,
    openingRate: hundredths(texts.openingRate),
    openingFee: hundredths(texts.openingFee),
    insurance: hundredths(texts.insurance),
    validUntil: endOf(texts.validUntil),
    reason: textOf((language) => texts[reasonField(language)]),
  };
}

/** The fields that cannot be saved; a reason may still be missing. */
export function loanProblems(texts: LoanTexts, now: Date): Record<keyof LoanTexts, boolean> {
  const wrong = new Set<string>(checkLoanFigures(loanFiguresOf(texts), now));
  for (const name of REASON_FIELDS)
    if (texts[name].trim() && checkLine(texts[name], MAX_RATES_REASON)) wrong.add(name);
  return Object.fromEntries(Object.keys(texts).map((name) => [name, wrong.has(name)])) as Record<
    keyof LoanTexts,
    boolean
  >;
}

/** Why the stored draft cannot be published; undefined if it can. */
export function publishObstacle(
  draft: LoanDraft | undefined,
  { uid, mayReview }: { readonly uid: string; readonly mayReview: boolean },
  typed: LoanTexts,
  now: Date,
): 'no-draft' | 'role' | 'own' | 'reason' | 'unsaved' | 'ended' | undefined {
  if (!draft) return 'no-draft';
  if (!mayReview) return 'role';
  if (draft.author === uid) return 'own';
  if (!isInEveryLanguage(draft.reason)) return 'reason';
  if (draft.validUntil <= now) return 'ended';
  const stored = loanTexts(draft);
  const names = Object.keys(stored) as (keyof LoanTexts)[];
  return names.some((name) => stored[name] !== typed[name]) ? 'unsaved' : undefined;
}
