import { doc, getDoc } from 'firebase/firestore/lite';
import type { LoanConditions } from '../../domain/loan/terms';
import { LOAN_TERMS, readLoanConditions } from '../../records/loan';
import type { Context } from './context';

/** The terms of the example of a loan, and the reference rate; see Backend.loanConditions. */
export function loanConditions({
  connect,
  caller,
}: Pick<Context, 'connect' | 'caller'>): Promise<LoanConditions | undefined> {
  return caller.read(async () => {
    const { db } = await connect();
    const stored = (await getDoc(doc(db, LOAN_TERMS))).data();
    return stored && readLoanConditions(stored);
  });
}
