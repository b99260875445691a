import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dateRequest, dateSubscriber } from '../../functions/src/my-data/expiry';
import { indexEntry } from '../../functions/src/search-index';

/** Documents read, and entries written, at a time. */
const BATCH = 500;

/** Documents that are dated at the same time. */
const AT_ONCE = 20;

async function* pages(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(BATCH);
  for (let page = await ordered.get(); !page.empty; ) {
    yield page.docs;
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}

async function dateAll(ids: readonly string[], date: (id: string) => Promise<void>) {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await Promise.all(ids.slice(at, at + AT_ONCE).map(date));
}

/**
 * Writes the search entry (`indice/{uid}`) of every stored request anew, and dates closed requests
 * and subscribers that no function has dated (`expira`). Tells after each batch how many requests
 * there are by now.
 */
export async function indexRequests(
  db: Firestore,
  progress: (written: number) => void,
): Promise<void> {
  let written = 0;
  for await (const page of pages(db, 'users')) {
    const batch = db.batch();
    for (const request of page)
      batch.set(db.doc(`indice/${request.id}`), indexEntry(request.id, request.data()));
    await batch.commit();
    await dateAll(undated(page), (uid) => dateRequest(db, uid));
    written += page.length;
    progress(written);
  }
  for await (const page of pages(db, 'subscriptores'))
    await dateAll(undated(page), (key) => dateSubscriber(db, key));
}

function undated(page: readonly QueryDocumentSnapshot[]): string[] {
  return page.filter((found) => found.get('expira') === undefined).map(({ id }) => id);
}
