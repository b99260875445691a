import { BackendError } from '../../../src/data/errors';
import { seenOfDraft } from '../../../src/domain/acts/drafts';
import { saidFigures } from '../../../src/domain/acts/loan';
import { normalizeWords } from '../../../src/domain/fields/fields';
import type { Text } from '../../../src/domain/language';
import type { ExchangeRate, ReferenceRate } from '../../../src/domain/loan/reference-rate';
import type {
  LoanConditions,
  LoanDraft,
  LoanFigures,
  LoanTerms,
} from '../../../src/domain/loan/terms';
import { LOAN_DRAFT, LOAN_TERMS, readLoanConditions } from '../../../src/records/market/loan';
import { readLoanDraft, readLoanVersion } from '../../../src/records/market/loan-draft';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** The stored example of a loan. */
export interface StoredLoan {
  /** Published versions, oldest first; the last is in force. */
  readonly loanTerms?: readonly LoanTerms[];
  readonly loanDraft?: LoanDraft;
  readonly reference?: ReferenceRate;
}

/** The part of a staff backend in memory that is about the example of a loan, over the product's acts. */
export function createInMemoryLoan({ documents, say }: InMemoryDocuments) {
  let firsts = 0;

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
  function there<T>(found: T | undefined): T {
    if (found === undefined) throw new BackendError('conflict');
    return found;
  }

  return {
    conditions,
    history: () => versions().reverse(),
    draft,
    async save(
      seen: LoanDraft | undefined,
      { reason, ...figures }: LoanFigures & { readonly reason: Text },
      version: number,
    ): Promise<LoanDraft> {
      firsts += 1;
      const first = { draft: `terms${firsts}`, revision: 0 };
      await say('saveLoanDraft', {
        seen: { ...(seen ? seenOfDraft(seen) : first), version },
        figures: saidFigures(figures),
        reason: normalizeWords(reason),
      });
      return there(draft());
    },
    discard: (seen: LoanDraft) => say('discardLoanDraft', { seen: seenOfDraft(seen) }),
    async giveBack(seen: LoanDraft, words: string): Promise<LoanDraft> {
      await say('returnLoanDraft', { seen: seenOfDraft(seen), words });
      return there(draft());
    },
    async publish(seen: LoanDraft, version: number): Promise<LoanTerms> {
      await say('publishLoanTerms', { seen: { ...seenOfDraft(seen), version } });
      return there(conditions()).terms;
    },
    async enter(seen: ReferenceRate | undefined, rate: ExchangeRate): Promise<ReferenceRate> {
      await say('enterReferenceRate', { seen: { edits: seen?.edits ?? 0 }, rate });
      return there(there(conditions()).reference);
    },
  };
}
