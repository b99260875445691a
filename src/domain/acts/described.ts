import type { Parse, Parsed } from './shape';

/** Why any act may change nothing. `invalid`: not what it takes; `denied`: not this person. */
export type CommonRefusal = 'invalid' | 'denied';

/** What an act takes, and why else it may be refused: a list, so that tests can go through it. */
export interface Described<Asked, Why extends string> {
  readonly parse: Parse<Asked>;
  readonly refusals: readonly Why[];
}

/** Describes an act by the parser of what it takes and by its refusals. */
export const described = <Asked, const Why extends string = never>(
  parse: Parse<Asked>,
  ...refusals: readonly Why[]
): Described<Asked, Why> => ({ parse, refusals });

/** Acts by name. */
export type ActTable = Readonly<Record<string, Described<unknown, string>>>;

/** What the act of this name takes. */
export type AskedOf<Acts extends ActTable, Name extends keyof Acts> = Parsed<Acts[Name]['parse']>;

/** Why the act of this name may be refused. */
export type RefusalOf<Acts extends ActTable, Name extends keyof Acts> =
  | CommonRefusal
  | Acts[Name]['refusals'][number];

/** The answer to an act. Anything else is an HTTP error, after which the act may be said once more. */
export type Answer<Why extends string> = { readonly done: true } | { readonly refused: Why };
