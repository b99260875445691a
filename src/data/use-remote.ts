import { useCallback, useEffect, useState } from 'react';
import type { Backend } from './backend';
import { useBackend } from './backend-provider';
import { errorCode } from './errors';
import type { Remote } from './remote';

const LOADING = { status: 'loading' } as const;

/**
 * Reads data of the backend when the screen appears and whenever `read` changes (keep it stable
 * with useCallback). An answer to an earlier read is dropped.
 */
export function useRemote<T>(read: (backend: Backend) => Promise<T>): {
  readonly remote: Remote<T>;
  /** Reads again; the data stay on the screen until the answer comes. */
  readonly reload: () => void;
} {
  const loadBackend = useBackend();
  const [remote, setRemote] = useState<Remote<T>>(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    let current = true;
    loadBackend()
      .then(read)
      .then(
        (data) => current && setRemote({ status: 'ready', data }),
        (error: unknown) => current && setRemote({ status: 'failed', code: errorCode(error) }),
      );
    return () => {
      current = false;
    };
  }, [loadBackend, read, attempt]);

  const reload = useCallback(() => {
    setRemote((shown) => (shown.status === 'ready' ? shown : LOADING));
    setAttempt((count) => count + 1);
  }, []);

  return { remote, reload };
}
