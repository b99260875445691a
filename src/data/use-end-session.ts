import { useState } from 'react';
import { useBackendDoor } from './backend-door';
import { type BackendErrorCode, errorCode } from './errors';

/** Ends the visitor's session; `onEnded` is called once it is over. */
export function useEndSession(onEnded: () => void): {
  readonly end: () => Promise<void>;
  /** Why it could not be ended. */
  readonly failure: BackendErrorCode | undefined;
} {
  const door = useBackendDoor();
  const [failure, setFailure] = useState<BackendErrorCode>();

  async function end() {
    setFailure(undefined);
    try {
      const backend = await door.open();
      await backend.endVisitorSession();
    } catch (error) {
      setFailure(errorCode(error));
      return;
    }
    onEnded();
  }

  return { end, failure };
}
