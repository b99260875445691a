import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { isUnreadable } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useStaff } from '../../tab/use-staff';
import { useQueueCounts } from '../queue-counts';
import type { Choice, ChoiceKind } from './choice';

/**
 * How deciding or asking ended. `conflict`: a colleague or the visitor changed the request first;
 * `loaded` tells whether the change is shown.
 */
export type DecisionOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly status: ChoiceKind }
  | { readonly kind: 'conflict'; readonly loaded: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Decides a request or asks its visitor. After a conflict it reads the request to show the change. */
export function useDecision(request: LoanRequest, onChanged: (request: LoanRequest) => void) {
  const staff = useStaff();
  const counts = useQueueCounts();
  const [outcome, setOutcome] = useState<DecisionOutcome>({ kind: 'none' });

  async function loadChange(): Promise<boolean> {
    try {
      const fresh = await (await staff()).findRequest(request.id);
      if (fresh === undefined || isUnreadable(fresh)) return false;
      onChanged(fresh);
      return true;
    } catch {
      return false;
    }
  }

  async function decide(choice: Choice) {
    if (outcome.kind === 'working') return;
    setOutcome({ kind: 'working' });
    try {
      const backend = await staff();
      const changed =
        choice.status === 'information'
          ? [await backend.askInformation(request, choice.need)]
          : await backend.decide(request, choice);
      changed.forEach(onChanged);
      setOutcome({ kind: 'done', status: choice.status });
      counts.reload();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'conflict') {
        setOutcome({ kind: 'conflict', loaded: await loadChange() });
        counts.reload();
      } else setOutcome({ kind: 'failed', code });
    }
  }

  return { outcome, decide };
}
