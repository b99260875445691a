import { useCallback, useEffect, useState } from 'react';
import { useBackendDoor } from '../../data/backend-door';
import type { LoanRequest } from '../../domain/loan-request';

/**
 * The request that this visitor already has, undefined while unknown and where there is none: not
 * knowing blocks nothing, because sending finds out for certain.
 */
export function useExistingRequest(): {
  readonly existing: LoanRequest | undefined;
  readonly look: () => void;
} {
  const door = useBackendDoor();
  const [existing, setExisting] = useState<LoanRequest>();

  const look = useCallback(() => {
    door
      .open()
      .then((backend) => backend.ownRequest())
      .then(setExisting, () => {});
  }, [door]);

  useEffect(look, [look]);

  return { existing, look };
}
