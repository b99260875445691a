import type { ActTable } from '../domain/acts/described';

/** Words for every refusal of acts, and for what closes them; an act may have its own. */
export type ActWords<Acts extends ActTable, Why extends string> = Readonly<Record<Why, string>> & {
  readonly ofAct: { readonly [Name in keyof Acts]?: Readonly<Partial<Record<Why, string>>> };
};
