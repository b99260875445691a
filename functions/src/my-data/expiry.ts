import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { daysAfter } from './days.ts';

/** A stored document whose fields have not been checked. */
type Fields = Readonly<Record<string, unknown>>;

const DAYS: Readonly<Record<string, number>> = {
  aprobado: retentionDays.approved,
  rechazado: retentionDays.declined,
  retirado: retentionDays.withdrawn,
  sinRespuesta: retentionDays.unanswered,
  caducado: retentionDays.lapsed,
};

/**
 * When a closed request was decided, withdrawn or closed without an answer; when it was sent, for
 * an old one without such a date.
 */
function closedAt({ decision, retiro, cierre, registro }: Fields): unknown {
  const ends = [retiro, cierre, decision] as ({ fecha?: unknown } | undefined)[];
  return ends.find((end) => end?.fecha !== undefined)?.fecha ?? registro;
}

/** When the person is erased from a stored request; undefined while it is open, or a payment is not explained. */
function requestExpiry(request: Fields): Timestamp | undefined {
  if (request.pagoSuelto !== undefined) return undefined;
  const days = DAYS[String(request.estadoCredito)];
  const from = closedAt(request);
  return days !== undefined && from instanceof Timestamp
    ? daysAfter(from.toMillis(), days)
    : undefined;
}

function isDated(document: DocumentSnapshot, expiry: Timestamp): boolean {
  const stored: unknown = document.get('expira');
  return stored instanceof Timestamp && stored.isEqual(expiry);
}

/** Sets the expiry of a closed request and its tracker; removes it from a request that is open. */
export async function dateRequest(db: Firestore, uid: string): Promise<void> {
  const request = db.doc(`users/${uid}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    const expira = requestExpiry(stored.data() ?? {});
    if (expira ? isDated(stored, expira) : stored.get('expira') === undefined) return;
    const code: unknown = stored.get('codigo');
    const tracker =
      typeof code === 'string' ? await transaction.get(db.doc(`seguimiento/${code}`)) : undefined;
    const change = { expira: expira ?? FieldValue.delete() };
    transaction.update(request, change);
    if (tracker?.exists) transaction.update(tracker.ref, change);
  });
}

/** Sets the expiry of a subscriber, by the key `{uid}_{ms}`, and of the code that ends it. */
export async function dateSubscriber(db: Firestore, key: string): Promise<void> {
  const subscriber = db.doc(`subscriptores/${key}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(subscriber);
    const registered: unknown = stored.get('registro');
    if (!(registered instanceof Timestamp)) return;
    const expira = daysAfter(registered.toMillis(), retentionDays.subscribers);
    const code: unknown = stored.get('baja');
    const ending =
      typeof code === 'string' ? await transaction.get(db.doc(`bajas/${code}`)) : undefined;
    for (const document of [stored, ending])
      if (document?.exists && !isDated(document, expira))
        transaction.update(document.ref, { expira });
  });
}
