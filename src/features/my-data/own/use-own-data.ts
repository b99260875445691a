import { useState } from 'react';
import type { Backend } from '../../../data/backend';
import { useSession } from '../../../data/backend-provider';
import type { Remote } from '../../../data/remote';
import { useRemote } from '../../../data/use-remote';
import type { LoanRequest } from '../../../domain/request/loan-request';
import type { Session } from '../../../domain/session';

const read = (backend: Backend) => backend.ownRequest();

/** Whether a request belongs to a session; until the session is known, it does. */
function isOf(session: Session, request: LoanRequest): boolean {
  if (session.kind === 'unknown') return true;
  return session.kind === 'visitor' && session.uid === request.id;
}

/**
 * Reads what the bank keeps of this session's request: undefined if it sent none, or once the
 * session has ended, which may happen in another tab.
 */
export function useOwnData(): {
  readonly own: Remote<LoanRequest | undefined>;
  readonly reload: () => void;
  /** Shows the request as it was written on this page. */
  readonly change: (request: LoanRequest) => void;
} {
  const session = useSession();
  const { remote, reload } = useRemote(read);
  const [written, setWritten] = useState<LoanRequest>();
  const [lastRead, setLastRead] = useState(remote);
  if (lastRead !== remote) {
    setLastRead(remote);
    setWritten(undefined);
  }
  return { own: toOwn(), reload, change: setWritten };

  function toOwn(): Remote<LoanRequest | undefined> {
    if (remote.status !== 'ready' || !remote.data) return remote;
    const request = written ?? remote.data;
    return { status: 'ready', data: isOf(session, request) ? request : undefined };
  }
}
