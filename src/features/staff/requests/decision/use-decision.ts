import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { type DecisionChoice, isUnreadable } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useStaff } from '../../tab/use-staff';
import { useQueueCounts } from '../queue-counts';

/** How deciding ended. `conflict`: someone else decided first; `loaded` tells whether their decision is shown. */
export type DecisionOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'working' }
  | { readonly kind: 'decided'; readonly status: 'approved' | 'declined' }
  | { readonly kind: 'conflict'; readonly loaded: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Decides a request. After a conflict it reads the request to show the other decision. */
export function useDecision(request: LoanRequest, onChanged: (request: LoanRequest) => void) {
  const staff = useStaff();
  const counts = useQueueCounts();
  const [outcome, setOutcome] = useState<DecisionOutcome>({ kind: 'none' });

  async function loadTheirDecision(): Promise<boolean> {
    try {
      const fresh = await (await staff()).findRequest(request.id);
      if (fresh === undefined || isUnreadable(fresh)) return false;
      onChanged(fresh);
      return true;
    } catch {
      return false;
    }
  }

  async function decide(choice: DecisionChoice) {
    if (outcome.kind === 'working') return;
    setOutcome({ kind: 'working' });
    try {
      onChanged(await (await staff()).decide(request, choice));
      setOutcome({ kind: 'decided', status: choice.status });
      counts.reload();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'conflict') {
        setOutcome({ kind: 'conflict', loaded: await loadTheirDecision() });
        counts.reload();
      } else setOutcome({ kind: 'failed', code });
    }
  }

  return { outcome, decide };
}
