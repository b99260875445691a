import { writersOf } from '../drafts';
import { isInEveryLanguage } from '../language';
import { isTooCostly } from '../loan/cost-bound';
import { GREATEST_EXCHANGE, LEAST_EXCHANGE } from '../loan/reference-rate';
import {
  areValid,
  GREATEST_LOAN,
  LEAST_LOAN,
  type LoanDraft,
  type LoanFigures,
  loanAuthors,
  MAX_INSURANCE,
  MAX_LOAN_MONTHS,
  MAX_LOAN_RATE,
  MAX_LOAN_TERMS,
  MAX_OPENING_FEE,
  MAX_OPENING_RATE,
} from '../loan/terms';
import { MAX_RATES_NOTE, MAX_RATES_REASON } from '../rates/rates';
import { described } from './described';
import {
  type SecondPersonObstacle,
  secondPersonObstacle,
  seenDraft,
  seenDraftOver,
} from './drafts';
import type { Member } from './member';
import { flag, line, list, object, optionalLine, type Parsed, whole, words } from './shape';

/** More milliseconds since 1970 than terms ever last. */
const LATEST = 10_000_000_000_000;

const amount = whole(LEAST_LOAN, GREATEST_LOAN);
const annualRate = whole(0, MAX_LOAN_RATE);
const figures = object({
  smallest: amount,
  largest: amount,
  months: list(whole(1, MAX_LOAN_MONTHS), MAX_LOAN_TERMS),
  lowestRate: annualRate,
  highestRate: annualRate,
  openingRate: whole(0, MAX_OPENING_RATE),
  openingFee: whole(0, MAX_OPENING_FEE),
  insurance: whole(0, MAX_INSURANCE),
  /** In milliseconds since 1970. */
  validUntil: whole(0, LATEST),
});

/** The figures of terms, as an act takes them. */
export type SaidFigures = Parsed<typeof figures>;

/** Figures as the browser says them. */
export function saidFigures({ validUntil, ...others }: LoanFigures): SaidFigures {
  const { smallest, largest, months, lowestRate, highestRate } = others;
  const { openingRate, openingFee, insurance } = others;
  return {
    ...{ smallest, largest, months, lowestRate, highestRate },
    ...{ openingRate, openingFee, insurance },
    validUntil: validUntil.getTime(),
  };
}

/** Saves a draft of the terms of the example of a loan. */
export const saveLoanDraft = described(
  object({ seen: seenDraftOver, figures, reason: words(optionalLine(MAX_RATES_REASON)) }),
  'conflict',
);

/** Discards the draft of the terms. */
export const discardLoanDraft = described(object({ seen: seenDraft }), 'conflict', 'others');

/** Returns the draft of the terms to its authors, with a note. */
export const returnLoanDraft = described(
  object({ seen: seenDraft, words: line(MAX_RATES_NOTE) }),
  'conflict',
  'author',
);

/** Puts the draft of the terms into force. */
export const publishLoanTerms = described(
  object({ seen: seenDraftOver }),
  'conflict',
  'author',
  'reason',
  'ended',
  'cost',
  'let-in',
);

/**
 * Why a member may not publish a draft. `reason`: it is missing in a language; `ended`: so did the terms;
 * `cost`: they cost more in a year than the bank publishes.
 */
export type PublishLoanObstacle = SecondPersonObstacle | 'reason' | 'ended' | 'cost';

/** Why this member may not publish this draft; undefined if they may. */
export function publishLoanObstacle(
  inForce: LoanFigures | undefined,
  draft: LoanDraft,
  member: Pick<Member, 'uid' | 'roles'>,
  now: Date,
): PublishLoanObstacle | undefined {
  const person = secondPersonObstacle(writersOf(loanAuthors(inForce, draft)), member);
  if (person) return person;
  if (!isInEveryLanguage(draft.reason)) return 'reason';
  if (!areValid(draft, now)) return 'ended';
  return isTooCostly(draft) ? 'cost' : undefined;
}

/**
 * Enters the reference rate of today. `edits`: how often the screen saw one entered; `asked`: whether it
 * asked once more if the rate is right.
 */
export const enterReferenceRate = described(
  object({
    seen: object({ edits: whole(0, 99_999) }),
    rate: whole(LEAST_EXCHANGE, GREATEST_EXCHANGE),
    asked: flag,
  }),
  'conflict',
  'move',
  'unasked',
  'no-terms',
);
