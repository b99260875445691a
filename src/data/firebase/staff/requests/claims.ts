import { collection, getDocs, limit, query, Timestamp, where } from 'firebase/firestore/lite';
import type { Claim } from '../../../../domain/request/case';
import { readClaim } from '../../../../records/casework';
import { MAX_PAGE } from '../../../staff/lists';
import type { StaffContext } from '../../context';

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
