import { seenOf } from '../../../../domain/acts/case';
import type { DecisionChoice } from '../../../../domain/acts/deciding';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { type UndoDraft, undoProposals } from '../../../../domain/request/undo';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';
import { readChanged } from './case-files';

/** Decides a request, or proposes to approve it; see StaffBackend.decide. */
export async function decide(
  context: StaffContext,
  request: LoanRequest,
  choice: DecisionChoice,
  duplicates: readonly LoanRequest[] = [],
): Promise<readonly LoanRequest[]> {
  const { id } = request;
  const ids = duplicates.map((one) => one.id).filter((other) => other !== id);
  await carryOut(context, 'decide', { id, seen: seenOf(request), choice, duplicates: ids });
  const [decided, ...others] = await Promise.all(
    [id, ...ids].map((one) => readChanged(context, one)),
  );
  const closed = others.filter(({ decision }) => decision?.repeatOf === id);
  return decided ? [decided, ...closed] : closed;
}

/** Proposes to undo a decision; see StaffBackend.proposeUndo. */
export async function proposeUndo(
  context: StaffContext,
  request: LoanRequest,
  draft: UndoDraft,
): Promise<LoanRequest> {
  const { id } = request;
  await carryOut(context, 'proposeUndo', { id, seen: seenOf(request), draft });
  return readChanged(context, id);
}

/** Confirms the waiting proposal to undo a decision; see StaffBackend.confirmUndo. */
export async function confirmUndo(
  context: StaffContext,
  request: LoanRequest,
): Promise<LoanRequest> {
  await carryOut(context, 'confirmUndo', { id: request.id, number: undoProposals(request) });
  return readChanged(context, request.id);
}

/** Drops the waiting proposal to undo a decision; see StaffBackend.dropUndo. */
export async function dropUndo(context: StaffContext, request: LoanRequest): Promise<LoanRequest> {
  await carryOut(context, 'dropUndo', { id: request.id, number: undoProposals(request) });
  return readChanged(context, request.id);
}
