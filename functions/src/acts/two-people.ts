import type { Member } from '../../../src/domain/acts/member.ts';
import { secondObstacle, withdrawObstacle } from '../../../src/domain/acts/two-people.ts';
import { isMap, type RecordFields } from '../../../src/records/fields.ts';
import { type Entries, refused, refusedBy } from './act.ts';
import { signedAlone, signingNow } from './signing.ts';
import type { Store } from './store.ts';
import { REMOVED, type Write } from './write.ts';

/** How a second signature stands beside the first. */
type How = Awaited<ReturnType<typeof signingNow>>;

/** The acts on what two people change. */
type Step = 'propose' | 'confirm' | 'withdraw' | 'decline';

/**
 * What two people change: a document with what is in force, the number of its edits (`ediciones`), and
 * at most one proposal (`propuesta`).
 */
interface Subject {
  readonly path: string;
  /** The document before its first proposal. */
  readonly unset: RecordFields;
  /** The actions of the audit. */
  readonly actions: Readonly<Record<Step, string>>;
  /** The currency of what is told, if it is an amount. */
  readonly unit?: string;
  /** The value in force, or the proposed one, as the audit tells it; null for none. */
  readonly told: (fields: RecordFields) => string | number | null;
  /** What a confirmed proposal puts into force, in place of what is stored. */
  readonly inForce: (proposed: RecordFields, stored: RecordFields, now: Date) => RecordFields;
}

interface Tools {
  readonly store: Store;
  readonly member: Member;
  readonly now: Date;
}

/** The four acts on what two people change; `edits` is always the number that the screen saw. */
export function twoPeople({ path, unset, actions, unit, told, inForce }: Subject) {
  const idOf = (edits: number) => `${path.replaceAll('/', '_')}_${edits + 1}`;

  /** The document with its proposal, or how the act ends without it. */
  async function find(step: Step, edits: number, { store, member }: Tools) {
    const [stored, entry] = await store.get(path, `auditoria/${idOf(edits)}`);
    if (entry) {
      const isMine = entry.autor === member.uid && entry.accion === actions[step];
      return { said: isMine ? entry : undefined } as const;
    }
    if ((stored?.ediciones ?? 0) !== edits) return { said: undefined } as const;
    const { propuesta } = stored ?? {};
    // A proposal of an earlier release may name nothing that counts today: the next takes its place.
    const proposal = isMap(propuesta) && told(propuesta) !== null ? propuesta : undefined;
    return { stored: stored ?? unset, proposal } as const;
  }

  /** The writes of an act on this proposal, with its entry. */
  function changed(step: Step, edits: number, fields: RecordFields, told: RecordFields) {
    const entry = { id: idOf(edits), action: actions[step], about: path, fields: told };
    const writes: readonly Write[] = [{ merge: path, fields: { ...fields, ediciones: edits + 1 } }];
    const entries: Entries = [entry];
    return { writes, entries };
  }

  const both = (stored: RecordFields, proposed: RecordFields) => ({
    antes: told(stored),
    despues: told(proposed),
    ...(unit && { moneda: unit }),
  });

  /** An act on the proposal that waits, unless this is in its way. */
  async function onProposal<Obstacle extends string, Together extends How = undefined>(
    step: Exclude<Step, 'propose'>,
    edits: number,
    tools: Tools,
    obstacleOf: (proposal: { readonly author: string }, member: Member) => Obstacle | undefined,
    together?: (author: string) => Promise<Together>,
  ) {
    const found = await find(step, edits, tools);
    if ('said' in found) return found.said ? ('done' as const) : refused('conflict');
    const { stored, proposal } = found;
    if (!proposal) return refused('conflict');
    const author = typeof proposal.autor === 'string' ? proposal.autor : '';
    const obstacle = obstacleOf({ author }, tools.member);
    if (obstacle) return refusedBy(obstacle);
    const how = await together?.(author);
    if (how === 'let-in') return refused(how as Extract<Together, 'let-in'>);
    const next = step === 'confirm' ? inForce(proposal, stored, tools.now) : {};
    const told = { ...both(stored, proposal), ...signedAlone(how) };
    return changed(step, edits, { ...next, propuesta: REMOVED }, told);
  }

  return {
    /** Proposes these fields. */
    async propose(edits: number, proposed: RecordFields, tools: Tools) {
      const found = await find('propose', edits, tools);
      if ('said' in found)
        return found.said?.despues === told(proposed) ? ('done' as const) : refused('conflict');
      const { stored, proposal } = found;
      if (proposal) return refused('conflict');
      const { member, now } = tools;
      const propuesta = { ...proposed, autor: member.uid, fecha: now };
      const fields = { ...(stored === unset && unset), propuesta };
      return changed('propose', edits, fields, both(stored, proposed));
    },
    /** Puts what is proposed into force, as the second person. */
    confirm: (edits: number, tools: Tools) =>
      onProposal('confirm', edits, tools, secondObstacle, (author) =>
        signingNow(tools, [author], (third) => !secondObstacle({ author }, third)),
      ),
    /** Takes the own proposal back. */
    withdraw: (edits: number, tools: Tools) =>
      onProposal('withdraw', edits, tools, withdrawObstacle),
    /** Declines the proposal of a colleague. */
    decline: (edits: number, tools: Tools) => onProposal('decline', edits, tools, secondObstacle),
  };
}
