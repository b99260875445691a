import { useState } from 'react';
import { useBackend } from './backend-provider';
import { type BackendErrorCode, errorCode } from './errors';

/** Ends the visitor's session; `onEnded` is called once it is over. */
export function useEndSession(onEnded: () => void): {
  readonly end: () => Promise<void>;
  /** Why it could not be ended. */
  readonly failure: BackendErrorCode | undefined;
} {
  const loadBackend = useBackend();
  const [failure, setFailure] = useState<BackendErrorCode>();

  async function end() {
    setFailure(undefined);
    try {
      const backend = await loadBackend();
      await backend.endVisitorSession();
    } catch (error) {
      setFailure(errorCode(error));
      return;
    }
    onEnded();
  }

  return { end, failure };
}
