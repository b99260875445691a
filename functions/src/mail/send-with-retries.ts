import { type OutgoingMail, type Send, SendFailure } from './mail.ts';
import type { Outcome } from './mail-store.ts';

/** Pauses before the second, third and fourth attempt, in milliseconds. */
const RETRY_PAUSES_MS = [2_000, 10_000, 30_000] as const;

/** Waits for a number of milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** The outcome of one attempt to send; `LATER` if another may succeed. */
export async function attempt(
  send: Send,
  mail: OutgoingMail,
): Promise<Outcome | { readonly state: 'LATER'; readonly error: string }> {
  try {
    return { state: 'SUCCESS', info: await send(mail) };
  } catch (error) {
    if (!(error instanceof SendFailure)) return { state: 'ERROR', error: String(error) };
    return { state: error.transient ? 'LATER' : 'ERROR', error: error.message };
  }
}

/**
 * Sends a mail that no document holds, and again after each pause while failures are transient. The
 * fourth failure is final.
 */
export async function sendWithRetries(
  send: Send,
  mail: OutgoingMail,
  wait: Wait,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await attempt(send, mail);
    if (outcome.state !== 'LATER') return outcome;
    const pause = RETRY_PAUSES_MS[tries - 1];
    if (pause === undefined) return { state: 'ERROR', error: outcome.error };
    await wait(pause);
  }
}
