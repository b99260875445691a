import { useRef, useState } from 'react';
import { seenReads } from '../../browser/seen-reads';
import type { Answer, AskedOf, RefusalOf } from '../../domain/acts/described';
import type { StaffActs } from '../../domain/acts/staff-acts';
import type { VisitorSaid } from '../../domain/acts/visitor/visitor-acts';
import type { Backend } from '../backend';
import { useBackend } from '../backend-provider';
import { type BackendErrorCode, errorCode, isUnclear, isUnsent } from '../errors';

/** How an act stands. `unclear`: no answer came, so it may have been carried out. */
export type ActState<Why extends string = string> =
  | { readonly kind: 'idle' | 'working' | 'done' }
  | { readonly kind: 'refused'; readonly why: Why }
  | { readonly kind: 'failed' | 'unclear'; readonly code: BackendErrorCode };

/** Something that is said to the bank, as notes and buttons show it. */
interface Shown<Name extends string, Why extends string> {
  readonly name: Name;
  readonly state: ActState<Why>;
}

/** The same on a screen that says it. */
export interface Said<Name extends string, Asked, Why extends string> extends Shown<Name, Why> {
  /** Says it, unless it is being said, and resolves to how it ended; the press is over then. */
  run(asked: Asked): Promise<ActState<Why>>;
  /** Forgets how it ended. */
  clear(): void;
}

/** An act of staff as notes and buttons show it. */
export type ShownAct<Name extends keyof StaffActs = keyof StaffActs> = Shown<
  Name,
  RefusalOf<StaffActs, Name>
>;

/** An act of staff on a screen. */
export type Act<Name extends keyof StaffActs> = Said<
  Name,
  AskedOf<StaffActs, Name>,
  RefusalOf<StaffActs, Name>
>;

/** An act of visitors on a screen. */
export type VisitorAct<Name extends keyof VisitorSaid> = Said<
  Name,
  AskedOf<VisitorSaid, Name>,
  RefusalOf<VisitorSaid, Name>
>;

/** The act as one that is being said, while any of those that exclude it is. */
export const whileAny = <One extends ShownAct>(acts: readonly ShownAct[], act: One): One =>
  acts.some(({ state }) => state.kind === 'working') ? { ...act, state: { kind: 'working' } } : act;

/** An act or a procedure that `say` says to the bank, one at a time. */
export function useSaid<Name extends string, Asked, Why extends string>(
  name: Name,
  say: (backend: Backend, asked: Asked) => Promise<Answer<Why, unknown>>,
): Said<Name, Asked, Why> {
  const loadBackend = useBackend();
  const [state, setState] = useState<ActState<Why>>({ kind: 'idle' });
  // A second press may come before React has rendered the first one's effect.
  const isSaying = useRef(false);

  async function end(asked: Asked): Promise<ActState<Why>> {
    try {
      const answer = await say(await loadBackend(), asked);
      return 'refused' in answer ? { kind: 'refused', why: answer.refused } : { kind: 'done' };
    } catch (error) {
      const code = errorCode(error);
      return { kind: isUnclear(code) && !isUnsent(error) ? 'unclear' : 'failed', code };
    }
  }

  return {
    name,
    state,
    async run(asked) {
      if (isSaying.current) return { kind: 'working' };
      isSaying.current = true;
      setState({ kind: 'working' });
      const ended = await end(asked);
      isSaying.current = false;
      // It may have changed what was read before.
      seenReads.clear();
      setState(ended);
      return ended;
    },
    clear: () => setState({ kind: 'idle' }),
  };
}

/** The act of staff with this name. */
export const useAct = <Name extends keyof StaffActs>(name: Name): Act<Name> =>
  useSaid(name, async (backend, asked: AskedOf<StaffActs, Name>) =>
    (await backend.staff()).act(name, asked),
  );

/** What visitors say by this name. */
export const useVisitorAct = <Name extends keyof VisitorSaid>(name: Name): VisitorAct<Name> =>
  useSaid(name, (backend, asked: AskedOf<VisitorSaid, Name>) => backend.act(name, asked));
