import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { LOCAL_SECRET } from '../../../functions/src/events/local-secret';

/** An event that arrived with a right signature. */
export interface Taken {
  readonly id: string;
  readonly type: string;
  readonly body: { readonly id: string; readonly data: Readonly<Record<string, unknown>> };
}

/**
 * What the core system does with an event: answers with a status, never answers, breaks the connection
 * after taking it, or leads elsewhere.
 */
export type Behaviour = number | 'silent' | 'lost' | 'redirect';

/** A core system that checks signatures with the reference library of Standard Webhooks. */
export interface Receiver {
  readonly address: string;
  /** What arrived, in order, whatever it was answered. */
  readonly taken: Taken[];
  /** What was refused for its signature. */
  readonly forged: string[];
  behave(next: Behaviour): void;
  clear(): void;
  close(): void;
}

/** Starts a receiver on a free port, whose clock says `now`. */
export async function openReceiver(now: () => number): Promise<Receiver> {
  let behaviour: Behaviour = 200;
  const taken: Taken[] = [];
  const forged: string[] = [];

  function verified(headers: IncomingMessage['headers'], body: string): unknown {
    const clock = vi.spyOn(Date, 'now').mockImplementation(now);
    try {
      return new Webhook(LOCAL_SECRET).verify(body, headers as Record<string, string>);
    } finally {
      clock.mockRestore();
    }
  }

  function answer(response: ServerResponse): void {
    if (behaviour === 'silent') return;
    if (behaviour === 'lost') response.destroy();
    else if (behaviour === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
    else response.writeHead(behaviour).end();
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    try {
      const read = verified(request.headers, body) as Taken['body'] & { readonly type: string };
      taken.push({ id: String(request.headers['webhook-id']), type: read.type, body: read });
      answer(response);
    } catch (error) {
      forged.push(String(error));
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    taken,
    forged,
    behave(next) {
      behaviour = next;
    },
    clear() {
      behaviour = 200;
      taken.length = 0;
      forged.length = 0;
    },
    close: () => server.close().closeAllConnections(),
  };
}
