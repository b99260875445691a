import { bank } from '../../../bank/bank';
import { type PublishLoanObstacle, publishLoanObstacle } from '../../../domain/acts/loan';
import type { Member } from '../../../domain/acts/member';
import { dayKey, dayStart } from '../../../domain/day';
import { type AmountForm, type AmountProblem, readAmount } from '../../../domain/fields/amount';
import { asciiDigits } from '../../../domain/fields/digits';
import { checkLine, type LineProblem } from '../../../domain/fields/fields';
import { LANGUAGES, type Language, NO_TEXT, type Text, textOf } from '../../../domain/language';
import {
  checkLoanFigures,
  type LoanDraft,
  type LoanField,
  type LoanFigures,
} from '../../../domain/loan/terms';
import { formatPlain } from '../../../domain/money';
import { MAX_RATES_REASON } from '../../../domain/rates/rates';
import { DAY_MS } from '../../../domain/time';

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

/** The last day on which terms count in the Dominican Republic, as `2027-01-31`. */
function lastDay(validUntil: Date): string {
  return dayKey(validUntil.getTime() - 1);
}

/** The moment at which a day of the Dominican Republic ends; an invalid date for no day. */
function endOf(day: string): Date {
  return new Date(dayStart(day) + DAY_MS);
}

/** Digits after the point of an amount and of a per cent. */
export const LOAN_DECIMALS = 2;

const PESOS: AmountForm = { decimals: LOAN_DECIMALS, unit: bank.loanCurrency };
const PER_CENT: AmountForm = { decimals: LOAN_DECIMALS, unit: '%' };

/** How the figures are typed. */
const LOAN_FORMS = {
  smallest: PESOS,
  largest: PESOS,
  lowestRate: PER_CENT,
  highestRate: PER_CENT,
  openingRate: PER_CENT,
  openingFee: PESOS,
  insurance: PESOS,
} as const satisfies Partial<Record<LoanField, AmountForm>>;

type FigureField = keyof typeof LOAN_FORMS;

const isFigure = (name: string): name is FigureField => Object.hasOwn(LOAN_FORMS, name);

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
    openingRate: amount(from?.openingRate ?? 0),
    openingFee: amount(from?.openingFee ?? 0),
    insurance: amount(from?.insurance ?? 0),
    validUntil: from ? lastDay(from.validUntil) : '',
    ...reasonTexts(from?.reason ?? NO_TEXT),
  };
}

/** Whether the same was typed into every field. */
export function isSameTexts(one: LoanTexts, other: LoanTexts): boolean {
  const names = Object.keys(one) as (keyof LoanTexts)[];
  return names.every((name) => one[name] === other[name]);
}

/** The terms that were typed; NaN where something is no number. */
export function loanFiguresOf(texts: LoanTexts): LoanFigures & { readonly reason: Text } {
  const months = asciiDigits(texts.months)
    .trim()
    .split(/[\s,;]+/);
  const hundredths = (name: FigureField) => {
    const { amount, problem } = readAmount(texts[name], LOAN_FORMS[name]);
    return problem ? Number.NaN : amount;
  };
  return {
    smallest: hundredths('smallest'),
    largest: hundredths('largest'),
    months: months.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN)),
    lowestRate: hundredths('lowestRate'),
    highestRate: hundredths('highestRate'),
    openingRate: hundredths('openingRate'),
    openingFee: hundredths('openingFee'),
    insurance: hundredths('insurance'),
    validUntil: endOf(texts.validUntil),
    reason: textOf((language) => texts[reasonField(language)]),
  };
}

/** Why a field cannot be saved. `field`: it does not hold what the field takes. */
export type LoanProblem = Exclude<AmountProblem | LineProblem, 'missing'> | 'field';

/** The problem of one field; a reason may still be missing. */
function problemOf(name: keyof LoanTexts, text: string): LoanProblem | undefined {
  const problem = isReason(name)
    ? checkLine(text, MAX_RATES_REASON)
    : isFigure(name)
      ? readAmount(text, LOAN_FORMS[name]).problem
      : undefined;
  return problem === 'missing' ? undefined : problem;
}

/** The problems of the fields. */
export function loanProblems(
  texts: LoanTexts,
  now: Date,
): Record<keyof LoanTexts, LoanProblem | undefined> {
  const wrong = new Set<string>(checkLoanFigures(loanFiguresOf(texts), now));
  const names = Object.keys(texts) as (keyof LoanTexts)[];
  const problems = names.map((name) => [
    name,
    problemOf(name, texts[name]) ?? (wrong.has(name) ? 'field' : undefined),
  ]);
  return Object.fromEntries(problems) as Record<keyof LoanTexts, LoanProblem | undefined>;
}

/** Why the stored draft cannot be published; undefined if it can. */
export function publishObstacle(
  {
    terms,
    draft,
  }: { readonly terms: LoanFigures | undefined; readonly draft: LoanDraft | undefined },
  member: Pick<Member, 'uid' | 'roles'>,
  typed: LoanTexts,
  now: Date,
): PublishLoanObstacle | 'no-draft' | 'unsaved' | undefined {
  if (!draft) return 'no-draft';
  const obstacle = publishLoanObstacle(terms, draft, member, now);
  if (obstacle) return obstacle;
  return isSameTexts(loanTexts(draft), typed) ? undefined : 'unsaved';
}
