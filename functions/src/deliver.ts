import { type OutgoingMail, type Send, SendFailure } from './mail.ts';
import type { MailStore, Outcome } from './mail-store.ts';

/** Pauses before the second, third and fourth attempt, in milliseconds; then it is an error. */
export const RETRY_PAUSES_MS = [2_000, 10_000, 30_000] as const;

/** Waits for a number of milliseconds. */
export type Wait = (ms: number) => Promise<void>;

async function attempt(send: Send, mail: OutgoingMail): Promise<string | SendFailure> {
  try {
    return (await send(mail)).messageId;
  } catch (error) {
    return error instanceof SendFailure ? error : new SendFailure(String(error), false);
  }
}

async function sendWithRetries(
  send: Send,
  mail: OutgoingMail,
  before: number,
  wait: Wait,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const result = await attempt(send, mail);
    const attempts = before + tries;
    if (typeof result === 'string') return { state: 'SUCCESS', attempts, messageId: result };
    const pause = RETRY_PAUSES_MS[tries - 1];
    if (!result.transient || pause === undefined)
      return { state: 'ERROR', attempts, error: result.message };
    await wait(pause);
  }
}

/**
 * Delivers one mail document at most once: takes its lease, sends it with bounded retries of
 * transient failures and writes how it ended. Resolves to `busy` while another worker holds it.
 */
export async function deliver(
  id: string,
  store: MailStore,
  send: Send,
  wait: Wait,
): Promise<'delivered' | 'failed' | 'busy' | 'done'> {
  const lease = await store.lease(id);
  if (lease.kind !== 'taken') return lease.kind;
  const outcome = await sendWithRetries(send, { id, ...lease.mail }, lease.attempts, wait);
  await store.finish(id, outcome);
  return outcome.state === 'SUCCESS' ? 'delivered' : 'failed';
}
