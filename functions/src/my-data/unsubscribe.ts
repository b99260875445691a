import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { OUTGOING } from '../mail/hand-over.ts';

/** Deletes a subscriber (`{uid}_{ms}`), its mail, and its code if it has one. */
export function deleteSubscriber(
  db: Firestore,
  transaction: Transaction,
  key: string,
  code: string | undefined,
): void {
  for (const path of [`subscriptores/${key}`, `mail/${key}`, `${OUTGOING}/${key}`])
    transaction.delete(db.doc(path));
  if (code !== undefined) transaction.delete(db.doc(`bajas/${code}`));
}

/** Ends the subscription of a code, if it is still active, together with the writes of `also`. */
export async function unsubscribe(
  db: Firestore,
  code: string,
  also: (transaction: Transaction) => void,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const key: unknown = (await transaction.get(db.doc(`bajas/${code}`))).get('clave');
    if (typeof key === 'string') deleteSubscriber(db, transaction, key, code);
    also(transaction);
  });
}
