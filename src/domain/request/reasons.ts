import { DAY_MS } from '../time';

/**
 * The reasons of a decline, and after how many days it makes sense to ask again (product decision
 * "Why not, and what now"). The copy has a sentence for each, and what would change it.
 */
export const DECLINE_REASONS = {
  history: 90,
  debts: 90,
  income: 30,
  requirements: 30,
  identity: 0,
  account: 0,
  'no-answer': 0,
  'by-phone': 0,
} as const;

/** Why a request is declined. */
export type DeclineReason = keyof typeof DECLINE_REASONS;

/** What is told in place of a reason that only the applicant may hear; the case file has the reason. */
export const RESERVED = 'reserved';

/** The reason of a decline as its record and tracker tell it. */
export type ToldReason = DeclineReason | typeof RESERVED;

/** The reasons that a bureau gives, or that follow from what it says. */
const OF_BUREAUS: readonly DeclineReason[] = ['history', 'debts', 'income'];

/**
 * What is told of a reason. Nothing proves that the applicant is the person of the ID, so what a bureau
 * says, and that somebody else asked with the same data, is told only to who was identified. Income is
 * told where the applicant answered a question for it.
 */
export function toldReason(
  reason: DeclineReason,
  {
    isDuplicate,
    isIdentified,
    answeredIncome,
  }: {
    readonly isDuplicate: boolean;
    readonly isIdentified: boolean;
    readonly answeredIncome: boolean;
  },
): ToldReason {
  if (isIdentified || (reason === 'income' && answeredIncome && !isDuplicate)) return reason;
  return isDuplicate || OF_BUREAUS.includes(reason) ? RESERVED : reason;
}

/**
 * The reason that the visitor of a repeat sees. Staff choose it for other requests too, so it does
 * not reveal that somebody else has asked with the same data.
 */
export const BY_PHONE = 'by-phone' satisfies DeclineReason;

/** Every reason, also of declines of before, in the order in which staff choose. */
export const declineReasons = Object.keys(DECLINE_REASONS) as readonly DeclineReason[];

/** The reasons that staff give: a request without an answer is closed by itself. */
export const givenReasons: readonly DeclineReason[] = declineReasons.filter(
  (reason) => reason !== 'no-answer',
);

/** Whether a word is one of today's reasons. */
export function isDeclineReason(word: string): word is DeclineReason {
  return Object.hasOwn(DECLINE_REASONS, word);
}

/** From when it makes sense to ask again after a decline; the moment of the decline itself for "now". */
export function askAgainFrom(reason: DeclineReason, decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + DECLINE_REASONS[reason] * DAY_MS);
}
