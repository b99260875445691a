import { useRef, useState } from 'react';
import type { AskedOf, RefusalOf } from '../../domain/acts/described';
import type { StaffActs, StaffRefusal } from '../../domain/acts/staff-acts';
import { useBackend } from '../backend-provider';
import { type BackendErrorCode, errorCode, isUnclear, isUnsent } from '../errors';

/** How an act stands. `unclear`: no answer came, so it may have been carried out. */
export type ActState<Why extends StaffRefusal = StaffRefusal> =
  | { readonly kind: 'idle' | 'working' | 'done' }
  | { readonly kind: 'refused'; readonly why: Why }
  | { readonly kind: 'failed' | 'unclear'; readonly code: BackendErrorCode };

/** An act as notes and buttons show it. */
export interface ShownAct<Name extends keyof StaffActs = keyof StaffActs> {
  readonly name: Name;
  readonly state: ActState<RefusalOf<StaffActs, Name>>;
}

/** An act of staff on a screen. */
export interface Act<Name extends keyof StaffActs> extends ShownAct<Name> {
  /** Says it, unless it is being said, and resolves to how it ended; the press is over then. */
  run(asked: AskedOf<StaffActs, Name>): Promise<ActState<RefusalOf<StaffActs, Name>>>;
  /** Forgets how it ended. */
  clear(): void;
}

/** The act as one that is being said, while any of those that exclude it is. */
export const whileAny = <Shown extends ShownAct>(acts: readonly ShownAct[], act: Shown): Shown =>
  acts.some(({ state }) => state.kind === 'working') ? { ...act, state: { kind: 'working' } } : act;

/** The act of staff with this name, said one at a time. */
export function useAct<Name extends keyof StaffActs>(name: Name): Act<Name> {
  type State = ActState<RefusalOf<StaffActs, Name>>;
  const loadBackend = useBackend();
  const [state, setState] = useState<State>({ kind: 'idle' });
  // A second press may come before React has rendered the first one's effect.
  const isSaying = useRef(false);

  async function say(asked: AskedOf<StaffActs, Name>): Promise<State> {
    try {
      const answer = await (await loadBackend()).staff().then((staff) => staff.act(name, asked));
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
      const end = await say(asked);
      isSaying.current = false;
      setState(end);
      return end;
    },
    clear: () => setState({ kind: 'idle' }),
  };
}
