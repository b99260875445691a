import { useState } from 'react';
import type { Backend } from '../../data/backend';
import type { BackendErrorCode } from '../../data/errors';
import { useRemote } from '../../data/use-remote';
import type { LoanRequest } from '../../domain/loan-request';

/** This visitor's request as a screen holds it; `stale`: reading it again has failed since. */
export type OwnRequest =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | { readonly status: 'ready'; readonly request: LoanRequest; readonly stale: boolean };

const read = (backend: Backend) => backend.ownRequest();

/** Reads this visitor's request; once read it stays on the screen whatever happens later. */
export function useOwnRequest(): { readonly own: OwnRequest; readonly reload: () => void } {
  const { remote, reload } = useRemote(read);
  const [last, setLast] = useState<LoanRequest>();
  const fresh = remote.status === 'ready' ? remote.data : undefined;
  if (fresh && fresh !== last) setLast(fresh);
  return { own: toOwnRequest(), reload };

  function toOwnRequest(): OwnRequest {
    const request = fresh ?? last;
    if (request) return { status: 'ready', request, stale: remote.status === 'failed' };
    return remote.status === 'ready' ? { status: 'none' } : remote;
  }
}
