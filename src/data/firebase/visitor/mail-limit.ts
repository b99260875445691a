import { doc, increment, type WriteBatch } from 'firebase/firestore/lite';
import type { VisitorContext } from '../context';
import { dayOf } from '../sessions/server-time';

/** A mail that a visitor causes. */
interface CountedMail {
  readonly id: string;
  readonly to: string;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `limites/{hash}_{day}`: a mailbox, whatever follows a plus sign in its name, and a day. */
async function mailLimitId(to: string, now: number): Promise<string> {
  return `${await hashOf(to.replace(/[+][^@]*/, ''))}_${dayOf(now)}`;
}

/**
 * Counts a mail against its address in the batch that writes it. Nobody may read the count, so it
 * is raised blindly, and the rules refuse the batch once it is over `MAX_MAILS_A_DAY`.
 */
export async function countMail(
  batch: WriteBatch,
  { db, now }: VisitorContext,
  mail: CountedMail,
): Promise<void> {
  const count = doc(db, 'limites', await mailLimitId(mail.to, now()));
  batch.set(count, { total: increment(1), clave: mail.id }, { merge: true });
}
