import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { Claim } from '../../../../domain/request/case';
import { readClaim } from '../../../../records/staff/casework';
import { MAX_PAGE } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

/** The present claims; a claim that cannot be read belongs to nobody. */
export async function claims({ db, caller, clock }: StaffContext): Promise<readonly Claim[]> {
  const asked = query(
    collection(db, 'tomas'),
    where('hasta', '>', Timestamp.fromMillis(clock.now())),
    limit(MAX_PAGE),
  );
  const { docs } = await caller.read(() => getDocs(asked));
  return docs.map((found) => readClaim(found.id, found.data()));
}

/** The stored claims of these cases, also those that are over. */
async function storedClaims({ db }: StaffContext, ids: readonly string[]): Promise<Claim[]> {
  const found = await Promise.all(ids.map((id) => getDoc(doc(db, 'tomas', id))));
  return found.flatMap((one) => {
    const data = one.data();
    return data ? [readClaim(one.id, data)] : [];
  });
}

/** Takes, renews or takes over cases; see StaffBackend.claim. */
export async function claim(
  context: StaffContext,
  ids: readonly string[],
  takeOverReason?: string,
): Promise<readonly Claim[]> {
  const { caller, clock } = context;
  const author = context.author();
  const before = await caller.read(() => storedClaims(context, ids));
  const own = before.filter((one) => one.author === author && one.until.getTime() > clock.now());
  if (own.length === ids.length) await carryOut(context, 'renewClaim', { ids });
  else await carryOut(context, 'claim', { ids, reason: takeOverReason ?? null });
  return caller.readBack(() => storedClaims(context, ids));
}

/** Gives back the member's claims on these cases; see StaffBackend.release. */
export async function release(context: StaffContext, ids: readonly string[]): Promise<void> {
  await carryOut(context, 'release', { ids });
}
