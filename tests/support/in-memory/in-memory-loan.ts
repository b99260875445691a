import { BackendError } from '../../../src/data/errors';
import { normalizeWords } from '../../../src/domain/fields/fields';
import { isInEveryLanguage, type Text } from '../../../src/domain/language';
import {
  checkExchange,
  type ExchangeRate,
  type ReferenceRate,
  rateBefore,
} from '../../../src/domain/loan/reference-rate';
import {
  areValid,
  checkLoanFigures,
  type LoanConditions,
  type LoanDraft,
  type LoanFigures,
  type LoanTerms,
} from '../../../src/domain/loan/terms';
import type { StaffRole } from '../../../src/domain/session';

/** The stored example of a loan. */
export interface StoredLoan {
  /** Published versions, oldest first; the last is in force. */
  readonly loanTerms?: readonly LoanTerms[];
  readonly loanDraft?: LoanDraft;
  readonly reference?: ReferenceRate;
}

/** Who works with it. */
interface Member {
  readonly author: string;
  readonly roles: readonly StaffRole[];
}

/** The part of a staff backend in memory that is about the example of a loan. */
export function createInMemoryLoan(
  contents: StoredLoan,
  { author, roles }: Member,
  note: (act: 'publishLoanTerms' | 'enterReferenceRate') => void,
) {
  const published = [...(contents.loanTerms ?? [])];
  let draft = contents.loanDraft;
  let reference = contents.reference;

  function requireThat(isSo: boolean, code: 'denied' | 'conflict') {
    if (!isSo) throw new BackendError(code);
  }
  const has = (...allowed: readonly StaffRole[]) => allowed.some((role) => roles.includes(role));

  return {
    conditions(): LoanConditions | undefined {
      const terms = published.at(-1);
      return terms && { terms, ...(reference && { reference }) };
    },
    history: () => [...published].reverse(),
    draft: () => draft,
    save(seen: LoanDraft | undefined, next: LoanFigures & { readonly reason: Text }): LoanDraft {
      requireThat(draft?.revision === seen?.revision, 'conflict');
      requireThat(has('analyst', 'reviewer'), 'denied');
      const reason = normalizeWords(next.reason);
      requireThat(checkLoanFigures(next, new Date()).length === 0, 'denied');
      const revision = (seen?.revision ?? 0) + 1;
      draft = { ...next, reason, author, savedAt: new Date(), revision };
      return draft;
    },
    publish(seen: LoanDraft, inForce: number): LoanTerms {
      const isCurrent = (published.at(-1)?.version ?? 0) === inForce;
      requireThat(isCurrent && draft?.revision === seen.revision, 'conflict');
      const hasReason = isInEveryLanguage(seen.reason);
      requireThat(
        has('reviewer') && hasReason && seen.author !== author && areValid(seen, new Date()),
        'denied',
      );
      const { savedAt, revision, ...terms } = seen;
      const made = { ...terms, version: inForce + 1, publisher: author, since: new Date() };
      published.push(made);
      draft = undefined;
      note('publishLoanTerms');
      return made;
    },
    enter(seen: ReferenceRate | undefined, rate: ExchangeRate): ReferenceRate {
      requireThat(reference?.edits === seen?.edits, 'conflict');
      const now = new Date();
      const isFine = checkExchange(rate, reference, now) === undefined;
      requireThat(published.length > 0 && has('analyst', 'reviewer') && isFine, 'denied');
      const before = rateBefore(reference, now);
      reference = { rate, enteredAt: now, author, before, edits: (seen?.edits ?? 0) + 1 };
      note('enterReferenceRate');
      return reference;
    },
  };
}
