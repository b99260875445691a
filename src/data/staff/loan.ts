import type { Text } from '../../domain/language';
import type { ExchangeRate, ReferenceRate } from '../../domain/loan/reference-rate';
import type { LoanConditions, LoanDraft, LoanFigures, LoanTerms } from '../../domain/loan/terms';
import type { Listed } from './lists';

/** The terms of the example of a loan, their draft, and the reference rate. */
export interface LoanBackend {
  /** The terms in force and the reference rate; see Backend.loanConditions. */
  loanConditions(): Promise<LoanConditions | undefined>;
  /** Every version of the terms, newest first. */
  loanHistory(): Promise<Listed<LoanTerms>[]>;
  /** The draft of the terms, undefined if there is none. */
  loanDraft(): Promise<LoanDraft | undefined>;
  /**
   * Saves a draft, and makes the member its author. `seen` is the draft that the editor began with,
   * undefined for none. `conflict`: the stored one is another. `denied`: neither analyst nor
   * reviewer, or terms or reason out of bounds.
   */
  saveLoanDraft(
    seen: LoanDraft | undefined,
    next: LoanFigures & { readonly reason: Text },
  ): Promise<LoanDraft>;
  /**
   * Puts a draft into force as the version after `inForce`, 0 for none, and deletes it. `conflict`:
   * draft or terms differ from those that were seen. `denied`: not a reviewer, the draft's own
   * author, a reason that is missing in a language, or terms that have ended.
   */
  publishLoanTerms(draft: LoanDraft, inForce: number): Promise<LoanTerms>;
  /**
   * Enters the reference rate of today over the one that the editor saw. `conflict`: the stored one
   * is another. `denied`: neither analyst nor reviewer, out of bounds, or no terms were published.
   */
  enterReferenceRate(seen: ReferenceRate | undefined, rate: ExchangeRate): Promise<ReferenceRate>;
}
