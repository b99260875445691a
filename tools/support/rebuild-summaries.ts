import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { countAnswer } from '../../functions/src/summaries/complaints';
import { contribution } from '../../functions/src/summaries/contribution';
import { REBUILDING } from '../../functions/src/summaries/keep';
import { add, EMPTY, type Summary, withoutOldDays } from '../../functions/src/summaries/summary';
import { HOUR_MS } from '../../src/domain/time';

/** Documents read at a time. */
const PAGE = 500;

/** Longer than a rebuild takes; after a crash the functions wait no longer than this. */
const LONGEST_MS = HOUR_MS;

/** The documents of a collection, a page at a time. */
async function* pages(db: Firestore, name: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = db.collection(name).orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await ordered.get(); !page.empty; ) {
    yield page.docs;
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}

/** Writes a document for each entry and deletes the others of a collection. */
async function replaceAll(
  db: Firestore,
  name: string,
  entries: ReadonlyMap<string, object>,
): Promise<void> {
  const writer = db.bulkWriter();
  for (const stored of await db.collection(name).listDocuments())
    if (!entries.has(stored.id)) void writer.delete(stored);
  for (const [id, data] of entries) void writer.set(db.doc(`${name}/${id}`), data);
  await writer.close();
}

/** The case files of these requests, in their order. */
const caseFiles = (db: Firestore, requests: readonly QueryDocumentSnapshot[]) =>
  db.getAll(...requests.map(({ id }) => db.doc(`expedientes/${id}`)));

/** Adds up the requests of a collection, by game, and returns the contribution of each. */
async function summarize(
  db: Firestore,
  collection: 'users' | 'archivo',
  summaries: Map<string, Summary>,
): Promise<Map<string, object>> {
  const contributions = new Map<string, object>();
  for await (const requests of pages(db, collection)) {
    const files = collection === 'users' ? await caseFiles(db, requests) : [];
    for (const [place, request] of requests.entries()) {
      const added = contribution(request.data(), files[place]?.data());
      if (!added) continue;
      contributions.set(request.id, added);
      summaries.set(added.juego, add(summaries.get(added.juego) ?? EMPTY, added, 1));
    }
  }
  return contributions;
}

/**
 * Computes every summary of requests from scratch, from the stored requests and the archive, and
 * counts the answers to complaints that are not counted yet. The functions that
 * keep them fail meanwhile, and the platform retries them. Resolves to the number of counted
 * requests.
 */
export async function rebuildSummaries(db: Firestore): Promise<number> {
  const lock = db.doc(REBUILDING);
  await lock.set({ hasta: Timestamp.fromMillis(Date.now() + LONGEST_MS) });
  try {
    const summaries = new Map<string, Summary>();
    const contributions = await summarize(db, 'users', summaries);
    const archived = await summarize(db, 'archivo', summaries);
    const kept = [...summaries].map(([id, all]) => [id, withoutOldDays(all, Date.now())] as const);
    await replaceAll(db, 'aportes', contributions);
    await replaceAll(db, 'resumen', new Map(kept));
    for await (const complaints of pages(db, 'reclamos'))
      for (const { id } of complaints) await countAnswer(db, id);
    return contributions.size + archived.size;
  } finally {
    await lock.delete();
  }
}
