import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { PORTS } from '../support/local-project';
import { makeCertificate } from './certificate';
import { LIMIT_PATH, limitPage } from './limit-page';
import type { SitePlace } from './site';
import { brotli } from './weigh';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const TEXT = /^(text\/|image\/svg|application\/(json|javascript|manifest))|^text\/javascript/;
/** What the protocol or the compression decides anew. */
const DROPPED = /^(connection|keep-alive|transfer-encoding|content-(length|encoding)|vary|date)$/;

function answer(status: number, headers: Headers, body: Buffer): Answer {
  const kept = Object.fromEntries([...headers].filter(([name]) => !DROPPED.test(name)));
  if (!TEXT.test(kept['content-type'] ?? '')) return { status, headers: kept, body };
  const encoded = { ...kept, 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { status, headers: encoded, body: brotli(body) };
}

async function ask(path: string): Promise<Answer> {
  if (path === LIMIT_PATH) {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    return answer(200, headers, Buffer.from(limitPage));
  }
  const given = await fetch(`http://127.0.0.1:${PORTS.hosting}${path}`, { redirect: 'manual' });
  return answer(given.status, given.headers, Buffer.from(await given.arrayBuffer()));
}

/**
 * A process of its own, so that nothing that measures keeps it from answering. Serves what the
 * hosting emulator answers (addresses and headers of firebase.json) as Firebase Hosting does and its
 * emulator does not: HTTP/2 over TLS, kept open, texts in brotli. Answers are compressed once and
 * kept, so that a measurement does not contain the compression.
 */
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
  const place: SitePlace = { origin: `https://127.0.0.1:${address.port}`, fingerprint };
  process.send?.(place);
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit());
