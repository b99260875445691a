import { useState } from 'react';
import { errorCode } from '../../../../data/errors';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { useStaff } from '../../tab/use-staff';
import { useStaffRefresh } from '../case/use-staff-refresh';
import { useClaims } from '../claims/claims-provider';
import type { CaseClaim } from '../claims/use-case-claim';
import { useQueueCounts } from '../queue-counts';
import type { StepTrouble } from '../step-note';
import type { Choice, ChoiceKind } from './forms/choice';

/** How deciding or asking ended. */
export type DecisionOutcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'done';
      /** `proposed`: approved by one of two people. */
      readonly status: ChoiceKind | 'proposed';
      /** How many repeats were closed with it, and how many are still open. */
      readonly closed: number;
      readonly left: number;
    }
  | StepTrouble;

/** Decides a request with its repeats, or asks its visitor. After a conflict it shows the change. */
export function useDecision(
  request: LoanRequest,
  repeats: readonly LoanRequest[],
  claim: CaseClaim,
  onChanged: (request: LoanRequest) => void,
) {
  const staff = useStaff();
  const counts = useQueueCounts();
  const claims = useClaims();
  const refresh = useStaffRefresh();
  const [outcome, setOutcome] = useState<DecisionOutcome>({ kind: 'none' });

  async function send(choice: Choice): Promise<readonly LoanRequest[]> {
    const backend = await staff();
    return choice.status === 'information'
      ? [await backend.askInformation(request, choice.need)]
      : backend.decide(request, choice, repeats);
  }

  async function decide(choice: Choice) {
    if (outcome.kind === 'working') return;
    setOutcome({ kind: 'working' });
    try {
      const changed = await send(choice);
      changed.forEach(onChanged);
      const [first] = changed;
      const isProposed =
        choice.status === 'approved' && first !== undefined && isOpen(first.status);
      const closed = changed.length - 1;
      const isFinal = choice.status !== 'information' && !isProposed;
      const left = isFinal ? repeats.length - closed : 0;
      setOutcome({ kind: 'done', status: isProposed ? 'proposed' : choice.status, closed, left });
      // Nothing is left to do here: the second person, or the visitor, is next.
      claim.release();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'conflict') {
        const [fresh] = await refresh([request.id]);
        if (fresh) onChanged(fresh);
        setOutcome({ kind: 'conflict', loaded: fresh !== undefined });
        claims.look();
      } else setOutcome({ kind: 'failed', code });
      if (code !== 'conflict') return;
    }
    counts.reload();
  }

  return { outcome, decide };
}
