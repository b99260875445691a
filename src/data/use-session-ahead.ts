import { useRef } from 'react';
import { useBackend } from './backend-provider';

/**
 * A function that starts the session, once, ahead of what will need it, so that sending does not
 * wait for it. Whatever needs the session asks again and tells what failed.
 */
export function useSessionAhead(): () => void {
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
