import { forgetOldReleases, keepRelease, ownCache, sentOr } from './kept';
import { pageOf, SHELL } from './page-of';
import { release } from './release';
import { confirm, startVisit } from './visit';

declare const self: ServiceWorkerGlobalScope;

/** The pages that are open now: the likeliest to be opened again. */
async function openPages(): Promise<string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = open.map(({ url }) => pageOf(new URL(url).pathname, release.pages));
  return [...new Set(pages.filter((page) => page !== undefined))];
}

const ignoreNoConnection = () => {
  // The next visit asks again.
};

/** Shows a page: the kept one where it may be the site's, else what the site sends. */
async function showPage(event: FetchEvent, page: string): Promise<Response> {
  const { request } = event;
  const [visit, cache] = [await startVisit(), await ownCache()];
  const kept = await cache.match(page);
  // Whoever reloads asks for what is there now.
  const reloads = request.cache === 'no-cache' || request.cache === 'reload';
  if (kept && visit.confirmed && !reloads) {
    event.waitUntil(visit.confirmNext().catch(ignoreNoConnection));
    return kept;
  }
  const keep = async (sent: Response) => {
    if ((await visit.confirmNext()) && sent.ok) await cache.put(page, sent);
  };
  const send = async () => {
    const sent = await fetch(request);
    event.waitUntil(keep(sent.clone()).catch(ignoreNoConnection));
    return sent;
  };
  return sentOr(send, async () => kept ?? cache.match(SHELL));
}

async function install(): Promise<void> {
  await keepRelease(await openPages());
  await confirm();
  await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOldReleases(), self.clients.claim()])),
);

/** Files of a release are named after what is in them, so that a kept one is never another. */
async function keptOrSent(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The answer to a request that is this worker's to answer. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') {
    const page = pageOf(pathname, release.pages);
    return page === undefined ? undefined : showPage(event, page);
  }
  if (pathname.startsWith('/assets/')) return keptOrSent(request);
  const isKept = release.files.includes(pathname);
  return isKept
    ? sentOr(
        () => fetch(request),
        () => caches.match(request),
      )
    : undefined;
}

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  // Whatever goes wrong here, the site is asked as if there were no worker.
  if (answer) event.respondWith(answer.catch(() => fetch(event.request)));
});
