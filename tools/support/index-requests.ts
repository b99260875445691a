import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { keepMended } from '../../functions/src/acts/rates/mended';
import { firestoreDatabase } from '../../functions/src/acts/store';
import { dateRequest, dateSubscriber } from '../../functions/src/my-data/expiry';
import { keepKeys } from '../../functions/src/triggers/keys/keep-keys';
import { keepIndexEntry } from '../../functions/src/triggers/search-index';
import { reserveReasons } from './reserve-reasons';

/** Documents read at a time. */
const BATCH = 500;

/** Documents that are written at the same time. */
const AT_ONCE = 20;

async function* pages(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(BATCH);
  for (let page = await ordered.get(); !page.empty; ) {
    yield page.docs;
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}

async function forAll<T>(all: readonly T[], act: (one: T) => Promise<void>) {
  for (let at = 0; at < all.length; at += AT_ONCE)
    await Promise.all(all.slice(at, at + AT_ONCE).map(act));
}

/**
 * Moves the reasons of older requests to their case files, keeps there what mends their rates (`enmienda`),
 * writes the search entry (`indice/{uid}`) of every stored request anew, lists it under its keys (`llaves`),
 * and sets the missing expiry of closed requests and subscribers (`expira`). Reports the number of requests
 * after each batch.
 */
export async function indexRequests(
  db: Firestore,
  secret: string,
  progress: (written: number) => void,
): Promise<void> {
  let written = 0;
  for await (const page of pages(db, 'users')) {
    await forAll(page, (request) => reserveReasons(db, request));
    await forAll(page, ({ id }) => keepMended(firestoreDatabase(db), id));
    await forAll(page, ({ id }) => keepIndexEntry(db, id));
    await forAll(undated(page), (uid) => dateRequest(db, uid));
    await forAll(page, ({ id }) => keepKeys(db, secret, id, new Date()));
    written += page.length;
    progress(written);
  }
  for await (const page of pages(db, 'subscriptores'))
    await forAll(undated(page), (key) => dateSubscriber(db, key));
}

function undated(page: readonly QueryDocumentSnapshot[]): string[] {
  return page.filter((found) => found.get('expira') === undefined).map(({ id }) => id);
}
