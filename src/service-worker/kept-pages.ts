import { getCacheKeyForURL } from 'workbox-precaching';

// A stored page is shown without asking the site only once: then it moves from FRESH to SHOWN, and
// only an answer from the site makes it fresh again. So an old release is never shown twice, and a
// page that was shown still works offline.
const FRESH = 'pages';
const SHOWN = 'pages-shown';

/** Whether a page is of this worker's release: every script that it names is kept. */
function isOwnRelease(html: string): boolean {
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.length > 0 && scripts.every((url) => getCacheKeyForURL(url) !== undefined);
}

/** Keeps what the site sent for a page; resolves to false for a page of another release. */
export async function keepPage(page: string, sent: Response): Promise<boolean> {
  if (!sent.ok || sent.redirected) return true;
  if (!isOwnRelease(await sent.clone().text())) return false;
  await (await caches.open(FRESH)).put(page, sent);
  return true;
}

/** The kept page that may be shown without asking the site; from now on it may not. */
export async function takeFreshPage(page: string): Promise<Response | undefined> {
  const fresh = await caches.open(FRESH);
  const kept = await fresh.match(page);
  if (!kept) return undefined;
  await (await caches.open(SHOWN)).put(page, kept.clone());
  await fresh.delete(page);
  return kept;
}

/** The page as it was last kept, for a visit without a connection. */
export async function keptPage(page: string): Promise<Response | undefined> {
  return (
    (await caches.match(page, { cacheName: FRESH })) ??
    (await caches.match(page, { cacheName: SHOWN }))
  );
}

/** Forgets the pages of earlier releases. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(FRESH), caches.delete(SHOWN)]);
}
