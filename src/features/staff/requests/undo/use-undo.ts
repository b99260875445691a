import { useState } from 'react';
import { errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { UndoDraft, UndoTarget } from '../../../../domain/request/undo';
import { useStaff } from '../../tab/use-staff';
import { useStaffRefresh } from '../case/use-staff-refresh';
import type { StepTrouble } from '../step-note';

/** A step of undoing a decision: proposing it, confirming it, or giving the proposal up. */
type UndoStep =
  | { readonly kind: 'propose'; readonly draft: UndoDraft }
  | { readonly kind: 'confirm' | 'drop' };

/** How the last step ended; `undone`: what the request became. */
export type UndoOutcome =
  | { readonly kind: 'none' | 'proposed' | 'dropped' }
  | { readonly kind: 'undone'; readonly next: UndoTarget['status'] }
  | StepTrouble;

function send(backend: StaffBackend, request: LoanRequest, step: UndoStep): Promise<LoanRequest> {
  switch (step.kind) {
    case 'propose':
      return backend.proposeUndo(request, step.draft);
    case 'confirm':
      return backend.confirmUndo(request);
    case 'drop':
      return backend.dropUndo(request);
  }
}

/** Undoes the decision on a request, step by step. After a conflict it shows the change. */
export function useUndo(request: LoanRequest, onChanged: (request: LoanRequest) => void) {
  const staff = useStaff();
  const refresh = useStaffRefresh();
  const [outcome, setOutcome] = useState<UndoOutcome>({ kind: 'none' });

  /** Resolves to whether the step ended, well or in a conflict, so that there is nothing left to do. */
  async function take(step: UndoStep): Promise<boolean> {
    if (outcome.kind === 'working') return false;
    setOutcome({ kind: 'working' });
    try {
      const changed = await send(await staff(), request, step);
      onChanged(changed);
      const next = changed.undone?.at(-1)?.next ?? 'pending';
      setOutcome(
        step.kind === 'confirm'
          ? { kind: 'undone', next }
          : { kind: step.kind === 'propose' ? 'proposed' : 'dropped' },
      );
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'conflict') {
        setOutcome({ kind: 'failed', code });
        return false;
      }
      const [fresh] = await refresh([request.id]);
      if (fresh) onChanged(fresh);
      setOutcome({ kind: 'conflict', loaded: fresh !== undefined });
      return true;
    }
  }

  return { outcome, take };
}
