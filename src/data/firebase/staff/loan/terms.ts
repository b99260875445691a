import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { normalizeWords } from '../../../../domain/fields/fields';
import { isSameText, type Text } from '../../../../domain/language';
import {
  isSameFigures,
  type LoanDraft,
  type LoanFigures,
  type LoanTerms,
} from '../../../../domain/loan/terms';
import {
  LOAN_DRAFT,
  LOAN_TERMS,
  readLoanDraft,
  readLoanTerms,
} from '../../../../records/market/loan';
import { loanDraftRecord, loanTermsRecord } from '../../../../records/market/loan-draft';
import { auditEntry } from '../../../../records/staff/audit';
import { BackendError } from '../../../errors';
import { type Listed, MAX_PAGE } from '../../../staff/lists';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { readRow } from '../lists/paging';

/** This write is read back before a repetition: it may be the one that conflicts. */
export const ONCE = { maxAttempts: 1 };

/** Whether two drafts are the same save, or both are none. */
function isSave(a: LoanDraft | undefined, b: Omit<LoanDraft, 'savedAt'> | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.revision === b.revision &&
    a.author === b.author &&
    isSameText(a.reason, b.reason) &&
    isSameFigures(a, b)
  );
}

/** Every version of the terms; see StaffBackend.loanHistory. */
export function loanHistory({ db, caller }: StaffContext): Promise<Listed<LoanTerms>[]> {
  const versions = query(
    collection(db, LOAN_TERMS, 'versiones'),
    orderBy('version', 'desc'),
    limit(MAX_PAGE),
  );
  return caller.read(async () =>
    (await getDocs(versions)).docs.map((found) =>
      readRow((_, data) => readLoanTerms(data), found.id, found.data()),
    ),
  );
}

/** The draft of the terms; see StaffBackend.loanDraft. */
export function loanDraft({ db, caller }: StaffContext): Promise<LoanDraft | undefined> {
  return caller.read(async () => {
    const stored = (await getDoc(doc(db, LOAN_DRAFT))).data();
    return stored && readLoanDraft(stored);
  });
}

/** Saves a draft over the one that its editor saw; see StaffBackend.saveLoanDraft. */
export async function saveLoanDraft(
  context: StaffContext,
  seen: LoanDraft | undefined,
  { reason, ...figures }: LoanFigures & { readonly reason: Text },
): Promise<LoanDraft> {
  const { db, caller, clock } = context;
  const path = doc(db, LOAN_DRAFT);
  const next = {
    ...figures,
    reason: normalizeWords(reason),
    author: context.author(),
    revision: (seen?.revision ?? 0) + 1,
  };
  const record = loanDraftRecord(next, serverTimestamp());
  await writeOnce<void>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = (await transaction.get(path)).data();
          if (!isSave(stored && readLoanDraft(stored), seen)) throw new BackendError('conflict');
          transaction.set(path, record);
        },
        ONCE,
      ),
    async readBack(): Promise<WriteOutcome<void>> {
      const data = (await getDoc(path)).data();
      const stored = data && readLoanDraft(data);
      if (isSave(stored, seen)) return { kind: 'missing' };
      return isSave(stored, next)
        ? { kind: 'stored', value: undefined }
        : { kind: 'refused', code: 'conflict' };
    },
  });
  return { ...next, savedAt: new Date(clock.now()) };
}

/** Puts a draft into force; see StaffBackend.publishLoanTerms. */
export function publishLoanTerms(
  context: StaffContext,
  draft: LoanDraft,
  inForce: number,
): Promise<LoanTerms> {
  const { db, caller, clock } = context;
  const version = inForce + 1;
  const publisher = context.author();
  const about = `${LOAN_TERMS}/versiones/${version}`;
  const [current, made, drafted] = [LOAN_TERMS, about, LOAN_DRAFT].map((path) => doc(db, path)) as [
    ReturnType<typeof doc>,
    ReturnType<typeof doc>,
    ReturnType<typeof doc>,
  ];
  const entry = auditEntry(
    `prestamo_${version}`,
    'publicar-prestamo',
    about,
    publisher,
    serverTimestamp(),
  );
  const record = loanTermsRecord(draft, version, publisher, serverTimestamp());
  return writeOnce<LoanTerms>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const before = (await transaction.get(current)).data();
          const stored = (await transaction.get(drafted)).data();
          const isCurrent = (before ? readLoanTerms(before).version : 0) === inForce;
          if (!isCurrent || !isSave(stored && readLoanDraft(stored), draft))
            throw new BackendError('conflict');
          transaction.set(made, record);
          // The reference rate stays.
          transaction.set(current, record, { merge: true });
          transaction.set(doc(db, 'auditoria', entry.id), entry.data);
          transaction.delete(drafted);
          const { savedAt, revision, ...terms } = draft;
          return { ...terms, version, publisher, since: new Date(clock.now()) };
        },
        ONCE,
      ),
    async readBack(): Promise<WriteOutcome<LoanTerms>> {
      const data = (await getDoc(made)).data();
      if (data) {
        const published = readLoanTerms(data);
        return published.publisher === publisher && isSameFigures(published, draft)
          ? { kind: 'stored', value: published }
          : { kind: 'refused', code: 'conflict' };
      }
      const stored = (await getDoc(drafted)).data();
      return isSave(stored && readLoanDraft(stored), draft)
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
