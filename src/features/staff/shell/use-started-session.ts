import { useEffect, useState } from 'react';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';

/** Starts the session, so that useSession becomes known, and reports why it could not. */
export function useStartedSession(): {
  readonly failure: BackendErrorCode | undefined;
  readonly retry: () => void;
} {
  const loadBackend = useBackend();
  const [failure, setFailure] = useState<BackendErrorCode>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: retry() starts again
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    loadBackend()
      .then((backend) => backend.startSession())
      .catch((error: unknown) => current && setFailure(errorCode(error)));
    return () => {
      current = false;
    };
  }, [loadBackend, attempt]);

  return { failure, retry: () => setAttempt((count) => count + 1) };
}
