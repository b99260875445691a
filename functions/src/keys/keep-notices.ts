import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { type KeyEntry, listed } from '../../../src/domain/request/keys.ts';
import type { LoanRequest } from '../../../src/domain/request/loan-request.ts';
import { keyNotices } from '../../../src/domain/request/notices.ts';
import {
  keyPath,
  readKeyDocument,
  readKeys,
  type StoredKey,
} from '../../../src/records/request/keys.ts';
import { noticesRecord } from '../../../src/records/request/notices.ts';
import { readStaffRequest } from '../../../src/records/staff/case-file.ts';
import { readable } from '../acts/readable.ts';

/** The most open requests whose notices a change of another one makes anew. */
const MOST_OTHERS = 20;

/** The most requests whose names one request’s notices compare. */
const MOST_READ = 50;

async function readAll(db: Firestore, keys: readonly StoredKey[]) {
  if (keys.length === 0) return [];
  const found = await db.getAll(...keys.map(({ id }) => db.doc(keyPath(id))));
  return keys.map((key, place) => ({ ...key, ...readKeyDocument(found[place]?.data()) }));
}

/** Requests of these ids that are there and can be read. */
async function readRequests(db: Firestore, ids: readonly string[]) {
  const unique = [...new Set(ids)].slice(0, MOST_READ);
  if (unique.length === 0) return new Map<string, LoanRequest>();
  const found = await db.getAll(...unique.map((id) => db.doc(`users/${id}`)));
  return new Map(
    found.flatMap((one) => {
      const request = readable(one.data(), (data) => readStaffRequest(one.id, data, undefined));
      return request ? [[one.id, request] as const] : [];
    }),
  );
}

/** Writes what a request has in common with others into its case file, if that changed. */
async function noteOne(db: Firestore, id: string, now: Date): Promise<void> {
  const [record, caseFile] = await db.getAll(db.doc(`users/${id}`), db.doc(`expedientes/${id}`));
  const file = caseFile?.data() ?? {};
  const request = readable(record?.data(), (data) => readStaffRequest(id, data, file));
  if (!request || !caseFile?.exists) return;
  const keys = await readAll(db, readKeys(file));
  const others = keys.flatMap(({ entries }) => entries.map((entry) => entry.id));
  const known = await readRequests(
    db,
    others.filter((other) => other !== id),
  );
  const notices = keyNotices(request, keys, known, now);
  if (isDeepStrictEqual(notices, request.notices)) return;
  await caseFile.ref.update(noticesRecord(notices, (moment) => moment));
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
  const all = (await readAll(db, keys)).flatMap(({ entries }) => entries);
  const open = listed(all.filter(({ id, outcome }: KeyEntry) => outcome === 'open' && id !== uid));
  const ids = [...new Set(open.map(({ id }) => id))].slice(0, MOST_OTHERS);
  for (const id of [uid, ...ids]) await noteOne(db, id, now);
}
