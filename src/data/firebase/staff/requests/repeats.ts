import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isUnreadable, type Listed } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { completeRequest, readCases, type StoredRequest } from './case-files';

/** More requests with one cedula or e-mail than anybody would look through. */
const MOST_REPEATS = 50;

const receivedAt = (row: Listed<LoanRequest>) => (isUnreadable(row) ? 0 : row.receivedAt.getTime());

/** The request itself, and the others of the same person; see StaffBackend.findRepeats. */
export async function findRepeats(context: StaffContext, request: LoanRequest) {
  const { db, caller } = context;
  const others = async (field: string, value: string) => {
    const asked = query(
      collection(db, 'users'),
      where(field, '==', value),
      limit(MOST_REPEATS + 1),
    );
    const { docs } = await caller.read(() => getDocs(asked));
    return docs
      .filter(({ id }) => id !== request.id)
      .map((found) => ({ id: found.id, data: found.data() }));
  };
  const [own, byCedula, byEmail] = await Promise.all([
    completeRequest(context, request),
    others('cedula', request.applicant.cedula),
    others('correo', request.applicant.email),
  ]);
  const all = new Map([...byCedula, ...byEmail].map((one) => [one.id, one]));
  const read = new Map(
    (await readCases(context, [...all.values()])).map((row) => [row.id, row] as const),
  );
  const newest = (found: readonly StoredRequest[]) =>
    found
      .flatMap(({ id }) => read.get(id) ?? [])
      .sort((a, b) => receivedAt(b) - receivedAt(a))
      .slice(0, MOST_REPEATS);
  return { request: own, cedula: newest(byCedula), email: newest(byEmail) };
}
