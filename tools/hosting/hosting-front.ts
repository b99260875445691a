import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { PORTS } from '../support/local-project';

/**
 * Whether the hosting emulator can parse a request's address. An address that it cannot parse
 * crashes it.
 */
function isReadable({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  return URL.canParse(url, `http://${headers.host}`);
}

/**
 * The address to ask the emulator for. The emulator answers 500 to a path that cannot be decoded.
 * Such a path names no page, so it is escaped and answered with 404, as on Firebase Hosting.
 */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * A proxy on the site's port in front of the hosting emulator. It passes every request and answer
 * on unchanged, except paths that cannot be decoded, and answers 400 to addresses that would crash
 * the emulator. Resolves once it listens.
 */
export function startHostingFront(): Promise<Server> {
  // One connection per request: the emulator may close a reused one just before the next request.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((asked, answer) => {
    if (!isReadable(asked)) {
      answer.writeHead(400, { 'Content-Type': 'text/plain' }).end('This address cannot be read.');
      return;
    }
    const { method, url = '', rawHeaders: headers } = asked;
    const path = decodable(url);
    const to = { host: '127.0.0.1', port: PORTS.hostingEmulator };
    const passed = request({ agent, ...to, method, path, headers });
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.statusMessage, given.rawHeaders);
      given.pipe(answer);
    });
    passed.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { 'Content-Type': 'text/plain' }).end('Hosting does not answer.');
    });
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.on('close', () => agent.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(PORTS.hosting, '127.0.0.1', () => resolve(server));
  });
}
