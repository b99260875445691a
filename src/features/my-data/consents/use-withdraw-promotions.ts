import { useState } from 'react';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { LoanRequest } from '../../../domain/request/loan-request';

/** Takes back the agreement to promotions; `onChange` gets the request as it is then. */
export function useWithdrawPromotions(onChange: (request: LoanRequest) => void): {
  readonly withdraw: (request: LoanRequest) => Promise<void>;
  readonly isWorking: boolean;
  /** It was taken back on this page. */
  readonly isDone: boolean;
  /** Why it could not be taken back. */
  readonly failure: BackendErrorCode | undefined;
} {
  const loadBackend = useBackend();
  const [isWorking, setWorking] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();

  async function withdraw(request: LoanRequest) {
    if (isWorking) return;
    setWorking(true);
    setFailure(undefined);
    try {
      const backend = await loadBackend();
      onChange(await backend.withdrawPromotions(request));
      setDone(true);
    } catch (error) {
      setFailure(errorCode(error));
    }
    setWorking(false);
  }

  return { withdraw, isWorking, isDone, failure };
}
