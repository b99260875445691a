import type { Browser } from 'puppeteer-core';
import { Failure } from '../support/failure';
import { DIST } from '../support/local-project';
import { type AppliedTimes, measureApplied } from './applied';
import { STAFF_READY, signInStaff, withBrowser, withFreshPage } from './browser';
import { type BenchPage, benchPages } from './goals';
import { CATEGORIES, type Visit, visit } from './lighthouse';
import { BASELINE_PATH, FLOOR_PATH } from './reference-pages';
import type { Site } from './stage';
import { median, type Row } from './table';
import { weigh } from './weigh';

interface Round {
  readonly visit: Visit;
  readonly applied: AppliedTimes;
}

type Rounds = ReadonlyMap<string, readonly Round[]>;

const NOT_APPLIED: AppliedTimes = { firstPaint: 0, interactive: 0 };

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
  const control = page?.staff ? STAFF_READY : '';
  return {
    visit: await fresh((opened) => visit(opened, url, categories)),
    applied:
      path === BASELINE_PATH
        ? NOT_APPLIED
        : await fresh((opened) => measureApplied(opened, url, { control })),
  };
}

/** Round by round, so that the machine's moods reach every page alike. */
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
  const middle = (path: string, pick: (round: Round) => number) =>
    median((rounds.get(path) ?? []).map(pick));
  const row = (what: string, measured: number, rest: Partial<Row>): Row => ({
    what: `${name}: ${what}`,
    measured,
    ...rest,
  });
  const times = (what: string, base: string, atMost: number, pick: (round: Round) => number) => {
    const measured = middle(page.path, pick);
    const ratio = measured / middle(base, pick);
    return row(what, measured, { unit: 'ms', ratio, goal: { atMost } });
  };
  const scores = own.at(-1)?.visit.scores ?? {};
  const judged = CATEGORIES.filter((category) => category !== 'seo' || !unlisted);
  return [
    times('first paint', BASELINE_PATH, goals.firstPaint, ({ visit }) => visit.firstPaint),
    times('largest paint', BASELINE_PATH, goals.largestPaint, ({ visit }) => visit.largestPaint),
    times('interactive', FLOOR_PATH, goals.interactive, ({ applied }) => applied.interactive),
    times('processor time', FLOOR_PATH, goals.processor, ({ visit }) => visit.processor),
    row('script to interactive', weigh(DIST, page).scriptBytes / 1000, {
      digits: 1,
      unit: 'KB',
      goal: { atMost: goals.scriptKb },
    }),
    row('layout shift', Math.max(...own.map(({ visit }) => visit.layoutShift)), {
      digits: 4,
      goal: { atMost: goals.layoutShift },
    }),
    ...judged.map((category) =>
      row(`Lighthouse, ${category}`, scores[category] ?? 0, {
        goal: { atLeast: category === 'performance' ? goals.performance : 100 },
      }),
    ),
  ];
}

function referenceRows(rounds: Rounds): Row[] {
  const middle = (path: string, pick: (round: Round) => number) =>
    median((rounds.get(path) ?? []).map(pick));
  const row = (what: string, measured: number): Row => ({ what, measured, unit: 'ms' });
  return [
    row(
      'baseline page: first paint',
      middle(BASELINE_PATH, ({ visit }) => visit.firstPaint),
    ),
    row(
      'floor app: interactive',
      middle(FLOOR_PATH, ({ applied }) => applied.interactive),
    ),
    row(
      'floor app: processor time',
      middle(FLOOR_PATH, ({ visit }) => visit.processor),
    ),
  ];
}

/** Pages beside the baseline page and the floor app, medians of so many rounds. */
export async function benchPageRows(
  site: Site,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Row[]> {
  const measured = await measureRounds(site, pages, rounds);
  return [...referenceRows(measured), ...pages.flatMap((page) => rowsOf(page, measured))];
}
