import { useCallback, useEffect, useState } from 'react';
import { savePreviousCode } from '../../../browser/previous-code';
import { useBackend } from '../../../data/backend-provider';
import type { BackendErrorCode } from '../../../data/errors';
import { useEndSession } from '../../../data/use-end-session';
import type { LoanRequest } from '../../../domain/request/loan-request';

/**
 * The request that this visitor already has; undefined while unknown and if there is none. The form
 * does not wait for the answer, because sending detects an existing request anyway.
 */
export function useExistingRequest(): {
  readonly existing: LoanRequest | undefined;
  /** Resolves once it was looked for. */
  readonly refresh: () => Promise<void>;
  /** Starts a new session, in which another request can be sent. */
  readonly leaveBehind: () => Promise<void>;
  /** The request that was left behind. */
  readonly previous: LoanRequest | undefined;
  /** Why it could not be left behind. */
  readonly failure: BackendErrorCode | undefined;
} {
  const loadBackend = useBackend();
  const [existing, setExisting] = useState<LoanRequest>();
  const [previous, setPrevious] = useState<LoanRequest>();

  const refresh = useCallback(
    () =>
      loadBackend()
        .then((backend) => backend.ownRequest())
        .then(setExisting, () => {}),
    [loadBackend],
  );

  useEffect(() => void refresh(), [refresh]);

  const { end: leaveBehind, failure } = useEndSession(() => {
    setPrevious(existing);
    if (existing?.code) savePreviousCode(existing.code);
    setExisting(undefined);
  });

  return { existing, refresh, leaveBehind, previous, failure };
}
