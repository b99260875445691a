import { useState } from 'react';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { useLeaveWarning } from '../../../ui/use-leave-warning';

/**
 * The result of the visitor's act. `conflict`: the request had changed; `read` tells whether the
 * change is shown.
 */
export type Done =
  | { readonly kind: 'withdrawn' | 'answered' | 'corrected' | 'reconsidered' }
  | { readonly kind: 'conflict'; readonly read: boolean };

/** Reports the act to the page, with the request as it is now if that is known. */
export type OnDone = (
  done: Done,
  request: { readonly now: LoanRequest | undefined } | undefined,
) => void;

/**
 * Acts on this visitor's request. After a conflict it reads the request again; the caller handles
 * other failures.
 */
export function useAct(onDone: OnDone): {
  readonly busy: boolean;
  readonly failure: BackendErrorCode | undefined;
  readonly act: (
    work: (backend: Backend) => Promise<{ readonly done: Done; readonly request: LoanRequest }>,
  ) => Promise<void>;
} {
  const loadBackend = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();
  useLeaveWarning(busy);

  async function readAgain() {
    try {
      const now = await (await loadBackend()).ownRequest();
      onDone({ kind: 'conflict', read: true }, { now });
    } catch {
      onDone({ kind: 'conflict', read: false }, undefined);
    }
  }

  return {
    busy,
    failure,
    act: async (work) => {
      if (busy) return;
      setBusy(true);
      setFailure(undefined);
      try {
        const { done, request } = await work(await loadBackend());
        onDone(done, { now: request });
      } catch (error) {
        const code = errorCode(error);
        if (code === 'conflict') await readAgain();
        else setFailure(code);
      } finally {
        setBusy(false);
      }
    },
  };
}
