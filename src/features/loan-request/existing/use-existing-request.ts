import { useCallback, useEffect, useState } from 'react';
import { useBackendDoor } from '../../../data/backend-door';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { LoanRequest } from '../../../domain/loan-request';

/**
 * The request that this visitor already has, undefined while unknown and where there is none: not
 * knowing blocks nothing, because sending finds out for certain.
 */
export function useExistingRequest(): {
  readonly existing: LoanRequest | undefined;
  readonly look: () => void;
  /** Leaves the existing request behind, so that another one can be sent. */
  readonly leave: () => Promise<void>;
  /** The request that was left behind. */
  readonly left: LoanRequest | undefined;
  /** Why it could not be left behind. */
  readonly failure: BackendErrorCode | undefined;
} {
  const door = useBackendDoor();
  const [existing, setExisting] = useState<LoanRequest>();
  const [left, setLeft] = useState<LoanRequest>();
  const [failure, setFailure] = useState<BackendErrorCode>();

  const look = useCallback(() => {
    door
      .open()
      .then((backend) => backend.ownRequest())
      .then(setExisting, () => {});
  }, [door]);

  useEffect(look, [look]);

  async function leave() {
    setFailure(undefined);
    try {
      const backend = await door.open();
      await backend.endVisitorSession();
    } catch (error) {
      setFailure(errorCode(error));
      return;
    }
    setLeft(existing);
    setExisting(undefined);
  }

  return { existing, look, leave, left, failure };
}
