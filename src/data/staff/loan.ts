import type { LoanConditions, LoanDraft, LoanTerms } from '../../domain/loan/terms';
import type { Listed } from './lists';

/** The terms of the example of a loan, their draft, and the reference rate. */
export interface LoanBackend {
  /** The terms in force and the reference rate; see Backend.loanConditions. */
  loanConditions(): Promise<LoanConditions | undefined>;
  /** Every version of the terms, newest first. */
  loanHistory(): Promise<Listed<LoanTerms>[]>;
  /** The draft of the terms, undefined if there is none. */
  loanDraft(): Promise<LoanDraft | undefined>;
}
