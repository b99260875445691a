import type { Auth } from 'firebase-admin/auth';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { OUTGOING } from '../mail/outgoing.ts';
import { expireProof, forgetFigures } from '../proofs/store.ts';
import { forgetFingerprints } from '../triggers/keys/leave-key.ts';
import { eraseComplaint } from './complaints.ts';
import { dayOf, daysAfter } from './days.ts';
import { type Accounts, ERASED, ERASED_DAYS, eraseRequest } from './erase.ts';
import { subscriptionPaths } from './subscription.ts';

/** How long a session's count of sign-ups is kept, in days. */
const QUOTA_DAYS = 30;

/** The dependencies of a purge; `now` in milliseconds since the epoch. */
export interface PurgeTools {
  readonly db: Firestore;
  readonly accounts: Accounts & Pick<Auth, 'listUsers' | 'deleteUsers'>;
  readonly now: number;
}

/** How a collection expires: its name, the query for expired documents, and how one is erased. */
export interface Expiring {
  readonly collection: string;
  readonly query: Query;
  readonly isExpired?: (found: QueryDocumentSnapshot) => boolean;
  readonly erase: (found: QueryDocumentSnapshot) => Promise<unknown>;
}

/**
 * Whether a count of mails may still be in use. Clocks differ, so the days beside today count too.
 */
function isCurrentLimit(id: string, now: number): boolean {
  const day = /^(?:[0-9a-f]{64}|hora_\d+)_(\d+)$/.exec(id)?.[1];
  return day !== undefined && Math.abs(Number(day) - dayOf(now)) <= 1;
}

const remove = ({ ref }: QueryDocumentSnapshot) => ref.delete();

/** Every collection that expires, with a query for what has expired by now. */
export function expiring({ db, accounts, now }: PurgeTools): readonly Expiring[] {
  const until = (collection: string, field: string, days = 0) => ({
    collection,
    query: db.collection(collection).where(field, '<=', daysAfter(now, -days)).orderBy(field),
  });
  return [
    { ...until('users', 'expira'), erase: ({ id }) => eraseRequest(db, accounts, id) },
    { ...until('mail', 'expira'), erase: remove },
    {
      ...until('subscriptores', 'expira'),
      erase: (found) =>
        db.runTransaction(async (transaction) => {
          for (const path of subscriptionPaths(found.id, found.get('baja')))
            transaction.delete(db.doc(path));
        }),
    },
    // What is left of the cases of erased requests.
    { ...until('expedientes', 'expira'), erase: remove },
    // Codes whose subscriber is already gone; the others are deleted with theirs.
    { ...until('bajas', 'expira'), erase: remove },
    // By the time of the petition, because one that no function answered has no expiry.
    { ...until('peticiones', 'fecha', retentionDays.mails), erase: remove },
    ...['respuesta.fecha', 'retiro.fecha'].map((closed) => ({
      ...until('reclamos', closed, retentionDays.complaints),
      erase: ({ id }: QueryDocumentSnapshot) => eraseComplaint(db, id),
    })),
    { ...until('misReclamos', 'ultima', retentionDays.complaints), erase: remove },
    { ...until('cuotas', 'ultima', QUOTA_DAYS), erase: remove },
    { ...until('pruebas', 'expira'), erase: ({ id }) => expireProof(db, id) },
    {
      ...until('users', 'prueba.expira'),
      collection: 'pruebas',
      erase: ({ id }) => forgetFigures(db, id, now),
    },
    { ...until('retos', 'expira'), erase: remove },
    { ...until('llaves', 'expira'), erase: ({ id }) => forgetFingerprints(db, id, now) },
    { ...until('intentos', 'expira'), erase: remove },
    { ...until('intentosSesion', 'expira'), erase: remove },
    { ...until('eventos', 'expira'), erase: remove },
    { ...until('recibidos', 'expira'), erase: remove },
    { ...until(ERASED, 'fecha', ERASED_DAYS), erase: remove },
    { ...until(OUTGOING, 'expira'), erase: remove },
    {
      collection: 'limites',
      query: db.collection('limites').orderBy(FieldPath.documentId()),
      isExpired: ({ id }) => !isCurrentLimit(id, now),
      erase: remove,
    },
  ];
}
