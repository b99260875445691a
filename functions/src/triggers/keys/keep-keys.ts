import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { keyEntryOf, keysOf, listed } from '../../../../src/domain/request/keys.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { readStaffRequest } from '../../../../src/records/case-file.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import {
  keyEntryRecord,
  keyPath,
  keysRecord,
  readKeyDocument,
  readKeys,
  type StoredKey,
} from '../../../../src/records/keys.ts';
import { readable } from '../../acts/readable.ts';
import { keepNotices } from './keep-notices.ts';
import { storedKeys } from './key-ids.ts';
import { leaveKey } from './leave-key.ts';

/** Everybody whom a key document lists. */
const idsIn = (document: DocumentSnapshot): string[] =>
  Object.keys(document.get('solicitudes') ?? {});

/** Lists a request under a key as it stands, and drops what the key lists no more. */
function joinKey(transaction: Transaction, document: DocumentSnapshot, request: LoanRequest): void {
  const entry = keyEntryOf(request);
  const { entries } = readKeyDocument(document.data());
  if (entries.some((one) => isDeepStrictEqual(one, entry))) return;
  const all = listed([...entries.filter(({ id }) => id !== entry.id), entry]);
  const gone = idsIn(document).filter((id) => !all.some((one) => one.id === id));
  const solicitudes = {
    ...(all.includes(entry) && { [entry.id]: keyEntryRecord(entry, (moment) => moment) }),
    ...Object.fromEntries(gone.map((id) => [id, FieldValue.delete()])),
  };
  transaction.set(document.ref, { solicitudes }, { merge: true });
}

/** Lists a request under its keys; resolves to those that it has now and those that it had. */
async function list(db: Firestore, secret: string, uid: string): Promise<StoredKey[]> {
  const [record, caseFile] = [db.doc(`users/${uid}`), db.doc(`expedientes/${uid}`)];
  return db.runTransaction(async (transaction) => {
    const [stored, file] = await transaction.getAll(record, caseFile);
    const request = readable(stored?.data(), (data) => readStaffRequest(uid, data, file?.data()));
    if (!request) return [];
    const before = readKeys(file?.data() ?? {});
    const keys = storedKeys(secret, request);
    const left = before.filter(({ id }) => !keys.some((key) => key.id === id));
    const refs = [...keys, ...left].map(({ id }) => db.doc(keyPath(id)));
    const documents = await transaction.getAll(...refs);
    for (const document of documents.slice(0, keys.length)) joinKey(transaction, document, request);
    for (const document of documents.slice(keys.length)) leaveKey(transaction, document, uid);
    if (left.length > 0 || before.length < keys.length)
      transaction.set(caseFile, keysRecord(keys), { mergeFields: ['llaves'] });
    return [...keys, ...left];
  });
}

/** The record of a request before and after a write; undefined for one that is not there. */
export interface Rewritten {
  readonly before: RecordFields | undefined;
  readonly after: RecordFields | undefined;
}

/**
 * Lists a stored request under its keys and under no others, keeps their ids in its case file, by which
 * acts find them, and writes the notices of everybody there. A write that changes neither its keys nor how
 * it stands changes nothing here. Erasing takes a request off its keys itself.
 */
export async function keepKeys(
  db: Firestore,
  secret: string,
  uid: string,
  now: Date,
  written?: Rewritten,
): Promise<void> {
  const [before, after] = [written?.before, written?.after].map((record) =>
    readable(record, (data) => readStaffRequest(uid, data, undefined)),
  );
  const shown = (request: LoanRequest) => [keysOf(request), keyEntryOf(request)];
  if (before && after && isDeepStrictEqual(shown(before), shown(after))) return;
  const isErased = written !== undefined && written.after === undefined;
  const keys = isErased ? (before ? storedKeys(secret, before) : []) : await list(db, secret, uid);
  await keepNotices(db, uid, keys, now);
}
