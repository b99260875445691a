import type { Send } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { attempt } from './send-with-retries.ts';

/**
 * The result of a delivery. `later`: the server refused the mail for now, and it waits for another
 * attempt; `busy`: another worker holds the mail; `limit`: its address has reached its daily limit;
 * `held`: it waits for an hour with room; `done`: there was nothing to do.
 */
export type Delivered = 'delivered' | 'failed' | 'later' | 'busy' | 'limit' | 'held' | 'done';

/** Attempts one mail document, at most one worker at a time, and records the outcome. */
export async function deliver(id: string, store: MailStore, send: Send): Promise<Delivered> {
  const lease = await store.lease(id);
  if (lease.kind !== 'taken') return lease.kind;
  const outcome = await attempt(send, { id, ...lease.mail });
  if (outcome.state === 'LATER')
    return (await store.postpone(id, outcome.error, lease.retryUntil)) ? 'later' : 'failed';
  await store.finish(id, outcome);
  return outcome.state === 'SUCCESS' ? 'delivered' : 'failed';
}
