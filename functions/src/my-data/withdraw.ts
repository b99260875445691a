import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { noBankHours } from '../../../src/records/request/bank-hours.ts';

const OPEN: readonly unknown[] = ['pendiente', 'informacion', 'porConfirmar'];

/**
 * Withdraws an open request and its tracker before it is erased, so that staff do not decide on it
 * meanwhile. It need not be readable otherwise. `now` in milliseconds since the epoch.
 */
export async function withdrawRequest(db: Firestore, uid: string, now: number): Promise<void> {
  const request = db.doc(`users/${uid}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    if (!OPEN.includes(stored.get('estadoCredito'))) return;
    const fecha = Timestamp.fromMillis(now);
    const codigo: unknown = stored.get('codigo');
    const hours = noBankHours(FieldValue.delete());
    transaction.update(request, {
      estadoCredito: 'retirado',
      retiro: { fecha },
      ...(codigo !== undefined && { actualizado: fecha }),
      ...hours,
    });
    if (codigo !== undefined)
      transaction.update(db.doc(`seguimiento/${codigo}`), {
        estado: 'retirado',
        actualizada: fecha,
        motivo: null,
        necesita: null,
        ...hours,
      });
  });
}
