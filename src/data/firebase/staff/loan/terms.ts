import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import type { LoanDraft, LoanTerms } from '../../../../domain/loan/terms';
import { LOAN_DRAFT, LOAN_TERMS } from '../../../../records/loan';
import { readLoanDraft, readLoanVersion } from '../../../../records/loan-draft';
import { type Listed, MAX_PAGE } from '../../../staff/lists';
import type { StaffContext } from '../../context';
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

/** The draft of the terms; see StaffBackend.loanDraft. */
export function loanDraft({ db, caller }: StaffContext): Promise<LoanDraft | undefined> {
  return caller.read(async () => {
    const stored = (await getDoc(doc(db, LOAN_DRAFT))).data();
    return stored && readLoanDraft(stored);
  });
}
