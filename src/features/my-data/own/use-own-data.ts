import { useState } from 'react';
import type { Backend, OwnMail } from '../../../data/backend';
import { useSession } from '../../../data/backend-provider';
import type { Remote } from '../../../data/remote';
import { useRemote } from '../../../data/use-remote';
import type { LoanRequest } from '../../../domain/request/loan-request';
import type { Session } from '../../../domain/session';

/** What the bank keeps of this visitor; no `mails` where they could not be read. */
export interface OwnData {
  readonly request: LoanRequest;
  readonly mails: readonly OwnMail[] | undefined;
}

async function read(backend: Backend): Promise<OwnData | undefined> {
  const request = await backend.ownRequest();
  if (!request) return undefined;
  // What else is kept is shown also where the mails cannot be read.
  const mails = await backend.ownMails(request).catch(() => undefined);
  return { request, mails };
}

/** Whether a request belongs to a session; until the session is known, it does. */
function isOf(session: Session, request: LoanRequest): boolean {
  if (session.kind === 'unknown') return true;
  return session.kind === 'visitor' && session.uid === request.id;
}

/**
 * Reads what the bank keeps of this session's request: undefined where it sent none, or once the
 * session has ended, which may happen in another tab.
 */
export function useOwnData(): {
  readonly own: Remote<OwnData | undefined>;
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

  function toOwn(): Remote<OwnData | undefined> {
    if (remote.status !== 'ready' || !remote.data) return remote;
    const { mails } = remote.data;
    const request = written ?? remote.data.request;
    return { status: 'ready', data: isOf(session, request) ? { request, mails } : undefined };
  }
}
