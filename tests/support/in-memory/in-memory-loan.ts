import type { ReferenceRate } from '../../../src/domain/loan/reference-rate';
import type { LoanConditions, LoanDraft, LoanTerms } from '../../../src/domain/loan/terms';
import { LOAN_DRAFT, LOAN_TERMS, readLoanConditions } from '../../../src/records/loan';
import { readLoanDraft, readLoanVersion } from '../../../src/records/loan-draft';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** The stored example of a loan. */
export interface StoredLoan {
  /** Published versions, oldest first; the last is in force. */
  readonly loanTerms?: readonly LoanTerms[];
  readonly loanDraft?: LoanDraft;
  readonly reference?: ReferenceRate | undefined;
}

/** The part of a staff backend in memory that is about the example of a loan, over the product's acts. */
export function createInMemoryLoan({ documents }: InMemoryDocuments) {
  function conditions(): LoanConditions | undefined {
    const stored = documents.get(LOAN_TERMS);
    return stored && readLoanConditions(stored);
  }
  const versions = () =>
    collectionOf(documents, `${LOAN_TERMS}/versiones`).map(({ fields }) => readLoanVersion(fields));
  function draft(): LoanDraft | undefined {
    const stored = documents.get(LOAN_DRAFT);
    return stored && readLoanDraft(stored);
  }
  return {
    conditions,
    history: () => versions().reverse(),
    draft,
  };
}
