/**
 * The things that the bank may ask for before it decides, as the record spells them: the player
 * name, the data of the identity document, the income, or a telephone. The copy has the question of
 * each. Staff type none, so the tracker never holds anything about a person.
 */
export const NEEDS = ['usuario', 'cedula', 'ingresos', 'telefono'] as const;

/** Something that the bank asks for. */
export type Need = (typeof NEEDS)[number];

/** Whether a stored word is one of today's needs. */
export function isNeed(word: string): word is Need {
  return NEEDS.some((need) => need === word);
}

/** How many questions the bank may ask about one request. */
export const MAX_QUESTIONS = 9;

/** The longest answer, in characters. */
export const MAX_ANSWER = 280;

/** A question of the bank, and the visitor's answer. */
export interface Question {
  /** Undefined for a word outside today's list. */
  readonly need: Need | undefined;
  /** The uid of the member of staff; known to staff only, where they have read the case file. */
  readonly author?: string;
  readonly askedAt: Date;
  /** Undefined until the visitor answers; some never answer. */
  readonly answer: { readonly text: string; readonly answeredAt: Date } | undefined;
}
