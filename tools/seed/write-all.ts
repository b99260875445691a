import type { Firestore } from 'firebase-admin/firestore';
import type { StoredDocument } from '../samples/documents';

const BATCH = 500;
const AT_ONCE = 4;

/** Writes documents in batches, a few at a time, and reports the running total after each. */
export async function writeAll(
  db: Firestore,
  documents: Iterator<StoredDocument>,
  progress: (written: number) => void,
): Promise<void> {
  let written = 0;
  const write = async () => {
    for (;;) {
      const batch = db.batch();
      let size = 0;
      for (let next = documents.next(); !next.done; next = documents.next()) {
        batch.set(db.doc(next.value.path), next.value.data);
        if (++size === BATCH) break;
      }
      if (size === 0) return;
      await batch.commit();
      written += size;
      progress(written);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}
