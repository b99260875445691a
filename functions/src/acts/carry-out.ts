import type { Answer } from '../../../src/domain/acts/described.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import { Invalid } from '../../../src/domain/acts/shape.ts';
import { staffActs as described } from '../../../src/domain/acts/staff-acts.ts';
import type { Entries, Entry, Outcome } from './act.ts';
import { isStaffSession, memberOf, type SessionToken } from './guard.ts';
import { staffActs } from './staff.ts';
import type { Database, Store } from './store.ts';
import { Collision, type Write } from './write.ts';

/** What a caller says: the name of an act and what it takes, both unchecked, with the session. */
export interface StaffCall {
  readonly name: unknown;
  readonly asked: unknown;
  readonly token: SessionToken | undefined;
}

/** How an act ended, for the log: how it was answered, and in which attempt of its transaction. */
export interface CarriedOut {
  /** The name of an act of the table; undefined if the call named none. */
  readonly name: string | undefined;
  readonly answer: Answer<string>;
  readonly attempt: number;
}

/** Any act, once its types have been checked where it was made. */
interface AnyAct {
  readonly roles: readonly string[];
  readonly audit?: readonly string[];
  run(
    asked: unknown,
    tools: { readonly member: Member; readonly store: Store; readonly now: Date },
  ): Promise<Outcome<string, Entries | undefined>>;
}

const actNamed = (name: string) => staffActs[name as keyof typeof staffActs] as unknown as AnyAct;

/** The entries of an act as they are written: signed and dated. Throws for an action it does not declare. */
function entryWrites(act: AnyAct, entries: readonly Entry[], { uid }: Member, now: Date): Write[] {
  return entries.map(({ id, action, about, fields }) => {
    if (!act.audit?.includes(action)) throw new Error(`The act does not declare «${action}».`);
    const signed = { autor: uid, fecha: now, accion: action, sobre: about };
    return { create: `auditoria/${id}`, fields: { ...signed, ...fields } };
  });
}

/** Parses what a call gives an act; undefined if it is not what the act takes. */
function parsed(name: string, asked: unknown): { readonly asked: unknown } | undefined {
  try {
    return { asked: described[name as keyof typeof described].parse(asked) };
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

/**
 * Carries out an act of staff in one transaction, with the guard's read of the directory, and
 * answers. `now`: milliseconds since 1970. Throws what is no answer: a fault, after which the act
 * may be said again.
 */
export async function carryOut(
  database: Database,
  { name, asked, token }: StaffCall,
  now: () => number,
): Promise<CarriedOut> {
  const known = typeof name === 'string' && Object.hasOwn(described, name) ? name : undefined;
  let attempt = 0;
  const ended = (answer: Answer<string>) => ({ name: known, answer, attempt });
  if (!isStaffSession(token, new Date(now()))) return ended({ refused: 'denied' });
  const given = known === undefined ? undefined : parsed(known, asked);
  if (known === undefined || given === undefined) return ended({ refused: 'invalid' });
  const act = actNamed(known);
  try {
    return ended(
      await database.transaction<Answer<string>>(async (store) => {
        attempt += 1;
        const moment = new Date(now());
        const [entry] = await store.get(`personal/${token.uid}`);
        const member = memberOf(token, entry);
        if (!member?.roles.some((role) => act.roles.includes(role)))
          return { writes: [], answer: { refused: 'denied' } };
        const outcome = await act.run(given.asked, { member, store, now: moment });
        if (outcome === 'done') return { writes: [], answer: { done: true } };
        if ('refused' in outcome) return { writes: [], answer: outcome };
        const { writes, entries = [] } = outcome;
        const noted = entryWrites(act, entries, member, moment);
        return { writes: [...writes, ...noted], answer: { done: true } };
      }),
    );
  } catch (error) {
    if (error instanceof Collision) return ended({ refused: 'conflict' });
    throw error;
  }
}
