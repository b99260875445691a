import { useState } from 'react';
import type { Backend } from '../../data/backend';
import { useSession } from '../../data/backend-provider';
import type { BackendErrorCode } from '../../data/errors';
import { useRemote } from '../../data/use-remote';
import type { LoanRequest } from '../../domain/request/loan-request';
import type { Session } from '../../domain/session';

/** This visitor's request as a screen holds it; `stale`: reading it again has failed since. */
export type OwnRequest =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | { readonly status: 'ready'; readonly request: LoanRequest; readonly stale: boolean };

const read = (backend: Backend) => backend.ownRequest();

/** Whether a request belongs to a session; until the session is known, it does. */
function isOf(session: Session, request: LoanRequest): boolean {
  if (session.kind === 'unknown') return true;
  return session.kind === 'visitor' && session.uid === request.id;
}

/**
 * Reads this visitor's request. Once read, it stays on the screen until the session ends, which may
 * happen in another tab.
 */
export function useOwnRequest(): { readonly own: OwnRequest; readonly reload: () => void } {
  const session = useSession();
  const { remote, reload } = useRemote(read);
  const [last, setLast] = useState<LoanRequest>();
  if (remote.status === 'ready' && remote.data !== last) setLast(remote.data);
  return { own: toOwnRequest(), reload };

  function toOwnRequest(): OwnRequest {
    if (last && isOf(session, last)) {
      return { status: 'ready', request: last, stale: remote.status === 'failed' };
    }
    return remote.status === 'ready' ? { status: 'none' } : remote;
  }
}
