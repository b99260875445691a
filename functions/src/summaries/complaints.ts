import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/time.ts';
import { COMPLAINT_FIGURES } from '../../../src/records/complaint-figures.ts';

/** The days that an answer took, the begun one counted whole. */
function daysBetween(received: unknown, answered: unknown): number | undefined {
  if (!(received instanceof Timestamp) || !(answered instanceof Timestamp)) return undefined;
  return Math.max(0, Math.ceil((answered.toMillis() - received.toMillis()) / DAY_MS));
}

/**
 * Counts the answer to a complaint in the figures of Promedios, once: `contado` in the complaint
 * says that it was. The figures go on counting a complaint that was erased since.
 */
export async function countAnswer(db: Firestore, number: string): Promise<void> {
  const complaint = db.doc(`reclamos/${number}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(complaint);
    const answer = stored.get('respuesta') as { fecha?: unknown; conRazon?: unknown } | undefined;
    const days = daysBetween(stored.get('registro'), answer?.fecha);
    if (answer === undefined || days === undefined || stored.get('contado') === true) return;
    const one = FieldValue.increment(1);
    const figures = {
      respuestas: { [answer.conRazon === true ? 'conRazon' : 'sinRazon']: one },
      dias: { [days]: one },
    };
    transaction.set(db.doc(COMPLAINT_FIGURES), figures, { merge: true });
    transaction.update(complaint, { contado: true });
  });
}
