import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PORTS } from '../../../tools/support/local-project';
import { test as base } from './test';

/** The built site as the hosting emulator serves it, with releases that a test publishes. */
export interface ReleaseSite {
  readonly origin: string;
  /** Publishes the next release, without the files whose address matches. */
  deploy(dropped?: RegExp): void;
  /** From now on the service worker's own file cannot be fetched. */
  loseWorker(): void;
  /** From now on a captive portal answers everything with its page. */
  putBehindPortal(): void;
}

const WORKER = '/sw.js';
/** Headers that depend on the transfer, and those that would let a browser cache a file. */
const DROPPED = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

interface Hosted {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

async function fetchHosted(path: string): Promise<Hosted> {
  const sent = await fetch(`http://127.0.0.1:${PORTS.hosting}${path}`, { redirect: 'manual' });
  const headers = new Headers(sent.headers);
  for (const name of DROPPED) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return { status: sent.status, headers, body: Buffer.from(await sent.arrayBuffer()) };
}

const answered = new Map<string, Promise<Hosted>>();

/** The answers of the hosting emulator, asked for once: every test fetches the whole site. */
function hosted(path: string): Promise<Hosted> {
  const answer = answered.get(path) ?? fetchHosted(path);
  answered.set(path, answer);
  return answer;
}

async function startSite(): Promise<ReleaseSite & { close(): void }> {
  let release = 1;
  let gone: RegExp | undefined;
  let workerLost = false;
  let behindPortal = false;

  // Each release has its own script, which an earlier service worker has not stored.
  const inPage = (html: string) => {
    const script = release > 1 ? ` data-script="/assets/release-${release}.js"` : '';
    return html.replace('</head>', `<meta name="release" content="${release}"${script}></head>`);
  };

  const inWorker = (script: string) =>
    script
      .replace(/\{"revision":[^{}]+\},?/g, (entry) => (gone?.test(entry) ? '' : entry))
      .replace(/("revision":")[0-9a-f]+(","url":"shell.html")/, `$1${release}$2`);

  async function answer(path: string): Promise<Response> {
    if (behindPortal) return new Response('Wi-Fi', { headers: { 'content-type': 'text/html' } });
    if (gone?.test(path)) return new Response('Not found', { status: 404 });
    if (workerLost && path === WORKER) throw new Error('The line is dead');
    const { status, headers, body } = await hosted(path);
    if (path === WORKER) return new Response(inWorker(body.toString()), { status, headers });
    if (headers.get('content-type')?.includes('html'))
      return new Response(inPage(body.toString()), { status, headers });
    return new Response(status === 200 ? new Uint8Array(body) : null, { status, headers });
  }

  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const sent = await answer(url);
      response.writeHead(sent.status, Object.fromEntries(sent.headers));
      response.end(Buffer.from(await sent.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy(dropped) {
      release += 1;
      gone = dropped;
    },
    loseWorker() {
      workerLost = true;
    },
    putBehindPortal() {
      behindPortal = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A test with its own site, in a browser that allows service workers. */
export const test = base.extend<{ readonly site: ReleaseSite }>({
  serviceWorkers: 'allow',
  site: async ({ browserName: _ }, use) => {
    const site = await startSite();
    await use(site);
    site.close();
  },
});

/** The release whose page is shown. */
export function shownRelease(page: Page): Promise<string | null> {
  return page.locator('meta[name=release]').getAttribute('content');
}

/** Opens a page and stays until the service worker has stored the site. */
export async function openAndStay(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Makes the browser fetch a new release, as it does on its own after a visit. */
export async function fetchRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.waitForFunction(async () => {
    return (await navigator.serviceWorker.ready).waiting !== null;
  });
}
