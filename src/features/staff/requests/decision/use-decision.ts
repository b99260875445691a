import { useState } from 'react';
import { useAct } from '../../../../data/react/use-act';
import { seenOf } from '../../../../domain/acts/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { useClaims } from '../../casework/claims/claims-provider';
import type { CaseClaim } from '../../casework/claims/use-case-claim';
import { useStaffRefresh } from '../../casework/use-staff-refresh';
import { useQueueCounts } from '../queue-counts';
import type { Choice, ChoiceKind } from './choice';

/** What a decision or a question came to. */
export interface DecisionResult {
  /** `proposed`: approved by one of two people. */
  readonly status: ChoiceKind | 'proposed';
  /** How many repeats were closed with it, and how many are still open. */
  readonly closed: number;
  readonly left: number;
  /** Whether what there is now could not be read. */
  readonly isUnread: boolean;
}

/** Decides a request with its repeats, or asks its visitor; then reads what there is now. */
export function useDecision(
  request: LoanRequest,
  repeats: readonly LoanRequest[],
  claim: CaseClaim,
  onChanged: (request: LoanRequest) => void,
) {
  const counts = useQueueCounts();
  const claims = useClaims();
  const refresh = useStaffRefresh();
  const decide = useAct('decide');
  const ask = useAct('ask');
  const [result, setResult] = useState<DecisionResult>();
  const { id } = request;
  const isWorking = [decide, ask].some(({ state }) => state.kind === 'working');

  function say(choice: Choice, duplicates: readonly string[]) {
    const seen = seenOf(request);
    if (choice.status !== 'information') {
      ask.clear();
      return decide.run({ id, seen, choice, duplicates });
    }
    decide.clear();
    return ask.run({ id, seen, need: choice.need });
  }

  /** Reads the case again, and tells what came of the choice. */
  async function read(choice: Choice, duplicates: readonly string[]) {
    const found = await refresh([id, ...duplicates]);
    found.forEach(onChanged);
    const first = found.find((one) => one.id === id);
    const isProposed = choice.status === 'approved' && first !== undefined && isOpen(first.status);
    const closed = found.filter(({ decision }) => decision?.duplicateOf === id).length;
    const left = isProposed || !first ? 0 : duplicates.length - closed;
    setResult((made) => ({
      status: isProposed ? 'proposed' : first || !made ? choice.status : made.status,
      ...{ closed, left, isUnread: first === undefined },
    }));
    counts.reload();
  }

  /**
   * Resolves to whether the bank answered, so that there is nothing left to choose. `becomes`: what the
   * choice comes to as far as the screen knows.
   */
  async function choose(choice: Choice, becomes: DecisionResult['status']): Promise<boolean> {
    if (isWorking) return false;
    const duplicates = choice.status === 'information' ? [] : repeats.map((one) => one.id);
    setResult({ status: becomes, closed: 0, left: 0, isUnread: false });
    const { kind } = await say(choice, duplicates);
    if (kind !== 'done' && kind !== 'refused') return false;
    void read(choice, duplicates);
    // Nothing is left to do here: the second person, or the visitor, is next.
    if (kind === 'done') claim.leave();
    else claims.look();
    return true;
  }

  return { decide, ask, isWorking, result, choose };
}
