import { useEffect, useState } from 'react';
import { justSent, keepSent } from '../../../browser/sent-request';
import type { Backend } from '../../../data/backend';
import { useSession } from '../../../data/backend-provider';
import type { BackendErrorCode } from '../../../data/errors';
import { useRemote } from '../../../data/use-remote';
import type { LoanRequest } from '../../../domain/request/loan-request';
import type { Session } from '../../../domain/session';
import { type FollowedRequest, followOwn } from './followed-request';
import { saveOwnCode } from './own-code';

/** This visitor's request as a screen holds it; `stale`: reading it again has failed since. */
export type OwnRequest =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | {
      readonly status: 'ready';
      /** The sent data. */
      readonly sent: LoanRequest;
      /** The state. */
      readonly request: FollowedRequest;
      readonly stale: boolean;
    };

/** Reads this visitor's request. */
export const readOwnRequest = (backend: Backend) => backend.ownRequest();

/** Whether a request belongs to a session; until the session is known, it does. */
export function isOf(session: Session, request: LoanRequest): boolean {
  if (session.kind === 'unknown') return true;
  return session.kind === 'visitor' && session.uid === request.id;
}

/**
 * Reads this visitor's request; the one that was just sent is there at once. It stays on the screen
 * until the session ends, which may happen in another tab.
 */
export function useOwnRequest(): {
  readonly own: OwnRequest;
  readonly reload: () => void;
  /** Replaces the request that was read with its current state. */
  readonly replace: (request: LoanRequest | undefined) => void;
} {
  const session = useSession();
  const { remote, reload } = useRemote(readOwnRequest);
  const [seen, setSeen] = useState<LoanRequest>();
  const [last, setLast] = useState(justSent);
  useEffect(() => keepSent(undefined), []);
  if (remote.status === 'ready' && remote.data !== seen) {
    setSeen(remote.data);
    setLast(remote.data);
  }
  const own = toOwnRequest();
  const isKnown = own.status === 'ready' || own.status === 'none';
  const code = own.status === 'ready' ? own.request.code : undefined;
  useEffect(() => {
    if (isKnown) saveOwnCode(code);
  }, [isKnown, code]);
  return { own, reload, replace: setLast };

  function toOwnRequest(): OwnRequest {
    if (last && isOf(session, last)) {
      const stale = remote.status === 'failed';
      return { status: 'ready', sent: last, request: followOwn(last), stale };
    }
    return remote.status === 'ready' ? { status: 'none' } : remote;
  }
}
