import { useRef } from 'react';
import { useBackend } from './backend-provider';

/**
 * A function that starts the session once, ahead of time, so that sending does not wait for it. It
 * ignores a failure: the call that needs the session tries again and reports it.
 */
export function usePrefetchedSession(): () => void {
  const loadBackend = useBackend();
  const asked = useRef(false);
  return () => {
    if (asked.current) return;
    asked.current = true;
    loadBackend()
      .then((backend) => backend.startSession())
      .catch(() => {});
  };
}
