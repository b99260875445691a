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
   * Saves a draft, which tells who wrote which part of it. `seen` is the draft that the editor began
   * with, undefined for none, over the version in force, 0 for none. `conflict`: the stored ones are
   * others. `denied`: neither analyst nor reviewer, or terms or reason out of bounds.
   */
  saveLoanDraft(
    seen: LoanDraft | undefined,
    next: LoanFigures & { readonly reason: Text },
    inForce: number,
  ): Promise<LoanDraft>;
  /**
   * Deletes the draft, with an audit entry. `conflict`: the stored one is another. `denied`: no
   * reviewer, and they wrote no part of it.
   */
  discardLoanDraft(seen: LoanDraft): Promise<void>;
  /**
   * Returns the draft to its authors with a note, which the next save removes. `conflict`: the stored
   * one is another. `denied`: not a reviewer, somebody who wrote a part of it, or a note that is not
   * one line of at most 280 characters.
   */
  returnLoanDraft(seen: LoanDraft, note: string): Promise<LoanDraft>;
  /**
   * Puts a draft into force as the version after `inForce`, 0 for none, and deletes it. `conflict`:
   * draft or terms differ from those that were seen. `denied`: not a reviewer, somebody who
   * wrote a part of it, a reason that is missing in a language, or terms that have ended.
   */
  publishLoanTerms(draft: LoanDraft, inForce: number): Promise<LoanTerms>;
  /**
   * Enters the reference rate of today over the one that the editor saw. `conflict`: the stored one
   * is another. `denied`: neither analyst nor reviewer, out of bounds, or no terms were published.
   */
  enterReferenceRate(seen: ReferenceRate | undefined, rate: ExchangeRate): Promise<ReferenceRate>;
}
