import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { forgetPages, keepPage, keptPage, takeFreshPage } from './kept-pages';
import { isVisitorPage } from './page-of';

declare const self: ServiceWorkerGlobalScope;

/** Sent to the page that shows an old release; `new-release.tsx` tells the visitor. */
const NEW_RELEASE = { type: 'new-release' };

/** Pages that show an old release. One that was not listening yet asks when it is. */
const outdated = new Set<string>();

const ignoreNoConnection = () => {
  // The next visit asks the site again.
};

/** Asks the site for a page and stores the answer; tells the page if there is a new release. */
async function refresh(page: string, clientId: string): Promise<void> {
  const isOurs = await keepPage(page, await fetch(page, { cache: 'no-cache' }));
  if (isOurs) return;
  // Without the new worker yet, the page still loads the new release from the site.
  await self.registration.update().catch(ignoreNoConnection);
  outdated.add(clientId);
  (await self.clients.get(clientId))?.postMessage(NEW_RELEASE);
}

async function showPage(page: string, request: Request, event: FetchEvent): Promise<Response> {
  // A reload asks for the site's current version.
  const reloads = request.cache === 'no-cache' || request.cache === 'reload';
  const kept = reloads ? undefined : await takeFreshPage(page);
  if (kept) {
    event.waitUntil(refresh(page, event.resultingClientId).catch(ignoreNoConnection));
    return kept;
  }
  try {
    const sent = await fetch(request);
    event.waitUntil(keepPage(page, sent.clone()).catch(ignoreNoConnection));
    return sent;
  } catch (failure) {
    const response = (await keptPage(page)) ?? (await matchPrecache('/shell.html'));
    if (response) return response;
    throw failure;
  }
}

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isVisitorPage(url.pathname),
  ({ request, url, event }) => showPage(url.pathname, request, event as FetchEvent),
);

// If the cache fails, use the network.
setCatchHandler(({ request }) => fetch(request));

/** Keeps the pages that are open now: the likeliest to be opened again. */
async function keepOpenPages(): Promise<void> {
  await forgetPages();
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = new Set(open.map(({ url }) => new URL(url).pathname).filter(isVisitorPage));
  await Promise.allSettled([...pages].map(async (page) => keepPage(page, await fetch(page))));
}

self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages()));

self.addEventListener('message', ({ data, source }) => {
  if (data?.type === 'ask-release' && source instanceof Client && outdated.has(source.id))
    source.postMessage(NEW_RELEASE);
});
