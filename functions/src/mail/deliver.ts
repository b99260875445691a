import { type OutgoingMail, type Receipt, type Send, SendFailure } from './mail.ts';
import type { MailStore, Outcome } from './mail-store.ts';

/**
 * Pauses before the second, third and fourth attempt, in milliseconds. A fourth failure is final.
 */
export const RETRY_PAUSES_MS = [2_000, 10_000, 30_000] as const;

/** Waits for a number of milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/**
 * The result of a delivery. `busy`: another worker holds the mail; `limit`: its address has had its
 * mails of the day; `done`: there was nothing to do.
 */
export type Delivered = 'delivered' | 'failed' | 'busy' | 'limit' | 'done';

async function attempt(send: Send, mail: OutgoingMail): Promise<Receipt | SendFailure> {
  try {
    return await send(mail);
  } catch (error) {
    return error instanceof SendFailure ? error : new SendFailure(String(error), false);
  }
}

/** Sends a mail, and again after each pause while failures are transient. */
export async function sendWithRetries(
  send: Send,
  mail: OutgoingMail,
  wait: Wait,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const result = await attempt(send, mail);
    if (!(result instanceof SendFailure)) return { state: 'SUCCESS', info: result };
    const pause = RETRY_PAUSES_MS[tries - 1];
    if (!result.transient || pause === undefined) return { state: 'ERROR', error: result.message };
    await wait(pause);
  }
}

/**
 * Delivers one mail document at most once: takes its lease, sends it with bounded retries of
 * transient failures and records the outcome.
 */
export async function deliver(
  id: string,
  store: MailStore,
  send: Send,
  wait: Wait,
): Promise<Delivered> {
  const lease = await store.lease(id);
  if (lease.kind !== 'taken') return lease.kind;
  const outcome = await sendWithRetries(send, { id, ...lease.mail }, wait);
  await store.finish(id, outcome);
  return outcome.state === 'SUCCESS' ? 'delivered' : 'failed';
}
