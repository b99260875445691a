import type { ActTable } from '../domain/acts/described';

/** Words for every refusal of acts, and for what closes them; an act may have its own. */
export type ActWords<Acts extends ActTable, Refusal extends string> = Readonly<
  Record<Refusal | 'role' | 'taken' | 'working' | 'unclear' | 'unread', string>
> & {
  readonly ofAct: {
    readonly [Name in keyof Acts]?: Readonly<Partial<Record<Refusal | 'role' | 'taken', string>>>;
  };
};
