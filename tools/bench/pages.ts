import type { Browser } from 'puppeteer-core';
import { Failure } from '../support/failure';
import { DIST } from '../support/local-project';
import { measureApplied } from './applied';
import { STAFF_READY, signInStaff, withBrowser, withFreshPage } from './browser';
import { type BenchPage, benchPages } from './goals';
import { CATEGORIES, type Visit, visit } from './lighthouse';
import { BASELINE_PATH, FLOOR_PATH } from './reference-pages';
import type { Site } from './stage';
import { median, type Row } from './table';
import { weigh } from './weigh';

interface Round extends Visit {
  /** Milliseconds; 0 on the baseline page, which has no script. */
  readonly interactive: number;
}

type Rounds = ReadonlyMap<string, readonly Round[]>;

/** The times of a page, each with the reference page that it is divided by. */
const TIMES = [
  { what: 'first paint', time: 'firstPaint', base: BASELINE_PATH },
  { what: 'largest paint', time: 'largestPaint', base: BASELINE_PATH },
  { what: 'interactive', time: 'interactive', base: FLOOR_PATH },
  { what: 'processor time', time: 'processor', base: FLOOR_PATH },
] as const;

const medianTime = (rounds: Rounds, path: string, time: (typeof TIMES)[number]['time']) =>
  median((rounds.get(path) ?? []).map((round) => round[time]));

/** The measured pages, or the one of an address; fails with one line for an unknown one. */
export function pagesAt(path: string | undefined): readonly BenchPage[] {
  if (path === undefined) return benchPages;
  const found = benchPages.filter((page) => page.path.toLowerCase() === path.toLowerCase());
  if (found.length > 0) return found;
  throw new Failure(`Measured pages: ${benchPages.map((page) => page.path).join(' ')}`);
}

async function measureRound(
  browser: Browser,
  { origin }: Site,
  path: string,
  page: BenchPage | undefined,
  last: boolean,
): Promise<Round> {
  const url = origin + path;
  const fresh = <T>(work: Parameters<typeof withFreshPage<T>>[1]) =>
    withFreshPage(browser, async (opened) => {
      if (page?.staff) {
        await signInStaff(opened, origin);
        await (await opened.createCDPSession()).send('Network.clearBrowserCache');
      }
      return work(opened);
    });
  // Only the performance figures need five rounds.
  const categories = last && page ? CATEGORIES : ['performance'];
  const seen = await fresh((opened) => visit(opened, url, categories));
  if (path === BASELINE_PATH) return { ...seen, interactive: 0 };
  const control = page?.staff ? STAFF_READY : '';
  const { interactive } = await fresh((opened) => measureApplied(opened, url, { control }));
  return { ...seen, interactive };
}

/** Measures round by round, so that a slow moment of the machine affects every page alike. */
async function measureRounds(
  site: Site,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Rounds> {
  const measured = new Map<string, Round[]>();
  await withBrowser(site, async (browser) => {
    for (let round = 0; round <= rounds; round++) {
      console.error(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}…`);
      for (const path of [BASELINE_PATH, FLOOR_PATH, ...pages.map((page) => page.path)]) {
        const page = pages.find((candidate) => candidate.path === path);
        if (round === 0) await withFreshPage(browser, (opened) => opened.goto(site.origin + path));
        else {
          const result = await measureRound(browser, site, path, page, round === rounds);
          measured.set(path, [...(measured.get(path) ?? []), result]);
        }
      }
    }
  });
  return measured;
}

function rowsOf(page: BenchPage, rounds: Rounds): Row[] {
  const { name, goals, unlisted } = page;
  const own = rounds.get(page.path) ?? [];
  const scores = own.at(-1)?.scores ?? {};
  const judged = CATEGORIES.filter((category) => category !== 'seo' || !unlisted);
  return [
    ...TIMES.map(({ what, time, base }) => {
      const measured = medianTime(rounds, page.path, time);
      const ratio = measured / medianTime(rounds, base, time);
      return {
        what: `${name}: ${what}`,
        measured,
        unit: 'ms',
        ratio,
        goal: { atMost: goals[time] },
      };
    }),
    {
      what: `${name}: script to interactive`,
      measured: weigh(DIST, page).scriptBytes / 1000,
      digits: 1,
      unit: 'KB',
      goal: { atMost: goals.scriptKb },
    },
    {
      what: `${name}: layout shift`,
      measured: Math.max(...own.map(({ layoutShift }) => layoutShift)),
      digits: 4,
      goal: { atMost: goals.layoutShift },
    },
    ...judged.map((category) => ({
      what: `${name}: Lighthouse, ${category}`,
      measured: scores[category] ?? 0,
      goal: { atLeast: category === 'performance' ? goals.performance : 100 },
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
    what: `${base === FLOOR_PATH ? 'floor app' : 'baseline page'}: ${what}`,
    measured: medianTime(measured, base, time),
    unit: 'ms',
  }));
  return [...references, ...pages.flatMap((page) => rowsOf(page, measured))];
}
