import { useCallback, useState } from 'react';
import type { Backend } from '../../../data/backend';
import type { BackendErrorCode } from '../../../data/errors';
import { useRemote } from '../../../data/use-remote';
import type { Tracking } from '../../../domain/request/tracking';
import { type FollowedRequest, followTracking } from '../followed-request';

/**
 * The public state of a code's request; `unknown`: no request has it, or it is not a code. `stale`
 * as for one's own request.
 */
export type Tracked =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | { readonly status: 'ready'; readonly request: FollowedRequest; readonly stale: boolean };

/** Reads what a code shows, once; if there is no code, nothing is read. */
export function useTracking(code: string | undefined): {
  readonly tracked: Tracked;
  readonly reload: () => void;
} {
  const read = useCallback(
    async (backend: Backend) => (code === undefined ? undefined : backend.trackRequest(code)),
    [code],
  );
  const { remote, reload } = useRemote(read);
  const [last, setLast] = useState<Tracking>();
  if (remote.status === 'ready' && remote.data !== last) setLast(remote.data);
  return { tracked: toTracked(), reload };

  function toTracked(): Tracked {
    if (last) {
      const stale = remote.status === 'failed';
      return { status: 'ready', request: followTracking(last), stale };
    }
    return remote.status === 'ready' ? { status: 'unknown' } : remote;
  }
}
