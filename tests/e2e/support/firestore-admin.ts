import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { type ApprovalStep, lapseApproval } from '../../../functions/src/acts/requests/lapse';
import { firestoreDatabase } from '../../../functions/src/acts/store';
import { PORTS, PROJECT } from '../../../tools/support/local-project';

/** A document in plain values; timestamps as Date. */
export type Plain = Record<string, unknown>;

let opened: Firestore | undefined;

/** The emulators' database for the administrator, who bypasses the rules. */
function database(): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${PORTS.firestore}`;
  opened ??= getFirestore(initializeApp({ projectId: PROJECT }, 'administrator of the tests'));
  return opened;
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === 'object' && value !== null ? plainFields(value) : value;
}

function plainFields(fields: object): Plain {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value)]));
}

/** A document, or undefined if there is none. */
export async function readDocument(path: string): Promise<Plain | undefined> {
  const fields = (await database().doc(path).get()).data();
  return fields && plainFields(fields);
}

/** Does what is due at a moment for an approval, as the scheduled function would; resolves to what was due. */
export const lapseAt = (uid: string, moment: Date): Promise<ApprovalStep | undefined> =>
  lapseApproval(firestoreDatabase(database()), uid, moment);

/** The documents of a collection by id. */
export async function readCollection(path: string): Promise<Record<string, Plain>> {
  const { docs } = await database().collection(path).get();
  return Object.fromEntries(docs.map((document) => [document.id, plainFields(document.data())]));
}

/** Writes a whole document. */
export async function writeDocument(path: string, data: Plain): Promise<void> {
  await writeDocuments({ [path]: data });
}

/** Removes a document. */
export async function deleteDocument(path: string): Promise<void> {
  await deleteDocuments([path]);
}

/** Replaces fields of a document, also inside its maps (`decision.fecha`). */
export async function changeDocument(path: string, fields: Plain): Promise<void> {
  await database().doc(path).update(fields);
}

/** Writes whole documents at once. */
export async function writeDocuments(documents: Readonly<Record<string, Plain>>): Promise<void> {
  const batch = database().batch();
  for (const [path, data] of Object.entries(documents)) batch.set(database().doc(path), data);
  await batch.commit();
}

/** Removes documents at once. */
export async function deleteDocuments(paths: readonly string[]): Promise<void> {
  const batch = database().batch();
  for (const path of paths) batch.delete(database().doc(path));
  await batch.commit();
}
