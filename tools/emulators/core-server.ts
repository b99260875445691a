import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { LOCAL_SECRET } from '../../functions/src/events/local-secret';
import { CORE_FUNCTION, PORTS } from '../support/local-project';
import { ANSWERS, type Arrived, corePage, type Told } from './core-page';

/** How many messages are kept. */
const KEPT = 200;

/** What is wrong with the signature of a message; undefined if it is right. */
function problemOf(headers: IncomingMessage['headers'], body: string): string | undefined {
  try {
    new Webhook(LOCAL_SECRET).verify(body, headers as Record<string, string>);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Tells the site what became of an approval, as the bank's core system does. */
export async function tellStatus(code: string, event: string, status: string): Promise<Told> {
  const body = JSON.stringify({ code, status, event });
  const [id, now] = [randomUUID(), new Date()];
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(LOCAL_SECRET).sign(id, now, body),
  };
  const answer = await fetch(CORE_FUNCTION, { method: 'POST', headers, body }).then(
    async (response) => `${response.status} ${await response.text()}`,
    (error: unknown) => String(error),
  );
  return { event, status, answer };
}

/**
 * Stands in for the bank's core system in local runs (docs/integrating.md): takes events, checks their
 * signatures, and shows both on a page. Buttons there tell the site what became of approvals.
 * Serves on its port of 127.0.0.1.
 */
export function serveCore(): Server {
  const arrived: Arrived[] = [];
  let status = 200;
  let told: Told | undefined;

  return createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'POST') {
      const { headers, body: html } = corePage(arrived, status, told);
      response.writeHead(200, headers).end(html);
      return;
    }
    if (request.url === '/answer') {
      const asked = Number(new URLSearchParams(body).get('status'));
      if (asked in ANSWERS) status = asked;
      response.writeHead(303, { Location: '/' }).end();
      return;
    }
    if (request.url === '/tell') {
      const asked = new URLSearchParams(body);
      const [code = '', event = '', word = ''] = ['code', 'event', 'status'].map(
        (name) => asked.get(name) ?? '',
      );
      told = await tellStatus(code, event, word);
      response.writeHead(303, { Location: '/' }).end();
      return;
    }
    const problem = problemOf(request.headers, body);
    const answered = problem === undefined ? status : 401;
    const id = String(request.headers['webhook-id']);
    arrived.push({ id, at: new Date(), body, problem, status: answered });
    arrived.splice(0, arrived.length - KEPT);
    response.writeHead(answered).end();
  }).listen(PORTS.core, '127.0.0.1');
}
