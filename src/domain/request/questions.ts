/**
 * What the bank may need before it decides, as the record spells it: the player name, the data of
 * the identity document, the income, or a telephone. The copy has the question of each; staff type
 * none, so that the tracker never holds anything about a person.
 */
export const NEEDS = ['usuario', 'cedula', 'ingresos', 'telefono'] as const;

/** What the bank needs. */
export type Need = (typeof NEEDS)[number];

/** Whether a stored word is something that the bank may need today. */
export function isNeed(word: string): word is Need {
  return NEEDS.some((need) => need === word);
}

/** How often the bank may ask about one request. */
export const MAX_QUESTIONS = 9;

/** The longest answer, in characters. */
export const MAX_ANSWER = 280;

/** A question of the bank, and what the visitor answered. */
export interface Question {
  /** Undefined for a word that today's list does not have. */
  readonly need: Need | undefined;
  /** The uid of the member of staff; known to staff only, where they have read the case file. */
  readonly author?: string;
  readonly askedAt: Date;
  /** Undefined until the visitor answers; some questions never are. */
  readonly answer: { readonly text: string; readonly answeredAt: Date } | undefined;
}
