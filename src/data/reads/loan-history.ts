import type { LoanDraft, LoanTerms } from '../../domain/loan/terms';
import { LOAN_DRAFT, LOAN_TERMS } from '../../records/loan';
import { readLoanDraft, readLoanVersion } from '../../records/loan-draft';
import type { Listed } from '../staff/lists';
import type { Reading } from '../store';
import { listOf } from './lists';

/** Every version of the terms, newest first. */
export function loanHistory({ store }: Reading): Promise<Listed<LoanTerms>[]> {
  const versions = { of: `${LOAN_TERMS}/versiones`, order: [['version', 'desc']] } as const;
  return listOf(store, versions, (_, data) => readLoanVersion(data));
}

/** The draft of the terms, undefined if there is none. */
export async function loanDraft({ store }: Reading): Promise<LoanDraft | undefined> {
  const stored = await store.get(LOAN_DRAFT);
  return stored && readLoanDraft(stored);
}
