import type { Browser, Page } from 'puppeteer-core';
import { isListed } from '../../src/app/head/listing';
import { DIST } from '../support/local-project';
import { STAFF_READY, signInStaff, withBrowser, withFreshPage } from './browser';
import { BASELINE, type BenchPage, benchPages, FLOOR, goals } from './goals';
import type { Site } from './stage';
import { median, type Row } from './table';
import { CATEGORIES, visit, visitSlowed } from './visits';
import { scriptBytes } from './weigh';

/** The times of a page, each with the reference page that it is divided by. */
const TIMES = [
  { what: 'first paint', time: 'firstPaint', base: BASELINE },
  { what: 'largest paint', time: 'largestPaint', base: BASELINE },
  { what: 'interactive', time: 'interactive', base: FLOOR },
  { what: 'processor time', time: 'processor', base: FLOOR },
] as const;

type VisitedPage = Pick<BenchPage, 'name' | 'path' | 'staff'>;
type Round = Awaited<ReturnType<typeof measureRound>>;
type Rounds = ReadonlyMap<VisitedPage, readonly Round[]>;

async function measureRound(browser: Browser, site: Site, page: VisitedPage, scored: boolean) {
  const url = site.origin + page.path;
  const fresh = <T>(work: (page: Page) => Promise<T>) =>
    withFreshPage(browser, async (opened) => {
      if (page.staff) await signInStaff(opened, site.origin);
      return work(opened);
    });
  const seen = await fresh((opened) => visit(opened, url, scored));
  // The baseline page has no script to wait for.
  if (page === BASELINE) return { ...seen, interactive: 0 };
  const control = page.staff && STAFF_READY;
  const { interactive } = await fresh((opened) => visitSlowed(opened, url, control));
  return { ...seen, interactive };
}

/** Measures round by round, so that a slow moment of the machine affects every page alike. */
async function measureRounds(site: Site, pages: readonly BenchPage[], rounds: number) {
  const visited: readonly VisitedPage[] = [BASELINE, FLOOR, ...pages];
  const measured = new Map(visited.map((page) => [page, [] as Round[]]));
  await withBrowser(site, async (browser) => {
    for (const { path } of visited)
      await withFreshPage(browser, (page) => page.goto(site.origin + path));
    for (let round = 1; round <= rounds; round++) {
      console.error(`Round ${round} of ${rounds}…`);
      // The scores take long, so one round has them; that round is heavier for every page.
      for (const [page, own] of measured)
        own.push(await measureRound(browser, site, page, round === rounds));
    }
  });
  return measured;
}

const medianTime = (rounds: Rounds, page: VisitedPage, time: (typeof TIMES)[number]['time']) =>
  median((rounds.get(page) ?? []).map((round) => round[time]));

function rowsOf(page: BenchPage, rounds: Rounds): Row[] {
  const { name, path, goals } = page;
  const times = TIMES.map(({ what, time, base }) => {
    const measured = medianTime(rounds, page, time);
    const ratio = measured / medianTime(rounds, base, time);
    return { what: `${name}: ${what}`, measured, unit: 'ms', ratio, atMost: goals[time] };
  });
  const kb = scriptBytes(DIST, page) / 1000;
  const own = rounds.get(page) ?? [];
  const shift = Math.max(...own.map(({ layoutShift }) => layoutShift));
  const judged = CATEGORIES.filter((category) => category !== 'seo' || isListed(path));
  const scores = judged.map((category) => ({
    what: `${name}: Lighthouse, ${category}`,
    measured: own.at(-1)?.scores[category] ?? 0,
    atLeast: category === 'performance' ? goals.performance : 100,
  }));
  return [
    ...times,
    { what: `${name}: scripts`, measured: kb, digits: 1, unit: 'KB', atMost: goals.scriptKb },
    { what: `${name}: layout shift`, measured: shift, digits: 4, atMost: goals.layoutShift },
    ...scores,
  ];
}

/** The work of the main thread until the page was interactive, by kind. */
function workRows(page: VisitedPage, rounds: Rounds): Row[] {
  const own = rounds.get(page) ?? [];
  return Object.keys(own[0]?.work ?? {}).map((kind) => {
    const measured = median(own.map(({ work }) => work[kind] ?? 0));
    return { what: `${page.name}: ${kind}`, measured, digits: 1, unit: 'ms' };
  });
}

/** Pages compared with the baseline page and the floor app, as medians of this many rounds. */
export async function benchVisits(site: Site, pages: readonly BenchPage[], rounds: number) {
  const measured = await measureRounds(site, pages, rounds);
  const references = TIMES.map(({ what, time, base }) => {
    const own = medianTime(measured, base, time);
    return { what: `${base.name}: ${what}`, measured: own, unit: 'ms' };
  });
  const split = pages.length > 1 ? [] : [FLOOR, ...pages];
  const rows = pages.flatMap((page) => rowsOf(page, measured));
  return [...references, ...rows, ...split.flatMap((page) => workRows(page, measured))];
}

/** Second visits to home and to a calculator, with the service worker and without it. */
export async function benchSecondVisits(site: Site, rounds: number): Promise<Row[]> {
  console.error('Second visits…');
  const rows: Row[] = [];
  await withBrowser(site, async (browser) => {
    for (const { name, path } of benchPages.slice(0, 2)) {
      const context = await browser.createBrowserContext();
      // Stays until the service worker has stored the page.
      const first = await context.newPage();
      await first.goto(site.origin + path);
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      const firstPaint = async (withoutWorker: boolean) => {
        const page = await context.newPage();
        await page.setBypassServiceWorker(withoutWorker);
        const times = await visitSlowed(page, site.origin + path);
        await page.close();
        return times.firstPaint;
      };
      const [kept, asked]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        kept.push(await firstPaint(false));
        asked.push(await firstPaint(true));
      }
      const what = `${name} again: first paint, × without its service worker`;
      const ratio = median(kept) / median(asked);
      rows.push({ what, measured: median(kept), unit: 'ms', ratio, atMost: goals.secondVisit });
      await context.close();
    }
  });
  return rows;
}
