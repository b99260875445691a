import type { ActTable, Answer } from '../../../src/domain/acts/described.ts';
import { Invalid } from '../../../src/domain/acts/shape.ts';
import type { Entries, Entry, Outcome } from './act.ts';
import type { SessionToken } from './guard.ts';
import type { Database, Store } from './store.ts';
import { Collision, type Write } from './write.ts';

/** What a caller says: the name of an act and what it takes, both unchecked, with the session. */
export interface Call {
  readonly name: unknown;
  readonly asked: unknown;
  readonly token: SessionToken | undefined;
}

/** How an act ended, for the log: how it was answered, and in which attempt of its transaction. */
export interface CarriedOut {
  /** The name of an act of the table; undefined if the call named none. */
  readonly name: string | undefined;
  readonly answer: Answer<string, unknown>;
  readonly attempt: number;
}

/** An act for somebody who may carry it out. */
export interface Admitted {
  /** The actions of its entries in the audit. */
  readonly audit?: readonly string[] | undefined;
  run(
    asked: unknown,
    tools: { readonly store: Store; readonly now: Date },
  ): Promise<Outcome<string, Entries | undefined>>;
}

/** Those who act: staff, or visitors. */
export interface Party {
  /** Their acts by name. */
  readonly described: ActTable;
  /** Whether a token, or none, is of a session that may be theirs and say the act of this name of the table. */
  isSession(token: SessionToken | undefined, now: Date, name: string | undefined): boolean;
  /** The act of a call; undefined if the stored documents refuse it. */
  admit(said: Said, store: Store): Promise<Admitted | undefined>;
}

/** A call for an act of the table, with what that takes. */
export interface Said {
  readonly name: string;
  readonly asked: unknown;
  readonly token: SessionToken | undefined;
  readonly now: Date;
}

/** The entries of an act as they are written: signed and dated. Throws for an action it does not declare. */
function entryWrites(
  { audit }: Admitted,
  entries: readonly Entry[],
  token: SessionToken | undefined,
  now: Date,
): Write[] {
  return entries.map(({ id, action, about, fields }) => {
    if (!audit?.includes(action)) throw new Error(`The act does not declare «${action}».`);
    const signed = { autor: token?.uid, fecha: now, accion: action, sobre: about };
    return { create: `auditoria/${id}`, fields: { ...signed, ...fields } };
  });
}

/** The name that a call gives, if the table has it. */
export const nameIn = <Acts extends ActTable>(
  described: Acts,
  name: unknown,
): (keyof Acts & string) | undefined =>
  typeof name === 'string' && Object.hasOwn(described, name) ? name : undefined;

/** Parses what a call gives an act; undefined if it is not what the act takes. */
export function parsed(
  described: ActTable,
  name: string,
  asked: unknown,
): { readonly asked: unknown } | undefined {
  try {
    return { asked: described[name]?.parse(asked) };
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

/**
 * Carries out an act of this party in one transaction, with the guard's reads, and answers. `now`:
 * milliseconds since 1970. Throws what is no answer: a fault, after which the act may be said again.
 */
export async function carryOut(
  party: Party,
  database: Database,
  { name, asked, token }: Call,
  now: () => number,
): Promise<CarriedOut> {
  const { described } = party;
  const known = nameIn(described, name);
  let attempt = 0;
  const ended = (answer: Answer<string>) => ({ name: known, answer, attempt });
  if (!party.isSession(token, new Date(now()), known)) return ended({ refused: 'denied' });
  const given = known === undefined ? undefined : parsed(described, known, asked);
  if (known === undefined || given === undefined) return ended({ refused: 'invalid' });
  try {
    return ended(
      await database.transaction<Answer<string>>(async (store) => {
        attempt += 1;
        const moment = new Date(now());
        const said = { name: known, asked: given.asked, token, now: moment };
        const act = await party.admit(said, store);
        if (!act) return { writes: [], answer: { refused: 'denied' } };
        const outcome = await act.run(given.asked, { store, now: moment });
        if (outcome === 'done') return { writes: [], answer: { done: true } };
        if ('refused' in outcome) return { writes: [], answer: outcome };
        const { writes, entries = [] } = outcome;
        const noted = entryWrites(act, entries, token, moment);
        return { writes: [...writes, ...noted], answer: { done: true } };
      }),
    );
  } catch (error) {
    if (error instanceof Collision) return ended({ refused: 'conflict' });
    throw error;
  }
}
