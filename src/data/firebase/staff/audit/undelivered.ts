import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { EventQueue } from '../../../../domain/core/event-queue';
import { readQueue, STORED_QUEUE } from '../../../../records/staff/core-events';
import type { StaffContext } from '../../context';

/** The most queues that are shown; the others follow once these were sent. */
const SHOWN = 50;

/** Events that did not arrive within 24 hours; see StaffBackend.undeliveredEvents. */
export async function undeliveredEvents({
  db,
  caller,
}: StaffContext): Promise<readonly EventQueue[]> {
  const still = query(
    collection(db, 'eventos'),
    where('estado', '==', STORED_QUEUE.undelivered),
    limit(SHOWN),
  );
  const { docs } = await caller.read(() => getDocs(still));
  return docs.map((each) => readQueue(each.id, each.data()));
}
