import { Webhook } from 'standardwebhooks';

/** How long the core system may take to answer, in milliseconds. */
const LIMIT_MS = 15_000;

/** A message to the core system. */
export interface Message {
  readonly id: string;
  readonly body: string;
  /** The moment of the attempt, which is signed. */
  readonly at: Date;
}

/** Sends a message; if the receiver does not take it, rejects with a reason for administrators. */
export type Post = (address: string, message: Message) => Promise<void>;

/** Whether a message may go to this address: with TLS, or in a local run to the same machine. */
function isAllowed(address: string, allowsLocal: boolean): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (allowsLocal && hostname === '127.0.0.1');
}

/** Why a request got no answer. */
function reasonOf(error: unknown, limitMs: number): string {
  const { name, message, cause } = error as Error & { readonly cause?: { readonly code?: string } };
  if (name === 'TimeoutError') return `no answer within ${limitMs} ms`;
  return cause?.code ?? message;
}

/**
 * Posts with the signature of Standard Webhooks. The core system takes a message by any answer from
 * 200 to 299. Redirects are not followed, and the body of the answer is not read.
 */
export function postSigned({
  secret,
  allowsLocal,
  limitMs = LIMIT_MS,
}: {
  readonly secret: string | undefined;
  /** Whether http is permitted to 127.0.0.1, for a receiver of a local run. */
  readonly allowsLocal: boolean;
  readonly limitMs?: number;
}): Post {
  return async (address, { id, body, at }) => {
    if (secret === undefined) throw new Error('CORE_SECRET has no key');
    if (!isAllowed(address, allowsLocal)) throw new Error('not an https address');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    };
    const signal = AbortSignal.timeout(limitMs);
    const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
    const answer = await fetch(address, init).catch((error: unknown) => {
      throw new Error(reasonOf(error, limitMs), { cause: error });
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  };
}
