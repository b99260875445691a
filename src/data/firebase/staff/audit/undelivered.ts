import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import type { EventQueue } from '../../../../domain/core/event-queue';
import { auditEntry } from '../../../../records/staff/audit';
import { readQueue, resendRecord, STORED_QUEUE } from '../../../../records/staff/core-events';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** The most queues that are shown; the others follow once these were sent. */
const SHOWN = 50;

const isStill = ({ state }: EventQueue) => state === 'undelivered';

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

/** Has events sent again; see StaffBackend.sendEventsAgain. */
export function sendEventsAgain(context: StaffContext, subject: string): Promise<void> {
  const { db, caller } = context;
  const author = context.author();
  const path = doc(db, 'eventos', subject);
  // The id of the last attempt's audit entry; undefined if no attempt found the queue undelivered.
  let attempt: string | undefined;
  return writeOnce<void>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const data = (await transaction.get(path)).data();
          const queue = data && readQueue(subject, data);
          if (queue === undefined || !isStill(queue)) throw new BackendError('conflict');
          const times = queue.resends + 1;
          const { id, data: entry } = auditEntry(
            `evento_${subject}_${times}`,
            'reenviar-evento',
            `eventos/${subject}`,
            author,
            serverTimestamp(),
          );
          attempt = id;
          transaction.update(path, resendRecord(times, serverTimestamp(), deleteField()));
          transaction.set(doc(db, 'auditoria', id), entry);
        },
        // Read back before a repetition, as every act of staff.
        { maxAttempts: 1 },
      ),
    // The entry names its author, because a colleague may have done the same meanwhile.
    async readBack(): Promise<WriteOutcome<void>> {
      const entry = attempt && (await getDoc(doc(db, 'auditoria', attempt))).data();
      if (entry && entry.autor === author) return { kind: 'stored', value: undefined };
      const data = (await getDoc(path)).data();
      return data && isStill(readQueue(subject, data))
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
