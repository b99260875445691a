import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { forgetsAt, type Left, remembered } from '../../../../src/domain/request/fingerprints.ts';
import { keyLeftRecord, readKeyDocument } from '../../../../src/records/keys.ts';

/** Stores what is left of a key document, or deletes one that says nothing more. */
function keep(
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  listed: DocumentData,
  left: Left,
): void {
  const ends = forgetsAt(left);
  if (Object.keys(listed).length === 0 && !ends) transaction.delete(ref);
  else
    transaction.set(ref, {
      ...(Object.keys(listed).length > 0 && { solicitudes: listed }),
      ...(ends && { ...keyLeftRecord(left), expira: Timestamp.fromDate(ends) }),
    });
}

/** Takes a request off a key, which remembers this of it; a key that says nothing more goes. */
export function leaveKey(
  transaction: Transaction,
  document: DocumentSnapshot,
  uid: string,
  left: Left = { declines: [], sentDays: [] },
): void {
  const { [uid]: own, ...others } = (document.get('solicitudes') ?? {}) as DocumentData;
  if (own === undefined) return;
  const { declines, sentDays } = readKeyDocument(document.data());
  const has = (one: object) => declines.some((each) => isDeepStrictEqual(each, one));
  keep(transaction, document, others, {
    declines: [...declines, ...left.declines.filter((one) => !has(one))],
    sentDays: [...new Set([...sentDays, ...left.sentDays])],
  });
}

/** Forgets what a key remembered for long enough. */
export async function forgetFingerprints(db: Firestore, id: string, now: number): Promise<void> {
  const ref = db.doc(`llaves/${id}`);
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    if (!document.exists) return;
    const left = remembered(readKeyDocument(document.data()), new Date(now));
    keep(transaction, document, document.get('solicitudes') ?? {}, left);
  });
}
