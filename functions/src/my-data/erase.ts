import type { Auth } from 'firebase-admin/auth';
import {
  type DocumentData,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { dayKey, dayStart } from '../../../src/domain/day.ts';
import { leftOf } from '../../../src/domain/request/fingerprints.ts';
import { readStaffRequest } from '../../../src/records/case-file.ts';
import { isMap } from '../../../src/records/fields.ts';
import { keyPath, readKeys } from '../../../src/records/keys.ts';
import { signaturesOf } from '../../../src/records/signatures.ts';
import { readable } from '../acts/readable.ts';
import { OUTGOING } from '../mail/outgoing.ts';
import { triedPath } from '../proofs/tried.ts';
import { contribution, isDuplicate, reasonIn } from '../summaries/contribution.ts';
import { keepCounting, requireNoRebuilding } from '../summaries/keep.ts';
import { leaveKey } from '../triggers/keys/leave-key.ts';
import { asDate } from '../triggers/search-index.ts';
import { daysAfter } from './days.ts';
import { erasingOfRecord } from './withdraw.ts';

/** The operations on a project's accounts that erasing needs. */
export type Accounts = Pick<Auth, 'deleteUser'>;

/** A moment as its day, which many requests share: the first moment of it, in Santo Domingo. */
const dayOf = (moment: Date) => Timestamp.fromMillis(dayStart(dayKey(moment)));

/** The same fields with days in the place of moments, also in the maps of it. */
function withDays(value: unknown): unknown {
  const moment = asDate(value);
  if (moment) return dayOf(moment);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withDays(part)]));
}

/**
 * The part of a request that the bank keeps, `archivo/{random id}`. It identifies nobody: with days in the place
 * of moments, no entry of the audit is of the same one.
 */
function archiveEntry(request: DocumentData, file: DocumentData | undefined): DocumentData {
  const { decision, banco, retiro, cierre } = request;
  const reason = reasonIn(request, file);
  const kept = {
    juego: request.juego,
    valor: request.valor,
    versionTarifas: request.versionTarifas,
    registro: request.registro,
    estadoCredito: request.estadoCredito,
    decision: decision && {
      fecha: decision.fecha,
      ...(reason !== undefined && { motivo: reason }),
    },
    decisiones: request.decisiones,
    banco: banco && { estado: banco.estado, fecha: banco.fecha },
    retiro: retiro && { fecha: retiro.fecha },
    cierre: cierre && { fecha: cierre.fecha },
    repetida: isDuplicate(request, file) || undefined,
    // They follow from the questions and the case file, which go.
    respuestas: contribution(request, file)?.respuestas ?? [],
  };
  const known = Object.entries(kept).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, withDays(value)]));
}

/** The marks of sessions whose request was erased, `borradas/{uid}`: they send no other. */
export const ERASED = 'borradas';

/** How long a mark stays, in days: longer than the token of a deleted account, an hour. */
export const ERASED_DAYS = 1;

/** Documents whose id is this uid, or begins with it and an underscore. */
function ofUid(query: Query, uid: string): Query {
  const name = FieldPath.documentId();
  // In the order of ids, the backtick follows the underscore.
  return query.where(name, '>=', uid).where(name, '<', `${uid}\``);
}

/**
 * Whether a mail is about the request of this uid. The id of a sign-up's mail has only digits after
 * the uid.
 */
function isAboutRequest(mailId: string, uid: string): boolean {
  return (
    mailId === uid || (mailId.startsWith(`${uid}_`) && /\D/.test(mailId.slice(uid.length + 1)))
  );
}

/** The mails of a request, handed-over ones included. */
export async function mailsOf(db: Firestore, transaction: Transaction, uid: string) {
  const read = async (collection: string) => {
    const { docs } = await transaction.get(ofUid(db.collection(collection), uid));
    return docs.filter(({ id }) => isAboutRequest(id, uid)).map(({ ref }) => ref);
  };
  return [...(await read('mail')), ...(await read(OUTGOING))];
}

/** The proofs of a session and its open challenges. */
async function proofsOf(db: Firestore, transaction: Transaction, uid: string) {
  const read = async (collection: string) => {
    const own = await transaction.get(ofUid(db.collection(collection), uid));
    return own.docs.map(({ ref }) => ref);
  };
  return [...(await read('pruebas')), ...(await read('retos'))];
}

/** The keys under which a request is listed, with their documents. */
async function keysOf(db: Firestore, transaction: Transaction, file: DocumentData = {}) {
  const keys = readKeys(file);
  if (keys.length === 0) return [];
  const documents = await transaction.getAll(...keys.map(({ id }) => db.doc(keyPath(id))));
  return documents.map((document, place) => ({ key: keys[place], document }));
}

async function deleteAccount(accounts: Accounts, uid: string): Promise<void> {
  try {
    await accounts.deleteUser(uid);
  } catch (error) {
    // An earlier attempt, or an administrator of the accounts, has deleted it.
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}

/**
 * Erases the person from a request: account, mails, code, tracker, search entry, proofs, keys, notes,
 * claims, sightings of the code, and the record; of the case file the signatures stay for a while, and keys
 * remember a decline. The archive keeps the part that the bank
 * must keep, and the summaries go on counting the request. A mark keeps an open page from sending
 * it again. All documents go in one transaction, together with those that `also` writes; `also` gets the record as it was, and without a record
 * only `also` writes. Resolves to false, and erases nothing, if it is asked for (`also`) and was paid out meanwhile. Rejects while the summaries are being rebuilt.
 */
export async function eraseRequest(
  db: Firestore,
  accounts: Accounts,
  uid: string,
  also?: (transaction: Transaction, erased: DocumentData | undefined) => void,
): Promise<boolean> {
  // Of age, also a loan is erased; asked for, not one that was paid out in this minute.
  const isKept = (stored: DocumentData | undefined) =>
    also && stored && /^loan$|^loose-payment$/.test(erasingOfRecord(stored));
  // Checked before anything is deleted, so that a later attempt finds everything in place.
  await requireNoRebuilding(db);
  if (isKept((await db.doc(`users/${uid}`).get()).data())) return false;
  // The account goes first: if this stops midway, a repeat still finds the account by the record.
  await deleteAccount(accounts, uid);
  return db.runTransaction(async (transaction) => {
    const request = await transaction.get(db.doc(`users/${uid}`));
    const file = await transaction.get(db.doc(`expedientes/${uid}`));
    const mails = await mailsOf(db, transaction, uid);
    const notes = await transaction.get(db.collection(`notas/${uid}/lista`));
    const proofs = await proofsOf(db, transaction, uid);
    const keys = await keysOf(db, transaction, file.data());
    const stored = request.data();
    if (isKept(stored)) return false;
    const keepCount = stored && (await keepCounting(db, transaction, request, file));
    if (stored !== undefined) {
      const codes = stored.codigo === undefined ? [] : ['seguimiento', 'codigos'];
      const ofCode = codes.map((collection) => db.doc(`${collection}/${stored.codigo}`));
      const ofStaff = ['tomas', 'vistas'].map((collection) => db.doc(`${collection}/${uid}`));
      const casework = [...ofStaff, ...notes.docs.map(({ ref }) => ref)];
      const [index, tried] = [db.doc(`indice/${uid}`), db.doc(triedPath(uid))];
      const gone = [...mails, ...ofCode, ...proofs, ...casework, tried, index, request.ref];
      transaction.create(db.collection('archivo').doc(), archiveEntry(stored, file.data()));
      for (const document of gone) transaction.delete(document);
      const signed = signaturesOf(file.data() ?? {});
      if (Object.keys(signed).length === 0) transaction.delete(file.ref);
      else {
        const expira = daysAfter(Date.now(), retentionDays.signatures);
        transaction.set(file.ref, { ...signed, expira });
      }
      const read = (data: DocumentData) => readStaffRequest(uid, data, file.data());
      const erased = readable(stored, read);
      for (const { key, document } of keys)
        leaveKey(transaction, document, uid, erased && key && leftOf(erased, key, new Date()));
      transaction.set(db.doc(`${ERASED}/${uid}`), { fecha: FieldValue.serverTimestamp() });
      keepCount?.();
    }
    also?.(transaction, stored);
    return true;
  });
}
