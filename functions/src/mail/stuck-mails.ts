import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time.ts';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
} from '../../../src/records/complaint.ts';
import { decisionMailId, reconsiderationMailId, undoneMailId } from '../../../src/records/mail.ts';

/**
 * How long a new mail waits for its event before the sweep sends it, in milliseconds. The security
 * rules let staff send it themselves after the same time.
 */
export const UNSENT_MS = 5 * MINUTE_MS;

/** How far back the very first sweep looks for mails that no event reached, in milliseconds. */
export const LOOK_BACK_MS = DAY_MS;

/** The document that says up to when records have been swept. */
export const SWEPT = 'avisos/barrido';

/** The most mails with a begun delivery that one sweep takes, and the most held ones. */
const MAX_BEGUN = 300;

const heldSince = (mail: DocumentSnapshot) =>
  (mail.get('delivery.heldSince') as Timestamp | undefined)?.toMillis();

/**
 * Ids of mails whose delivery has begun and not ended, or waits to begin again, and of those that wait
 * for an hour with room, the oldest first.
 */
async function begunMails(db: Firestore): Promise<Record<'begun' | 'held', string[]>> {
  const { docs } = await db
    .collection('mail')
    .where('delivery.state', 'in', ['PROCESSING', 'PENDING', 'RETRY'])
    .select('delivery.heldSince')
    .get();
  const held = docs
    .filter((mail) => heldSince(mail) !== undefined)
    .sort((one, other) => (heldSince(one) ?? 0) - (heldSince(other) ?? 0));
  const begun = docs.filter((mail) => heldSince(mail) === undefined);
  const first = (mails: typeof docs) => mails.slice(0, MAX_BEGUN).map(({ id }) => id);
  return { begun: first(begun), held: first(held) };
}

/** The numbers of the decisions on a request that were undone. */
const undoneOf = (request: DocumentSnapshot) =>
  Object.keys(request.get('decisiones') ?? {}).map(Number);

/** Ids of the mails about the acts of a changed request: questions, answers, withdrawal, undoing. */
function mailsOfActs(request: DocumentSnapshot): string[] {
  const numbers = Object.keys(request.get('preguntas') ?? {});
  const words = numbers.flatMap((number) => [`pregunta_${number}`, `respuesta_${number}`]);
  return [
    ...[...words, 'retiro'].map((word) => `${request.id}_${word}`),
    ...undoneOf(request).map((number) => undoneMailId(request.id, number)),
    ...(request.get('reconsideracion') ? [reconsiderationMailId(request.id)] : []),
  ];
}

/** The span of a sweep: records after `after`, up to and including `until`. */
interface Span {
  readonly after: Timestamp;
  readonly until: Timestamp;
}

/**
 * Ids of the mails that the records of this span asked for. Firestore cannot query for a missing
 * field, and a mail has no time; its record has one, and the mail's id follows from the record's.
 */
async function mailsAskedFor(db: Firestore, { after, until }: Span): Promise<string[]> {
  const changed = async (collection: string, time: string, ...fields: readonly string[]) => {
    const { docs } = await db
      .collection(collection)
      .where(time, '>', after)
      .where(time, '<=', until)
      .select(...fields)
      .get();
    return docs;
  };
  const [requests, decisions, acts, corrections, signUps, ...ofComplaints] = await Promise.all([
    changed('users', 'registro'),
    changed('users', 'decision.fecha', 'decisiones'),
    changed('users', 'actualizado', 'preguntas', 'decisiones'),
    changed('users', 'correccion.fecha'),
    changed('subscriptores', 'registro'),
    changed('reclamos', 'registro'),
    changed('reclamos', 'respuesta.fecha'),
    changed('reclamos', 'retiro.fecha'),
  ]);
  const [complaints, answers, withdrawals] = ofComplaints;
  return [
    ...requests.map(({ id }) => id),
    ...decisions.map((request) => decisionMailId(request.id, undoneOf(request).length + 1)),
    ...acts.flatMap(mailsOfActs),
    ...corrections.map(({ id }) => `${id}_correo`),
    ...signUps.map(({ id }) => id),
    ...(complaints ?? []).map(({ id }) => complaintReceiptId(id)),
    ...(answers ?? []).map(({ id }) => complaintAnswerId(id)),
    ...(withdrawals ?? []).map(({ id }) => complaintWithdrawalId(id)),
  ];
}

/** Those of these mails that exist and whose delivery has not begun. */
async function unbegunOf(db: Firestore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const documents = ids.map((id) => db.collection('mail').doc(id));
  const mails = await db.getAll(...documents, { fieldMask: ['delivery'] });
  return mails.filter((mail) => mail.exists && mail.get('delivery') == null).map(({ id }) => id);
}

/**
 * Ids of the mails that a sweep checks, begun ones first; those among them that wait for an hour with
 * room; and the time up to which it has then swept the records. Every record is read once. `now` in
 * milliseconds.
 */
export async function findStuckMails(
  db: Firestore,
  now: number,
): Promise<{
  readonly ids: string[];
  readonly held: ReadonlySet<string>;
  readonly until: Timestamp;
}> {
  const swept: unknown = (await db.doc(SWEPT).get()).get('hasta');
  const after = swept instanceof Timestamp ? swept : Timestamp.fromMillis(now - LOOK_BACK_MS);
  const until = Timestamp.fromMillis(now - UNSENT_MS);
  const [{ begun, held }, unbegun] = await Promise.all([
    begunMails(db),
    mailsAskedFor(db, { after, until }).then((ids) => unbegunOf(db, ids)),
  ]);
  return { ids: [...begun, ...held, ...unbegun], held: new Set(held), until };
}

/** Notes that every mail of the records up to this time is settled. */
export async function keepSweptUntil(db: Firestore, until: Timestamp): Promise<void> {
  await db.doc(SWEPT).set({ hasta: until });
}
