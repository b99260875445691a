import lighthouse, { type Artifacts } from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** What Lighthouse finds of one visit: milliseconds, layout shift, scores of 100. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Processor time of the page's main thread until it was interactive, in milliseconds. */
  readonly processor: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** Every category that Lighthouse scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type TraceEvent = Artifacts['Trace']['traceEvents'][number] & { tdur?: number };

/** The moment of the page's own mark; undefined on a page without an application. */
function interactiveAt(events: readonly TraceEvent[]): number | undefined {
  return events.find(({ name, cat }) => name === 'interactive' && cat.includes('user_timing'))?.ts;
}

/**
 * Sums the processor time (thread time, not wall time) of the main thread's tasks from the
 * navigation to the page's mark `interactive`; 0 without that mark.
 */
function processorTime(events: readonly TraceEvent[]): number {
  const end = interactiveAt(events);
  const mark = events.find(({ ts, name }) => ts === end && name === 'interactive');
  if (end === undefined || mark === undefined) return 0;
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts <= end,
  );
  const spent = tasks.map(({ ts, dur = 0, tdur = 0 }) =>
    ts + dur <= end || dur === 0 ? tdur : (tdur * (end - ts)) / dur,
  );
  return spent.reduce((sum, time) => sum + time, 0) / 1000;
}

/** Visits a page as a phone on slow 4G, simulated: the trace itself is not slowed down. */
export async function visit(
  page: Page,
  url: string,
  categories: readonly string[],
): Promise<Visit> {
  const flags = {
    logLevel: 'silent' as const,
    onlyCategories: [...categories],
    disableStorageReset: true,
    throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  };
  // Lighthouse brings a puppeteer of its own, with the same protocol and other types.
  const result = await lighthouse(url, flags, undefined, page as never);
  const { message } = result?.lhr.runtimeError ?? {};
  if (!result || message) throw new Error(`Lighthouse could not measure ${url}: ${message}`);
  const { audits, categories: found } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    processor: processorTime(result.artifacts.Trace.traceEvents),
    scores: Object.fromEntries(
      Object.entries(found).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}
