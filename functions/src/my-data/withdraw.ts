import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

const OPEN: readonly unknown[] = ['pendiente', 'informacion', 'porConfirmar'];

/**
 * Withdraws an open request and its tracker, and lets `also` write in the same transaction.
 * Resolves to whether the request was open. `now` in milliseconds since the epoch.
 */
export async function withdrawRequest(
  db: Firestore,
  uid: string,
  now: number,
  also: (transaction: Transaction, wasOpen: boolean) => void = () => {},
): Promise<void> {
  const request = db.doc(`users/${uid}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    const isOpen = OPEN.includes(stored.get('estadoCredito'));
    if (isOpen) {
      const fecha = Timestamp.fromMillis(now);
      const codigo: unknown = stored.get('codigo');
      transaction.update(request, {
        estadoCredito: 'retirado',
        retiro: { fecha },
        ...(codigo !== undefined && { actualizado: fecha }),
      });
      if (codigo !== undefined)
        transaction.update(db.doc(`seguimiento/${codigo}`), {
          estado: 'retirado',
          actualizada: fecha,
          motivo: null,
          necesita: null,
        });
    }
    also(transaction, isOpen);
  });
}
