import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { seenOfDraft } from '../../../../domain/acts/drafts';
import { saidFigures } from '../../../../domain/acts/loan';
import { normalizeWords } from '../../../../domain/fields/fields';
import type { Text } from '../../../../domain/language';
import type { LoanDraft, LoanFigures, LoanTerms } from '../../../../domain/loan/terms';
import { LOAN_DRAFT, LOAN_TERMS, readLoanTerms } from '../../../../records/market/loan';
import { readLoanDraft, readLoanVersion } from '../../../../records/market/loan-draft';
import { BackendError } from '../../../errors';
import { type Listed, MAX_PAGE } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';
import { readRow } from '../lists/paging';

/** Every version of the terms; see StaffBackend.loanHistory. */
export function loanHistory({ db, caller }: StaffContext): Promise<Listed<LoanTerms>[]> {
  const versions = query(
    collection(db, LOAN_TERMS, 'versiones'),
    orderBy('version', 'desc'),
    limit(MAX_PAGE),
  );
  return caller.read(async () =>
    (await getDocs(versions)).docs.map((found) =>
      readRow((_, data) => readLoanVersion(data), found.id, found.data()),
    ),
  );
}

async function readStored({ db }: StaffContext): Promise<LoanDraft | undefined> {
  const stored = (await getDoc(doc(db, LOAN_DRAFT))).data();
  return stored && readLoanDraft(stored);
}

/** The draft of the terms; see StaffBackend.loanDraft. */
export function loanDraft(context: StaffContext): Promise<LoanDraft | undefined> {
  return context.caller.read(() => readStored(context));
}

/** The draft after an act on it. */
async function changedDraft(context: StaffContext): Promise<LoanDraft> {
  const draft = await context.caller.readBack(() => readStored(context));
  if (!draft) throw new BackendError('conflict');
  return draft;
}

/** Saves a draft over the one that its editor saw; see StaffBackend.saveLoanDraft. */
export async function saveLoanDraft(
  context: StaffContext,
  seen: LoanDraft | undefined,
  { reason, ...figures }: LoanFigures & { readonly reason: Text },
  inForce: number,
): Promise<LoanDraft> {
  const first = { draft: doc(collection(context.db, 'borradores')).id, revision: 0 };
  await carryOut(context, 'saveLoanDraft', {
    seen: { ...(seen ? seenOfDraft(seen) : first), version: inForce },
    figures: saidFigures(figures),
    reason: normalizeWords(reason),
  });
  return changedDraft(context);
}

/** Deletes the draft that its reader saw; see StaffBackend.discardLoanDraft. */
export function discardLoanDraft(context: StaffContext, seen: LoanDraft): Promise<void> {
  return carryOut(context, 'discardLoanDraft', { seen: seenOfDraft(seen) });
}

/** Gives the draft that a reviewer saw back with a note; see StaffBackend.returnLoanDraft. */
export async function returnLoanDraft(
  context: StaffContext,
  seen: LoanDraft,
  words: string,
): Promise<LoanDraft> {
  await carryOut(context, 'returnLoanDraft', { seen: seenOfDraft(seen), words });
  return changedDraft(context);
}

/** Puts a draft into force; see StaffBackend.publishLoanTerms. */
export async function publishLoanTerms(
  context: StaffContext,
  draft: LoanDraft,
  inForce: number,
): Promise<LoanTerms> {
  const seen = { ...seenOfDraft(draft), version: inForce };
  await carryOut(context, 'publishLoanTerms', { seen });
  const made = doc(context.db, LOAN_TERMS, 'versiones', String(inForce + 1));
  const published = await context.caller.readBack(async () => {
    const stored = (await getDoc(made)).data();
    return stored && readLoanTerms(stored);
  });
  if (!published) throw new BackendError('conflict');
  return published;
}
