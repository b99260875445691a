import { SHELL } from './page-of';
import { release } from './release';

/** A page that is open may be of the release before. */
const KEPT_RELEASES = 2;

/** What is kept of this worker's release. */
export const ownCache = () => caches.open(`release-${release.name}`);

/** Fetches this release with some of its pages; rejects where one of its files is not there. */
export async function keepRelease(pages: readonly string[]): Promise<void> {
  const cache = await ownCache();
  const newest = [SHELL, ...pages].map((page) => new Request(page, { cache: 'no-cache' }));
  await cache.addAll([...release.files, ...newest]);
}

/** Deletes what is older than the release before. */
export async function forgetOldReleases(): Promise<void> {
  // In the order in which they came.
  const names = await caches.keys();
  await Promise.all(names.slice(0, -KEPT_RELEASES).map((name) => caches.delete(name)));
}

/** What the site sends, or without a connection what is kept. */
export async function sentOr(
  send: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await send();
  } catch (failure) {
    const response = await kept();
    if (response) return response;
    throw failure;
  }
}
