import type { Parse, Parsed } from './shape';

/** Why any act may change nothing. `invalid`: not what it takes; `denied`: not this person. */
export type CommonRefusal = 'invalid' | 'denied';

/** What an act takes, and why else it may be refused: a list, so that tests can go through it. */
export interface Described<Asked, Why extends string, Told = never> {
  readonly parse: Parse<Asked>;
  readonly refusals: readonly Why[];
  /** What a procedure tells: the answer holds this and nothing else. Acts tell nothing. */
  readonly told?: Parse<Told>;
}

/** Describes an act by the parser of what it takes and by its refusals. */
export const described = <Asked, const Why extends string = never>(
  parse: Parse<Asked>,
  ...refusals: readonly Why[]
): Described<Asked, Why> => ({ parse, refusals });

/** Describes a procedure that tells something, by the parser of that too. */
export const telling = <Asked, Told, const Why extends string = never>(
  parse: Parse<Asked>,
  told: Parse<Told>,
  ...refusals: readonly Why[]
): Described<Asked, Why, Told> => ({ parse, refusals, told });

/** Acts by name. */
export type ActTable = Readonly<Record<string, Described<unknown, string, unknown>>>;

/** What the act of this name takes. */
export type AskedOf<Acts extends ActTable, Name extends keyof Acts> = Parsed<Acts[Name]['parse']>;

/** Why the act of this name may be refused. */
export type RefusalOf<Acts extends ActTable, Name extends keyof Acts> =
  | CommonRefusal
  | Acts[Name]['refusals'][number];

/** The answer to an act. Anything else is an HTTP error, after which an act may be said once more. */
export type Answer<Why extends string, Told = never> =
  | { readonly done: true; readonly told?: Told }
  | { readonly refused: Why; readonly told?: Told };

/** The answer to the act or procedure of this name. */
export type AnswerOf<Acts extends ActTable, Name extends keyof Acts> = Answer<
  RefusalOf<Acts, Name>,
  Parsed<NonNullable<Acts[Name]['told']>>
>;
