import type { Browser, Page } from 'puppeteer-core';
import { isListed } from '../../src/app/head/listing';
import { DIST } from '../support/local-project';
import { measureApplied } from './applied';
import { STAFF_READY, signInStaff, withBrowser, withFreshPage } from './browser';
import { BASELINE, type BenchPage, FLOOR } from './goals';
import { CATEGORIES, type Visit, visit } from './lighthouse';
import type { Site } from './stage';
import { median, type Row } from './table';
import { weigh } from './weigh';

/** The times of a page, each with the reference page that it is divided by. */
const TIMES = [
  { what: 'first paint', time: 'firstPaint', base: BASELINE },
  { what: 'largest paint', time: 'largestPaint', base: BASELINE },
  { what: 'interactive', time: 'interactive', base: FLOOR },
  { what: 'processor time', time: 'processor', base: FLOOR },
] as const;

type Round = Visit & { readonly interactive: number };
type Rounds = ReadonlyMap<string, readonly Round[]>;
type VisitedPage = Pick<BenchPage, 'path' | 'staff'>;

async function measureRound(
  browser: Browser,
  origin: string,
  { path, staff }: VisitedPage,
  scored: boolean,
): Promise<Round> {
  const fresh = <T>(work: (page: Page) => Promise<T>) =>
    withFreshPage(browser, async (page) => {
      if (staff) await signInStaff(page, origin);
      return work(page);
    });
  const url = origin + path;
  const seen = await fresh((page) => visit(page, url, scored));
  // The baseline page has no script to wait for.
  if (path === BASELINE.path) return { ...seen, interactive: 0 };
  const control = staff ? STAFF_READY : '';
  const { interactive } = await fresh((page) => measureApplied(page, url, control));
  return { ...seen, interactive };
}

/** Measures round by round, so that a slow moment of the machine affects every page alike. */
async function measureRounds(
  site: Site,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Rounds> {
  const visited: readonly VisitedPage[] = [BASELINE, FLOOR, ...pages];
  const measured = new Map(visited.map(({ path }) => [path, [] as Round[]]));
  await withBrowser(site, async (browser) => {
    for (const { path } of visited)
      await withFreshPage(browser, (page) => page.goto(site.origin + path));
    for (let round = 1; round <= rounds; round++) {
      console.error(`Round ${round} of ${rounds}…`);
      for (const page of visited) {
        // Times need every round, scores only one.
        const scored = round === rounds && 'goals' in page;
        measured.get(page.path)?.push(await measureRound(browser, site.origin, page, scored));
      }
    }
  });
  return measured;
}

const medianTime = (rounds: Rounds, path: string, time: (typeof TIMES)[number]['time']) =>
  median((rounds.get(path) ?? []).map((round) => round[time]));

function rowsOf({ name, path, goals }: BenchPage, rounds: Rounds): Row[] {
  const own = rounds.get(path) ?? [];
  const judged = CATEGORIES.filter((category) => category !== 'seo' || isListed(path));
  return [
    ...TIMES.map(({ what, time, base }) => {
      const measured = medianTime(rounds, path, time);
      const ratio = measured / medianTime(rounds, base.path, time);
      return { what: `${name}: ${what}`, measured, unit: 'ms', ratio, atMost: goals[time] };
    }),
    {
      what: `${name}: script to interactive`,
      measured: weigh(DIST, { path }).scriptBytes / 1000,
      digits: 1,
      unit: 'KB',
      atMost: goals.scriptKb,
    },
    {
      what: `${name}: layout shift`,
      measured: Math.max(...own.map(({ layoutShift }) => layoutShift)),
      digits: 4,
      atMost: goals.layoutShift,
    },
    ...judged.map((category) => ({
      what: `${name}: Lighthouse, ${category}`,
      measured: own.at(-1)?.scores[category] ?? 0,
      atLeast: category === 'performance' ? goals.performance : 100,
    })),
  ];
}

/** Pages beside the baseline page and the floor app, as medians of this many rounds. */
export async function benchPageRows(
  site: Site,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Row[]> {
  const measured = await measureRounds(site, pages, rounds);
  const references = TIMES.map(({ what, time, base }) => ({
    what: `${base.name}: ${what}`,
    measured: medianTime(measured, base.path, time),
    unit: 'ms',
  }));
  return [...references, ...pages.flatMap((page) => rowsOf(page, measured))];
}
