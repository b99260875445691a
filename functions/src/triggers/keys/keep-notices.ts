import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { aroundNotices, keyNotices } from '../../../../src/domain/request/key-notices.ts';
import { listed } from '../../../../src/domain/request/keys.ts';
import { readStaffRequest } from '../../../../src/records/case-file.ts';
import { keyPath, readKeyDocument, type StoredKey } from '../../../../src/records/keys.ts';
import { noticesRecord } from '../../../../src/records/notices.ts';
import { valuesIn } from '../../../../src/records/summary.ts';
import { readable } from '../../acts/readable.ts';
import { triedBeside, triedPath } from '../../proofs/tried.ts';
import { type Reads, relatedTo } from './related.ts';

/** The most open requests whose notices a change of another one makes anew. */
const MOST_OTHERS = 20;

/** Reads outside of a transaction. */
const readsOf = (db: Firestore): Reads => ({
  async get(...paths) {
    if (paths.length === 0) return [];
    const found = await db.getAll(...paths.map((path) => db.doc(path)));
    return found.map((one) => one.data());
  },
});

/** Writes the notices of a request that others, its session and its game make, if they changed. */
async function noteOne(db: Firestore, id: string, now: Date): Promise<void> {
  const reads = readsOf(db);
  const path = `expedientes/${id}`;
  const [record, file, tried] = await reads.get(`users/${id}`, path, triedPath(id));
  const request = readable(record, (data) => readStaffRequest(id, data, file));
  if (!request || !file) return;
  const { keys, known } = await relatedTo(reads, id, file);
  const [summary] = await reads.get(`resumen/${request.gameId}`);
  const around = { accounts: triedBeside(tried, request), values: valuesIn(summary) };
  const notices = [...keyNotices(request, keys, known, now), ...aroundNotices(request, around)];
  if (isDeepStrictEqual(notices, request.notices)) return;
  await db.doc(path).update(noticesRecord(notices, (moment) => moment));
}

/**
 * Writes the notices of this request and of the newest open ones under these keys, which are those that
 * it has or had.
 */
export async function keepNotices(
  db: Firestore,
  uid: string,
  keys: readonly StoredKey[],
  now: Date,
): Promise<void> {
  const documents = await readsOf(db).get(...keys.map(({ id }) => keyPath(id)));
  const all = documents.flatMap((document) => readKeyDocument(document).entries);
  const open = listed(all.filter(({ id, outcome }) => outcome === 'open' && id !== uid));
  const ids = [...new Set(open.map(({ id }) => id))].slice(0, MOST_OTHERS);
  for (const id of [uid, ...ids]) await noteOne(db, id, now);
}
