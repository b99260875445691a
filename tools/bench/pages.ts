import { join } from 'node:path';
import { Failure } from '../support/failure';
import { ROOT } from '../support/local-project';
import { type BenchPage, benchPages, goals } from './goals';
import { measureQuality, type Quality, untilFollowed } from './lighthouse';
import { LIMIT_PATH } from './limit-page';
import { measureRounds, type PageRound, visitOf, withBrowsers } from './page-rounds';
import type { Site } from './site';
import { median } from './statistics';
import type { Row } from './table';
import { weigh } from './weigh';

/** The page of an address in any letter case; fails with one line for one that is not measured. */
export function findPage(path: string): BenchPage {
  const found = benchPages.find((page) => page.path.toLowerCase() === path.toLowerCase());
  if (found) return found;
  throw new Failure(`Measured pages: ${benchPages.map((page) => page.path).join(' ')}`);
}

type Pick = (round: PageRound) => number;

function speedRows(page: BenchPage, own: readonly PageRound[], limit: readonly PageRound[]): Row[] {
  const { name, goals: wanted } = page;
  const middle = (pick: Pick) => median(own.map(pick));
  const row = (what: string, measured: number, unit?: string): Row => ({
    what: `${name}: ${what}`,
    measured,
    ...(unit !== undefined && { unit }),
  });
  const times = (what: string, pick: Pick, goal?: number): Row => ({
    ...row(what, middle(pick), 'ms'),
    ratio: middle(pick) / median(limit.map(pick)),
    ...(goal !== undefined && { goal: { atMost: goal } }),
  });
  const above = (what: string, pick: Pick, atMost: number): Row => ({
    ...row(what, Math.max(0, middle(pick) - median(limit.map(pick))), 'ms'),
    goal: { atMost },
  });
  return [
    {
      ...row(
        'score at 4x',
        middle(({ at4 }) => at4.score),
      ),
      goal: { atLeast: wanted.scoreAt4 },
    },
    {
      ...row(
        'score at 14x',
        middle(({ at14 }) => at14.score),
      ),
      goal: { atLeast: wanted.scoreAt14 },
    },
    times('first paint', ({ at4 }) => at4.fcp, wanted.fcp),
    times('largest paint', ({ at4 }) => at4.lcp, wanted.lcp),
    above('blocking above the limit at 4x', ({ at4 }) => at4.tbt, wanted.tbtAt4),
    above('blocking above the limit at 14x', ({ at14 }) => at14.tbt, wanted.tbtAt14),
    {
      ...row(
        'layout shift',
        middle(({ at4 }) => at4.cls),
      ),
      digits: 4,
      goal: { atMost: wanted.cls },
    },
    times('first paint, applied throttling', ({ applied }) => applied.fcp),
    times('largest paint, applied throttling', ({ applied }) => applied.lcp),
    {
      ...row(
        'answers, applied throttling',
        middle(({ applied }) => applied.usable),
        'ms',
      ),
      goal: { atMost: wanted.usableMs },
    },
  ];
}

function weightRows(page: BenchPage): Row[] {
  const { scriptBytes, allBytes } = weigh(join(ROOT, 'dist'), page);
  const row = (what: string, bytes: number, atMost: number): Row => ({
    what: `${page.name}: ${what}`,
    measured: bytes / 1000,
    digits: 1,
    unit: 'KB',
    goal: { atMost },
  });
  return [
    row('script to answer', scriptBytes, page.goals.scriptKb),
    row('everything to answer', allBytes, page.goals.allKb),
  ];
}

function qualityRows({ name }: BenchPage, quality: Quality): Row[] {
  return Object.entries(quality).map(([what, measured]) => ({
    what: `${name}: ${what}`,
    measured,
    goal: { atLeast: goals.quality },
  }));
}

/**
 * Pages beside the limit page: Lighthouse's simulated slow 4G at 4x and 14x, the same really
 * applied, bytes, and the quality of the public ones.
 */
export async function benchPageRows(
  site: Site,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Row[]> {
  return withBrowsers(site, async (browsers) => {
    const measured = await measureRounds(site, browsers, pages, rounds);
    const limit = measured.get(LIMIT_PATH) ?? [];
    const rows: Row[] = [
      {
        what: 'limit page: first paint',
        measured: median(limit.map(({ at4 }) => at4.fcp)),
        unit: 'ms',
      },
    ];
    for (const page of pages) {
      rows.push(...speedRows(page, measured.get(page.path) ?? [], limit), ...weightRows(page));
      // The staff pages ask search engines to stay away.
      if (page.unlisted) continue;
      const visit = visitOf(site, browsers, page);
      rows.push(...qualityRows(page, await untilFollowed(() => measureQuality(visit))));
    }
    return rows;
  });
}
