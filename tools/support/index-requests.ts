import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { indexEntry } from '../../functions/src/search-index';

/** Requests read, and entries written, at a time. */
const BATCH = 500;

/**
 * Writes the search entry (`indice/{uid}`) of every stored request anew, and tells after each batch
 * how many there are by now.
 */
export async function indexRequests(
  db: Firestore,
  progress: (written: number) => void,
): Promise<void> {
  const ordered = db.collection('users').orderBy(FieldPath.documentId()).limit(BATCH);
  let written = 0;
  for (let page = await ordered.get(); !page.empty; ) {
    const batch = db.batch();
    for (const request of page.docs)
      batch.set(db.doc(`indice/${request.id}`), indexEntry(request.id, request.data()));
    await batch.commit();
    written += page.size;
    progress(written);
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}
