import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * How long a new mail waits for its event before the sweep sends it, in milliseconds. The security
 * rules let staff send it themselves after the same time.
 */
export const UNSENT_MS = 5 * 60_000;

/** How far back the sweep looks for mails that no event reached, in milliseconds. */
export const LOOK_BACK_MS = 24 * 3_600_000;

/** The most mails with a begun delivery that one sweep takes. */
const MAX_BEGUN = 300;

/** Ids of mails whose delivery has begun and not ended, or waits to begin again. */
async function begunMails(db: Firestore): Promise<string[]> {
  const { docs } = await db
    .collection('mail')
    .where('delivery.state', 'in', ['PROCESSING', 'PENDING', 'RETRY'])
    .limit(MAX_BEGUN)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** Ids of the mails about the acts of a changed request: questions, answers, withdrawal. */
function mailsOfActs(request: DocumentSnapshot): string[] {
  const numbers = Object.keys(request.get('preguntas') ?? {});
  const words = numbers.flatMap((number) => [`pregunta_${number}`, `respuesta_${number}`]);
  return [...words, 'retiro'].map((word) => `${request.id}_${word}`);
}

/**
 * Ids of the mails of the last day's records. Firestore cannot query for a missing field and a mail
 * has no time, but its record has one, and the mail's id follows from the record's.
 */
async function mailsAskedFor(db: Firestore, now: number): Promise<string[]> {
  const changed = async (collection: string, time: string, ...fields: readonly string[]) => {
    const { docs } = await db
      .collection(collection)
      .where(time, '>=', Timestamp.fromMillis(now - LOOK_BACK_MS))
      .where(time, '<=', Timestamp.fromMillis(now - UNSENT_MS))
      .select(...fields)
      .get();
    return docs;
  };
  const [requests, decisions, acts, corrections, signUps] = await Promise.all([
    changed('users', 'registro'),
    changed('users', 'decision.fecha'),
    changed('users', 'actualizado', 'preguntas'),
    changed('users', 'correccion.fecha'),
    changed('subscriptores', 'registro'),
  ]);
  return [
    ...requests.map(({ id }) => id),
    ...decisions.map(({ id }) => `${id}_decision`),
    ...acts.flatMap(mailsOfActs),
    ...corrections.map(({ id }) => `${id}_correo`),
    ...signUps.map(({ id }) => id),
  ];
}

/** Those of these mails that exist and whose delivery has not begun. */
async function unbegunOf(db: Firestore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const documents = ids.map((id) => db.collection('mail').doc(id));
  const mails = await db.getAll(...documents, { fieldMask: ['delivery'] });
  return mails.filter((mail) => mail.exists && mail.get('delivery') == null).map(({ id }) => id);
}

/** Ids of the mails that a sweep checks: begun ones first. `now` in milliseconds. */
export async function findStuckMails(db: Firestore, now: number): Promise<string[]> {
  const [begun, unbegun] = await Promise.all([
    begunMails(db),
    mailsAskedFor(db, now).then((ids) => unbegunOf(db, ids)),
  ]);
  return [...begun, ...unbegun];
}
