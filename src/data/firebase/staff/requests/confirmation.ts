import { doc, getDoc } from 'firebase/firestore/lite';
import type { Cents } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { StaffContext } from '../../context';

/** The amount of `ajustes/credito`; see StaffBackend.confirmationAmount. */
export async function confirmationAmount({ db, caller }: StaffContext): Promise<Cents | undefined> {
  const stored = await caller.read(() => getDoc(doc(db, 'ajustes', 'credito')));
  const amount: unknown = stored.get('montoConfirmar');
  return typeof amount === 'number' ? amount : undefined;
}

/** Whether approving this request is only a proposal, which a second person confirms. */
export async function needsSecondPerson(
  context: StaffContext,
  { value, proposal }: LoanRequest,
): Promise<boolean> {
  if (proposal?.waiting) return false;
  const amount = await confirmationAmount(context);
  return amount === undefined || value === undefined || value > amount;
}
