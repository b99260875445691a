import { bank } from '../../bank/bank';
import { lastMoment } from '../day';
import { DAY_MS } from '../time';

/**
 * The things that the bank may ask for before it decides: the player name, the data of the identity
 * document, the income, or a telephone. The copy has the question of each. Staff type none, so the
 * tracker never holds anything about a person.
 */
export const NEEDS = ['nickname', 'cedula', 'income', 'phone'] as const;

/** Something that the bank asks for. */
export type Need = (typeof NEEDS)[number];

/** Whether a word is one of today's needs. */
export function isNeed(word: string): word is Need {
  return NEEDS.some((need) => need === word);
}

/** How many questions the bank may ask about one request. */
export const MAX_QUESTIONS = 9;

/** The longest answer, in characters. */
export const MAX_ANSWER = 280;

/** After how many days the visitor is reminded of a question; a setting of the bank. */
export const REMINDER_DAYS = bank.questions.reminderDays;

/** After how many days without an answer the request is closed; a setting of the bank. */
export const CLOSING_DAYS = bank.questions.closingDays;

/** A question of the bank, and the visitor's answer. */
export interface Question {
  /** Undefined for a stored word outside today's list. */
  readonly need: Need | undefined;
  /** The uid of the member of staff; known to staff only, where they have read the case file. */
  readonly author?: string;
  readonly askedAt: Date;
  /** When the visitor was reminded of it by mail; undefined before that. */
  readonly remindedAt?: Date | undefined;
  /** Undefined until the visitor answers; some never answer. */
  readonly answer: { readonly text: string; readonly answeredAt: Date } | undefined;
}

/** When the visitor is reminded of a question. */
export function remindsAt({ askedAt }: Pick<Question, 'askedAt'>): Date {
  return new Date(askedAt.getTime() + REMINDER_DAYS * DAY_MS);
}

/**
 * The last moment at which the visitor can answer; later the request is closed. A late reminder
 * leaves as many days as one in time.
 */
export function closesAt({ askedAt, remindedAt }: Pick<Question, 'askedAt' | 'remindedAt'>): Date {
  const end = lastMoment(askedAt, CLOSING_DAYS);
  const reminded = remindedAt && lastMoment(remindedAt, CLOSING_DAYS - REMINDER_DAYS);
  return reminded && reminded > end ? reminded : end;
}
