import { readFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { PORTS } from '../support/local-project';
import { makeCertificate } from './certificate';
import {
  BASELINE_PATH,
  baselinePage,
  buildFloorApp,
  FLOOR_FOLDER,
  FLOOR_PATH,
} from './reference-pages';
import type { Site } from './stage';
import { brotli } from './weigh';

// A process of its own, so that no measurement keeps it from answering. It serves what the hosting
// emulator answers as Firebase Hosting does and the emulator does not: HTTP/2 over TLS, connections
// kept open, texts in brotli. Answers are compressed once and kept.

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const TEXT = /^(text\/|image\/svg|application\/(json|javascript|manifest))|^text\/javascript/;
/** Headers that the protocol or the compression replaces. */
const DROPPED = /^(connection|keep-alive|transfer-encoding|content-(length|encoding)|vary|date)$/;

function answer(status: number, headers: Headers, body: Buffer): Answer {
  const kept = Object.fromEntries([...headers].filter(([name]) => !DROPPED.test(name)));
  if (!TEXT.test(kept['content-type'] ?? '')) return { status, headers: kept, body };
  const encoded = { ...kept, 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { status, headers: encoded, body: brotli(body) };
}

const ours = (type: string, body: Buffer | string) =>
  answer(200, new Headers({ 'content-type': `${type}; charset=utf-8` }), Buffer.from(body));

const floorPage = await buildFloorApp();

async function ask(path: string): Promise<Answer> {
  if (path === BASELINE_PATH) return ours('text/html', baselinePage);
  if (path === FLOOR_PATH) return ours('text/html', floorPage);
  if (path.startsWith(FLOOR_PATH))
    return ours(
      'text/javascript',
      await readFile(join(FLOOR_FOLDER, path.slice(FLOOR_PATH.length))),
    );
  const given = await fetch(`http://127.0.0.1:${PORTS.hosting}${path}`, { redirect: 'manual' });
  return answer(given.status, given.headers, Buffer.from(await given.arrayBuffer()));
}

const answers = new Map<string, Promise<Answer>>();

async function serve(
  { url, headers: asked }: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const path = url.split('?')[0] ?? url;
  const known = answers.get(path) ?? ask(path);
  answers.set(path, known);
  const { status, headers, body } = await known;
  const isKnown = headers.etag !== undefined && headers.etag === asked['if-none-match'];
  if (isKnown) response.writeHead(304, headers).end();
  else response.writeHead(status, headers).end(body);
}

const { fingerprint, ...pair } = makeCertificate();
const server = createSecureServer({ ...pair, allowHTTP1: true }, (request, response) => {
  serve(request, response).catch(() => response.writeHead(502).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  const site: Site = { origin: `https://127.0.0.1:${address.port}`, fingerprint };
  process.send?.(site);
});
process.once('disconnect', () => process.exit());
