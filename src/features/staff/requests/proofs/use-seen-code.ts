import { useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useStaff } from '../../tab/use-staff';
import { useStaffRefresh } from '../case/use-staff-refresh';
import { useClaims } from '../claims/claims-provider';
import type { CaseEntries } from '../log/use-case-entries';

/** How saying that the code was seen ended. */
export type SeenOutcome = 'idle' | 'working' | BackendErrorCode;

/** The members who saw the code, by the case's log, and the message that this member did. */
export function useSeenCode(
  request: LoanRequest,
  { remote, add, reload }: CaseEntries,
  onChanged: (request: LoanRequest) => void,
) {
  const staff = useStaff();
  const claims = useClaims();
  const refresh = useStaffRefresh();
  const [outcome, setOutcome] = useState<SeenOutcome>('idle');
  const sending = useRef(false);
  const entries = remote.status === 'ready' ? remote.data : [];
  const seen = entries.find(({ kind, requestId }) => kind === 'seen' && requestId === request.id);

  async function confirm() {
    if (sending.current) return;
    sending.current = true;
    setOutcome('working');
    try {
      add(await (await staff()).noteSeenCode(request));
      setOutcome('idle');
    } catch (error) {
      const code = errorCode(error);
      if (code === 'conflict') {
        reload();
        claims.look();
        for (const fresh of await refresh([request.id])) onChanged(fresh);
      }
      setOutcome(code);
    } finally {
      sending.current = false;
    }
  }

  return { seen, outcome, confirm };
}
