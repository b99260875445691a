import { ownCache } from './kept';
import { release } from './release';

/**
 * In the cache while the site has said, after the last visit, that this is still its release. A
 * visit takes it away, so that a release that is no longer the site's is shown once at most.
 */
const CONFIRMED = '/confirmed';

let visits = 0;

/** Somebody opens a page. */
export interface Visit {
  /** The kept page may be shown without asking the site. */
  readonly confirmed: boolean;
  /**
   * Asks the site, for the next visit, whether this is still its release; an answer that comes
   * after the next visit has begun counts for nothing. Rejects without a connection.
   */
  confirmNext(): Promise<boolean>;
}

/** Notes that this release is the site's. */
export async function confirm(): Promise<void> {
  await (await ownCache()).put(CONFIRMED, new Response());
}

async function isCurrent(): Promise<boolean> {
  const worker = await fetch(location.href, { cache: 'no-cache' });
  return (await worker.text()).includes(release.name);
}

export async function startVisit(): Promise<Visit> {
  visits += 1;
  const visit = visits;
  return {
    confirmed: await (await ownCache()).delete(CONFIRMED),
    async confirmNext() {
      const current = await isCurrent();
      if (current && visit === visits) await confirm();
      return current;
    },
  };
}
