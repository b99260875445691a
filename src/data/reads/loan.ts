import type { LoanConditions } from '../../domain/loan/terms';
import { LOAN_TERMS, readLoanConditions } from '../../records/loan';
import type { Stored } from '../store';

/** The terms of the example of a loan, and the reference rate; see Backend.loanConditions. */
export async function loanConditions({ store }: Stored): Promise<LoanConditions | undefined> {
  const stored = await store.get(LOAN_TERMS);
  return stored && readLoanConditions(stored);
}
