import { type AppliedTimes, measureApplied } from './applied';
import { type BenchBrowser, type UnfollowedBrowser, withUnfollowedBrowser } from './browser';
import type { BenchPage } from './goals';
import { measureSpeed, type Speed, untilFollowed, type Visit } from './lighthouse';
import { LIMIT_PATH } from './limit-page';
import { quietlyAgain } from './machine';
import type { Site } from './site';
import { signInStaff } from './staff-session';

/** One round's measurements of one page. */
export interface PageRound {
  readonly at4: Speed;
  readonly at14: Speed;
  readonly applied: AppliedTimes;
}

/** The measurements of every round, by page; the limit page's are under its path. */
export type Rounds = ReadonlyMap<string, readonly PageRound[]>;

/** What the admin page shows once staff can work with it. */
const ADMIN_READY = '.values';

/** The browsers of one run: one for anybody, one in which staff are signed in. */
interface Browsers {
  readonly visitor: UnfollowedBrowser;
  readonly staff: UnfollowedBrowser;
}

/** How to visit a page, in the browser that may. */
export function visitOf({ origin }: Site, { visitor, staff }: Browsers, page: BenchPage): Visit {
  const signedIn = page.staff === true;
  const { debuggingPort } = signedIn ? staff : visitor;
  return { url: `${origin}${page.path}`, debuggingPort, signedIn };
}

async function measureFirstVisit(
  browser: UnfollowedBrowser,
  visit: Visit,
  cpu: number,
): Promise<Speed> {
  return quietlyAgain(() =>
    untilFollowed(async () => {
      await browser.follow((followed) => forget(followed, visit));
      return measureSpeed(visit, cpu);
    }),
  );
}

async function measureOnce(
  visit: Visit,
  browser: UnfollowedBrowser,
  control: string | false | undefined,
) {
  const at4 = await measureFirstVisit(browser, visit, 4);
  const at14 = await measureFirstVisit(browser, visit, 14);
  const applied = await browser.follow((followed) =>
    quietlyAgain(async () => {
      await forget(followed, visit);
      return measureApplied(followed, visit.url, control);
    }),
  );
  return { at4, at14, applied };
}

/** What a page remembers but for who is signed in, which is in IndexedDB. */
const BUT_THE_SESSION = 'local_storage,service_workers,cache_storage';

/** A process that ran a service worker is gone by then; the next visit would be put into it. */
const PROCESS_ENDS_MS = 1000;

/** Makes the next visit a first one, but for who is signed in; Lighthouse keeps local storage. */
async function forget({ context }: BenchBrowser, { url, signedIn }: Visit): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  const { origin } = new URL(url);
  const storageTypes = signedIn ? BUT_THE_SESSION : 'all';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.waitForTimeout(PROCESS_ENDS_MS);
  await page.close();
}

/** Runs work with both browsers, staff signed in. */
export function withBrowsers<T>(site: Site, work: (browsers: Browsers) => Promise<T>): Promise<T> {
  return withUnfollowedBrowser(site, (visitor) =>
    withUnfollowedBrowser(site, async (staff) => {
      await staff.follow(async ({ context }) => {
        const page = await context.newPage();
        await signInStaff(page, site.origin);
        await page.close();
      });
      return work({ visitor, staff });
    }),
  );
}

/** Opens pages once, so that the site has compressed what they fetch. */
async function warmUp({ origin }: Site, { staff }: Browsers, pages: readonly BenchPage[]) {
  await staff.follow(async ({ context }) => {
    const page = await context.newPage();
    for (const { path } of pages) await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.close();
  });
}

/** Measures pages and the limit page round by round, so that the machine's moods hit all alike. */
export async function measureRounds(
  site: Site,
  browsers: Browsers,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Rounds> {
  const measured = new Map<string, PageRound[]>();
  const add = (path: string, round: PageRound) =>
    measured.set(path, [...(measured.get(path) ?? []), round]);
  const { visitor, staff } = browsers;
  const limit = {
    url: site.origin + LIMIT_PATH,
    debuggingPort: visitor.debuggingPort,
    signedIn: false,
  };
  await warmUp(site, browsers, pages);
  for (let round = 0; round < rounds; round++) {
    console.error(`Pages, round ${round + 1} of ${rounds}…`);
    add(LIMIT_PATH, await measureOnce(limit, visitor, false));
    for (const page of pages) {
      const browser = page.staff ? staff : visitor;
      const control = page.staff ? ADMIN_READY : undefined;
      add(page.path, await measureOnce(visitOf(site, browsers, page), browser, control));
    }
  }
  return measured;
}
