import { doc, getDoc } from 'firebase/firestore/lite';
import type { ConfirmationSetting } from '../../../../domain/bank-settings';
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
