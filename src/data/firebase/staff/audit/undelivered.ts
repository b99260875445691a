import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { Undelivered } from '../../../../domain/core/refused-status';
import { STORED_QUEUE } from '../../../../records/core-events';
import { undeliveredOf } from '../../../../records/refused-status';
import type { StaffContext } from '../../context';

/** The most that are shown; the others follow once these were sent, or are over. */
const SHOWN = 50;

/** What did not arrive, in either direction; see StaffBackend.undelivered. */
export async function undelivered({ db, caller }: StaffContext): Promise<Undelivered> {
  const still = query(
    collection(db, 'eventos'),
    where('estado', '==', STORED_QUEUE.undelivered),
    limit(SHOWN),
  );
  const { docs } = await caller.read(() => getDocs(still));
  return undeliveredOf(docs.map((each) => [each.id, each.data()] as const));
}
