import { doc, getDoc } from 'firebase/firestore/lite';
import { type ConfirmationSetting, confirmationAt } from '../../../../domain/bank-settings';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { readConfirmation } from '../../../../records/staff/settings';
import type { StaffContext } from '../../context';

/** The amount above which approvals need a second person; see StaffBackend.confirmationAmount. */
export async function confirmationAmount({
  db,
  caller,
}: StaffContext): Promise<ConfirmationSetting> {
  const stored = await caller.read(() => getDoc(doc(db, 'ajustes', 'credito')));
  return readConfirmation(stored.data());
}

/** Whether approving this request is only a proposal, which a second person confirms. */
export async function needsSecondPerson(
  context: StaffContext,
  { value, proposal }: LoanRequest,
): Promise<boolean> {
  if (proposal?.waiting) return false;
  const setting = await confirmationAmount(context);
  const amount = confirmationAt(setting, new Date(context.clock.now()));
  return amount === undefined || value === undefined || value > amount;
}
