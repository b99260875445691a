import {
  collection,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { isPersonKey } from '../../../../domain/request/keys';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { withCaseFile } from '../../../../records/case-file';
import { readKeys } from '../../../../records/keys';
import { isUnreadable, type Listed } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { readCases } from './case-files';
import { storedByIds } from './request-search';

/** More requests with one key than anybody would look through. */
const MOST_REPEATS = 50;

const receivedAt = (row: Listed<LoanRequest>) => (isUnreadable(row) ? 0 : row.receivedAt.getTime());

/** The request itself, and the others on its keys; see StaffBackend.findDuplicates. */
export async function findDuplicates(context: StaffContext, request: LoanRequest) {
  const { db, caller } = context;
  const files = collection(db, 'expedientes');
  const file = (await caller.read(() => getDoc(doc(files, request.id)))).data() ?? {};
  const found = await Promise.all(
    readKeys(file)
      .filter(isPersonKey)
      .map(async ({ id, text }) => {
        const named = where(new FieldPath('llaves', id), '==', text);
        const asked = query(files, named, limit(MOST_REPEATS + 1));
        const { docs } = await caller.read(() => getDocs(asked));
        return docs.filter((one) => one.id !== request.id).slice(0, MOST_REPEATS);
      }),
  );
  const ids = [...new Set(found.flat().map((one) => one.id))];
  const others = await readCases(context, await storedByIds(context, ids));
  return {
    request: withCaseFile(request, file),
    others: others.sort((a, b) => receivedAt(b) - receivedAt(a)),
  };
}
