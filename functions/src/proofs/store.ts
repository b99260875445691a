import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { withoutFigures } from '../../../src/domain/proof.ts';
import { proofRecord, requestProofRecord } from '../../../src/records/proof.ts';
import { readLoanRequest } from '../../../src/records/request.ts';
import { sha256 } from '../calls/sha256.ts';
import { daysAfter } from '../my-data/days.ts';
import type { ProvenAccount } from '../sources/source.ts';
import { triedAccounts, triedPath } from './tried.ts';

/** When a proof made at this moment expires; both in milliseconds since the epoch. */
export const proofExpiry = (provenAt: number) => daysAfter(provenAt, retentionDays.proofs);

/**
 * Stores that an account belongs to a session, and ends the proof of any other session for it. One
 * session at a time proves an account. The accounts of a session are kept for as long, as hashes.
 */
export async function keepProof(
  db: Firestore,
  uid: string,
  game: string,
  proven: ProvenAccount,
  now: number,
): Promise<void> {
  const proofs = db.collection('pruebas');
  const own = proofs.doc(`${uid}_${game}`);
  const tried = db.doc(triedPath(uid));
  const expira = proofExpiry(now);
  const times = { provenAt: new Date(now), expiresAt: expira.toDate() };
  const record = proofRecord({ ...proven, ...times }, Timestamp.fromDate);
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(proofs.where('cuenta', '==', proven.account));
    const before = (await transaction.get(tried)).data();
    for (const { id, ref } of docs)
      if (id.endsWith(`_${game}`) && id !== own.id) transaction.delete(ref);
    transaction.set(own, record);
    transaction.set(tried, { cuentas: triedAccounts(before, game, proven.account), expira });
  });
}

/** Takes what the publisher says from the proof of a request, whose marks and share stay. */
export async function forgetFigures(db: Firestore, id: string, now: number): Promise<void> {
  const document = db.doc(`users/${id}`);
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    const { proven, answers = {} } = stored ? readLoanRequest(id, stored) : {};
    if (!proven?.expiresAt || proven.expiresAt.getTime() > now) return;
    const prueba = requestProofRecord(withoutFigures(proven, answers), Timestamp.fromDate);
    transaction.update(document, { prueba });
  });
}

/**
 * The rest of an expired proof: its time, its number of lines, and the account as a hash. Undefined
 * if the session has sent no request.
 */
export async function expireProof(db: Firestore, id: string): Promise<void> {
  const document = db.doc(`pruebas/${id}`);
  await db.runTransaction(async (transaction) => {
    const proof = await transaction.get(document);
    const request = await transaction.get(db.doc(`users/${id.split('_')[0]}`));
    const { cuenta, fecha, lineas } = proof.data() ?? {};
    if (!request.exists) transaction.delete(document);
    else
      transaction.set(document, {
        cuenta: sha256(String(cuenta)),
        fecha,
        cuantas: Object.keys(lineas ?? {}).length,
      });
  });
}
