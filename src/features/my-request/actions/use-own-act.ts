import { forgetTyped } from '../../../browser/typed';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { useVisitorAct, type VisitorAct } from '../../../data/react/use-act';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { useLeaveWarning } from '../../../ui/page/use-leave-warning';

type OwnActName = 'withdraw' | 'answer' | 'correctEmail' | 'reconsider';

/**
 * What came of an act on this visitor's request. `conflict`: the request had changed. `isRead`: the
 * page shows how it is now.
 */
export interface Done {
  readonly kind: OwnActName | 'conflict';
  readonly isRead: boolean;
  /** The address that the bank writes to from now on, if the act changed it. */
  readonly email?: string;
}

/** Reports the act to the page, with the request as it is now if that is known. */
export type OnDone = (
  done: Done,
  request: { readonly now: LoanRequest | undefined } | undefined,
) => void;

const readNow = async (backend: Backend) => ({ now: await backend.ownRequest() });

/**
 * An act on this visitor's request. Once it is done, and after a conflict, it reads the request again;
 * until then it is busy. The caller shows how else it ended.
 */
export function useOwnAct<Name extends OwnActName>(name: Name, onDone: OnDone) {
  const loadBackend = useBackend();
  const act: VisitorAct<Name> = useVisitorAct(name);
  const { state } = act;
  const isConflict = state.kind === 'refused' && state.why === 'conflict';
  const isBusy = state.kind === 'working' || state.kind === 'done' || isConflict;
  useLeaveWarning(isBusy);

  return {
    act,
    isBusy,
    /** Whether it ended in a way that its own place on the page tells. */
    isFailed: !isBusy && state.kind !== 'idle',
    async run(asked: Parameters<typeof act.run>[0]): Promise<void> {
      const end = await act.run(asked);
      const isTold = end.kind === 'done' || (end.kind === 'refused' && end.why === 'conflict');
      if (!isTold) return;
      if (end.kind === 'done' && name !== 'withdraw') forgetTyped(name);
      const request = await loadBackend()
        .then(readNow)
        .catch(() => undefined);
      onDone(
        { kind: end.kind === 'done' ? name : 'conflict', isRead: request !== undefined },
        request,
      );
      act.clear();
    },
  };
}
