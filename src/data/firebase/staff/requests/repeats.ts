import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isUnreadable, type Listed, MAX_PAGE } from '../../../staff/lists';
import type { RepeatFlags } from '../../../staff/requests';
import type { StaffContext } from '../../context';
import { inParts } from '../lists/in-parts';
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

/** How many requests hold each of these values; values that could not be counted are missing. */
async function countOwners(
  { db, caller }: StaffContext,
  field: string,
  values: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const ask = async (part: readonly string[]) => {
    const asked = query(collection(db, 'users'), where(field, 'in', part), limit(MAX_PAGE));
    const { docs } = await caller.read(() => getDocs(asked));
    // There are more requests than one read returns: a match is certain, a missing match is not.
    const least = docs.length < MAX_PAGE ? 1 : 2;
    const stored = docs.map((found) => found.get(field));
    for (const value of part) {
      const owners = stored.filter((other) => other === value).length;
      if (owners >= least) counts.set(value, owners);
    }
  };
  await Promise.all(inParts([...new Set(values)]).map(ask));
  return counts;
}

/** The data that each of these requests shares with another; see StaffBackend.flagRepeats. */
export async function flagRepeats(
  context: StaffContext,
  requests: readonly LoanRequest[],
): Promise<ReadonlyMap<string, RepeatFlags>> {
  const of = requests.map(({ applicant }) => applicant);
  const [cedulas, emails] = await Promise.all([
    countOwners(
      context,
      'cedula',
      of.map(({ cedula }) => cedula),
    ),
    countOwners(
      context,
      'correo',
      of.map(({ email }) => email),
    ),
  ]);
  const flags = new Map<string, RepeatFlags>();
  for (const { id, applicant } of requests) {
    const [cedula, email] = [cedulas.get(applicant.cedula), emails.get(applicant.email)];
    if (cedula !== undefined && email !== undefined)
      flags.set(id, { cedula: cedula > 1, email: email > 1 });
  }
  return flags;
}
