import type { LoanConditions, LoanDraft } from '../../../../src/domain/loan/terms.ts';
import { RecordError, type RecordFields } from '../../../../src/records/fields.ts';
import { LOAN_DRAFT, LOAN_TERMS, readLoanConditions } from '../../../../src/records/loan.ts';
import { readLoanDraft } from '../../../../src/records/loan-draft.ts';
import type { Store } from '../store.ts';

/** The terms of the example of a loan in force, their draft, and the other documents that were asked for. */
export interface StoredTerms {
  readonly conditions: LoanConditions | undefined;
  /** The version in force, 0 for none. */
  readonly version: number;
  readonly draft: LoanDraft | undefined;
  readonly others: readonly (RecordFields | undefined)[];
}

/** Reads the terms; undefined if something of them cannot be read, so that no screen showed it. */
export async function readTerms(
  store: Store,
  ...more: readonly string[]
): Promise<StoredTerms | undefined> {
  const [current, drafted, ...others] = await store.get(LOAN_TERMS, LOAN_DRAFT, ...more);
  try {
    const conditions = current && readLoanConditions(current);
    const version = conditions?.terms.version ?? 0;
    return { conditions, version, draft: drafted && readLoanDraft(drafted), others };
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}
