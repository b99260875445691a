import type { Auth } from 'firebase-admin/auth';
import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { OUTGOING } from '../mail/hand-over.ts';
import { keepCounting, requireNoRebuilding } from '../summaries/keep.ts';

/** The accounts of a project, as far as erasing needs them. */
export type Accounts = Pick<Auth, 'deleteUser'>;

/** What the bank keeps of a request, `archivo/{random id}`: nothing that names or finds the person. */
function archiveEntry(request: DocumentData): DocumentData {
  const { decision, retiro } = request;
  const kept = {
    juego: request.juego,
    valor: request.valor,
    versionTarifas: request.versionTarifas,
    registro: request.registro,
    estadoCredito: request.estadoCredito,
    decision: decision && {
      fecha: decision.fecha,
      ...(decision.motivo !== undefined && { motivo: decision.motivo }),
    },
    retiro: retiro && { fecha: retiro.fecha },
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** Documents whose name is this uid, or begins with it and an underscore. */
function ofUid(query: Query, uid: string): Query {
  const name = FieldPath.documentId();
  // The character after the underscore ends the range.
  return query.where(name, '>=', uid).where(name, '<', `${uid}\``);
}

/** Whether a mail is about the request of this uid: a sign-up's has only digits after the uid. */
function isAboutRequest(mailId: string, uid: string): boolean {
  return (
    mailId === uid || (mailId.startsWith(`${uid}_`) && /\D/.test(mailId.slice(uid.length + 1)))
  );
}

/** The mails of a request, those that were handed over included. */
async function mailsOf(db: Firestore, transaction: Transaction, uid: string) {
  const read = async (collection: string) => {
    const { docs } = await transaction.get(ofUid(db.collection(collection), uid));
    return docs.filter(({ id }) => isAboutRequest(id, uid)).map(({ ref }) => ref);
  };
  return [...(await read('mail')), ...(await read(OUTGOING))];
}

/** What the session has proven, and what it has to do to prove more. */
async function proofsOf(db: Firestore, transaction: Transaction, uid: string) {
  const read = async (collection: string) => {
    const own = await transaction.get(ofUid(db.collection(collection), uid));
    return own.docs.map(({ ref }) => ref);
  };
  return [...(await read('pruebas')), ...(await read('retos'))];
}

async function deleteAccount(accounts: Accounts, uid: string): Promise<void> {
  try {
    await accounts.deleteUser(uid);
  } catch (error) {
    // An earlier attempt, or whoever manages the accounts, has deleted it.
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}

/**
 * Erases the person from a request: its session's account, its mails, its code and tracker, its
 * search entry, its proofs, its case file, what staff noted about it, who worked on it or saw its code,
 * and its record, of which the archive keeps what the bank must keep. The summaries go on counting it.
 * All documents go in one transaction, together with what `also` writes, which is told what the record
 * was; without one only that is written. Rejects while the summaries are being rebuilt.
 */
export async function eraseRequest(
  db: Firestore,
  accounts: Accounts,
  uid: string,
  also: (transaction: Transaction, erased: DocumentData | undefined) => void = () => {},
): Promise<void> {
  // Nothing has happened yet, so that a later attempt finds everything as it is.
  await requireNoRebuilding(db);
  // First, because a repeat finds the account by the record.
  await deleteAccount(accounts, uid);
  await db.runTransaction(async (transaction) => {
    const request = await transaction.get(db.doc(`users/${uid}`));
    const mails = await mailsOf(db, transaction, uid);
    const notes = await transaction.get(db.collection(`notas/${uid}/lista`));
    const proofs = await proofsOf(db, transaction, uid);
    const stored = request.data();
    const keepCount = stored && (await keepCounting(db, transaction, request));
    if (stored !== undefined) {
      const codes = stored.codigo === undefined ? [] : ['seguimiento', 'codigos'];
      const ofCode = codes.map((collection) => db.doc(`${collection}/${stored.codigo}`));
      const ofStaff = ['expedientes', 'tomas', 'vistas'].map((collection) =>
        db.doc(`${collection}/${uid}`),
      );
      const casework = [...ofStaff, ...notes.docs.map(({ ref }) => ref)];
      const index = db.doc(`indice/${uid}`);
      const gone = [...mails, ...ofCode, ...proofs, ...casework, index, request.ref];
      transaction.create(db.collection('archivo').doc(), archiveEntry(stored));
      for (const document of gone) transaction.delete(document);
      keepCount?.();
    }
    also(transaction, stored);
  });
}
