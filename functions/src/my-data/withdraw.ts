import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Erasing, erasingOf } from '../../../src/domain/request/erasing.ts';
import { noBankHours } from '../../../src/records/bank-hours.ts';
import { STORED_OUTCOME, storedOutcomeNow } from '../../../src/records/bank-outcome.ts';
import { STORED_STATUS } from '../../../src/records/states.ts';
import { wordOf } from '../../../src/records/words.ts';

const OPEN: readonly unknown[] = [STORED_STATUS.pending, STORED_STATUS.information];

/** What erasing does with a stored request, which need not be readable otherwise. */
export function erasingOfRecord(request: DocumentData): Erasing {
  const { estadoCredito, pagoSuelto } = request;
  if (pagoSuelto !== undefined) return 'loose-payment';
  if (OPEN.includes(estadoCredito)) return 'withdraws';
  const kind = wordOf(STORED_OUTCOME, storedOutcomeNow(request)?.estado);
  const told = kind && { atBank: { kind, at: new Date(0) } };
  return estadoCredito === STORED_STATUS.approved
    ? erasingOf({ status: 'approved', ...told })
    : 'erases';
}

/**
 * Withdraws an open request, or an approval that may be given back, with its tracker before it is
 * erased, so that nobody decides on it or pays it out meanwhile. Resolves to what erasing does now; unless
 * that is what the page said, nothing is withdrawn. `now` in milliseconds since the epoch.
 */
export async function withdrawRequest(
  db: Firestore,
  uid: string,
  seen: Erasing,
  now: number,
): Promise<Erasing> {
  const request = db.doc(`users/${uid}`);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    const erasing = erasingOfRecord(stored.data() ?? {});
    // An earlier attempt withdrew or erased it.
    if (!stored.exists) return seen;
    if (erasing === 'loose-payment') return erasing;
    if (stored.get('estadoCredito') === STORED_STATUS.withdrawn && seen !== 'loan') return seen;
    if (erasing !== seen || erasing === 'erases' || erasing === 'loan') return erasing;
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
        hasta: FieldValue.delete(),
        ...hours,
      });
    return erasing;
  });
}
