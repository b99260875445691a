import { seenOf } from '../../../../domain/acts/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { Need } from '../../../../domain/request/questions';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';
import { readChanged } from './case-files';

/** Asks the visitor a question; see StaffBackend.askInformation. */
export async function askInformation(
  context: StaffContext,
  request: LoanRequest,
  need: Need,
): Promise<LoanRequest> {
  await carryOut(context, 'ask', { id: request.id, seen: seenOf(request), need });
  return readChanged(context, request.id);
}
