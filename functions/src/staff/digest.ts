import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { dayKey, dayStart } from '../../../src/domain/day.ts';
import { type DigestReason, digestMail } from '../../../src/domain/mail/digest-mail.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import type { OutgoingMail, Send } from '../mail/mail.ts';
import type { Outcome } from '../mail/mail-store.ts';
import { sendWithRetries, type Wait } from '../mail/send-with-retries.ts';
import { readComplaints } from './digest-complaints.ts';
import { readQueue } from './digest-queue.ts';

/** When the morning's digest is due, in milliseconds after midnight in the Dominican Republic. */
const MORNING_MS = 7.5 * HOUR_MS;

/** The dependencies of a digest; `now` in milliseconds since the epoch. */
export interface DigestTools {
  readonly db: Firestore;
  readonly send: Send;
  readonly wait: Wait;
  /** How many mails are sent at the same time at most. */
  readonly atOnce: number;
  readonly now: () => number;
}

/** The result of a run: how many addresses got the mail. */
export interface DigestResult {
  readonly kind: DigestReason['kind'] | 'nothing';
  readonly sent: number;
  readonly failed: number;
}

const NOTHING: DigestResult = { kind: 'nothing', sent: 0, failed: 0 };

/** `avisos/estado`: the day of the last morning digest, and the last deadline that was reported. */
interface State {
  readonly dia: string;
  readonly hasta: Timestamp;
}

interface Run {
  readonly isMorning: boolean;
  readonly before: State | undefined;
  /** Deadlines up to this moment, in milliseconds, have been reported; later ones have not. */
  readonly since: number;
}

/**
 * Reserves this run, so that no other run sends the same. The morning digest is due once a day,
 * from half past seven on.
 */
async function takeRun(db: Firestore, state: DocumentReference, now: number): Promise<Run> {
  const today = dayKey(now);
  return db.runTransaction(async (transaction) => {
    const before = (await transaction.get(state)).data() as State | undefined;
    const isMorning = now - dayStart(today) >= MORNING_MS && before?.dia !== today;
    const dia = isMorning ? today : (before?.dia ?? '');
    transaction.set(state, { dia, hasta: Timestamp.fromMillis(now) } satisfies State);
    return { isMorning, before, since: before?.hasta.toMillis() ?? now };
  });
}

/** The addresses that the bank's staff want mails about the queue at. */
export async function readAddresses(db: Firestore): Promise<string[]> {
  const stored: unknown = (await db.doc('ajustes/avisos').get()).get('correos');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** Sends mails about the queue, a few at a time; resolves to the outcome of each. */
export async function sendAll({ send, wait, atOnce }: DigestTools, mails: readonly OutgoingMail[]) {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < mails.length; at += atOnce) {
    const group = mails.slice(at, at + atOnce).map((mail) => sendWithRetries(send, mail, wait));
    outcomes.push(...(await Promise.all(group)));
  }
  return outcomes;
}

/**
 * Mails the state of requests and complaints to the addresses of `ajustes/avisos`: every morning,
 * and when some have become overdue since the last run. Sends nothing if none is open. If no
 * address could be reached, the next run tries again.
 */
export async function sendDigest(tools: DigestTools): Promise<DigestResult> {
  const { db, now } = tools;
  const addresses = await readAddresses(db);
  if (addresses.length === 0) return NOTHING;
  const at = now();
  const state = db.doc('avisos/estado');
  const { isMorning, before, since } = await takeRun(db, state, at);
  const [{ late, ...requests }, { late: lateComplaints, ...ofComplaints }] = await Promise.all([
    readQueue(db, at, since),
    readComplaints(db, at, since),
  ]);
  const waiting = requests.queue.open + ofComplaints.complaints.open;
  if (isMorning ? waiting === 0 : late + lateComplaints === 0) return NOTHING;

  const reason: DigestReason = isMorning
    ? { kind: 'morning' }
    : { kind: 'overdue', count: late, complaints: lateComplaints };
  const mail = digestMail({ reason, ...requests, ...ofComplaints });
  const mails = addresses.map((to, place) => ({ id: `aviso_${at}_${place}`, to: [to], ...mail }));
  const outcomes = await sendAll(tools, mails);
  const sent = outcomes.filter((outcome) => outcome.state === 'SUCCESS').length;
  if (sent === 0) await (before ? state.set(before) : state.delete());
  return { kind: reason.kind, sent, failed: outcomes.length - sent };
}
