import { useCallback, useEffect, useState } from 'react';
import { useBackendDoor } from '../../../data/backend-door';
import type { BackendErrorCode } from '../../../data/errors';
import { useEndSession } from '../../../data/use-end-session';
import type { LoanRequest } from '../../../domain/loan-request';

/**
 * The request that this visitor already has, undefined while unknown and where there is none: not
 * knowing blocks nothing, because sending finds out for certain.
 */
export function useExistingRequest(): {
  readonly existing: LoanRequest | undefined;
  readonly refresh: () => void;
  /** Leaves the existing request behind, so that another one can be sent. */
  readonly leaveBehind: () => Promise<void>;
  /** The request that was left behind. */
  readonly previous: LoanRequest | undefined;
  /** Why it could not be left behind. */
  readonly failure: BackendErrorCode | undefined;
} {
  const door = useBackendDoor();
  const [existing, setExisting] = useState<LoanRequest>();
  const [previous, setPrevious] = useState<LoanRequest>();

  const refresh = useCallback(() => {
    door
      .open()
      .then((backend) => backend.ownRequest())
      .then(setExisting, () => {});
  }, [door]);

  useEffect(refresh, [refresh]);

  const { end: leaveBehind, failure } = useEndSession(() => {
    setPrevious(existing);
    setExisting(undefined);
  });

  return { existing, refresh, leaveBehind, previous, failure };
}
