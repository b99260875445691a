import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { PORTS } from '../support/local-project';
import { referenceAnswers } from './references';
import type { Site } from './stage';

// Runs in a separate process, so that no measurement keeps it from answering. It adds to the
// hosting emulator what Firebase Hosting has: HTTP/2 over TLS, connections kept open, texts in
// brotli. Answers are compressed once and cached.

const TEXT = /^(text\/|image\/svg|application\/(json|javascript|manifest))/;
/** Headers that the protocol or the compression replaces. */
const REPLACED = /^(connection|keep-alive|transfer-encoding|content-(length|encoding)|vary|date)$/;
const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 -keyout - -out -';

const references = await referenceAnswers();

async function ask(path: string) {
  const given =
    references.get(path) ??
    (await fetch(`http://127.0.0.1:${PORTS.hosting}${path}`, { redirect: 'manual' }));
  const headers = Object.fromEntries([...given.headers].filter(([name]) => !REPLACED.test(name)));
  const body = Buffer.from(await given.arrayBuffer());
  const { status } = given;
  if (!TEXT.test(headers['content-type'] ?? '')) return { status, headers, body };
  const encoded = { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { status, headers: encoded as Record<string, string>, body: brotliCompressSync(body) };
}

const answers = new Map<string, ReturnType<typeof ask>>();

async function serve(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const path = request.url.split('?')[0] ?? '';
  const known = answers.get(path) ?? ask(path);
  answers.set(path, known);
  const { status, headers, body } = await known;
  const kept = headers.etag !== undefined && headers.etag === request.headers['if-none-match'];
  response.writeHead(kept ? 304 : status, headers).end(kept ? '' : body);
}

// The key and its certificate live in this process's memory only.
const { stdout: pem, status } = spawnSync('openssl', CERTIFICATE.split(' '), { encoding: 'utf8' });
if (status !== 0) throw new Error('The bench needs openssl, to serve over HTTP/2.');
const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
const fingerprint = createHash('sha256').update(publicKey).digest('base64');
const server = createSecureServer(
  { key: pem, cert: pem, allowHTTP1: true },
  (request, response) => {
    serve(request, response).catch(() => response.writeHead(502).end());
  },
);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ origin: `https://127.0.0.1:${port}`, fingerprint } satisfies Site);
});
process.once('disconnect', () => process.exit());
