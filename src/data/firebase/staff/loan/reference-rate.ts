import { doc, getDoc } from 'firebase/firestore/lite';
import type { ExchangeRate, ReferenceRate } from '../../../../domain/loan/reference-rate';
import { LOAN_TERMS, readLoanConditions } from '../../../../records/market/loan';
import { BackendError } from '../../../errors';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

/** Enters the reference rate of today; see StaffBackend.enterReferenceRate. */
export async function enterReferenceRate(
  context: StaffContext,
  seen: ReferenceRate | undefined,
  rate: ExchangeRate,
): Promise<ReferenceRate> {
  await carryOut(context, 'enterReferenceRate', { seen: { edits: seen?.edits ?? 0 }, rate });
  const entered = await context.caller.readBack(async () => {
    const stored = (await getDoc(doc(context.db, LOAN_TERMS))).data();
    return stored && readLoanConditions(stored).reference;
  });
  if (!entered) throw new BackendError('conflict');
  return entered;
}
