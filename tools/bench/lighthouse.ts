import lighthouse, { type Artifacts } from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** What Lighthouse finds of one visit: milliseconds, layout shift, scores of 100. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Processor time of the page's main thread until it was interactive, in milliseconds. */
  readonly processor: number;
  /** Empty unless asked for. */
  readonly scores: Readonly<Record<string, number>>;
}

const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'];
/** Every category that Lighthouse scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type TraceEvent = Artifacts['Trace']['traceEvents'][number] & { tdur?: number };

/**
 * Sums the processor time (thread time, not wall time) of the main thread's tasks from the
 * navigation to the page's mark `interactive`; 0 without that mark.
 */
function processorTime(events: readonly TraceEvent[]): number {
  const mark = events.find((e) => e.name === 'interactive' && e.cat.includes('user_timing'));
  if (mark === undefined) return 0;
  const { pid, tid, ts: end } = mark;
  const microseconds = events
    .filter((e) => e.name === 'RunTask' && e.pid === pid && e.tid === tid && e.ts <= end)
    // Of the last task, the part before the mark.
    .map(({ ts, dur, tdur = 0 }) => tdur * Math.min(1, (end - ts) / (dur || 1)));
  return microseconds.reduce((sum, time) => sum + time, 0) / 1000;
}

/** Visits a page as a phone on slow 4G, simulated: the trace itself is not slowed down. */
export async function visit(page: Page, url: string, scored: boolean): Promise<Visit> {
  const flags = {
    logLevel: 'silent' as const,
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    ...(scored ? { onlyCategories: [...CATEGORIES] } : { onlyAudits: AUDITS }),
  };
  // Lighthouse brings a puppeteer of its own, with the same protocol and other types.
  const result = await lighthouse(url, flags, undefined, page as never);
  const { message } = result?.lhr.runtimeError ?? {};
  if (!result || message) throw new Error(`Lighthouse could not measure ${url}: ${message}`);
  const { audits, categories } = result.lhr;
  const [firstPaint, largestPaint, layoutShift] = AUDITS.map(
    (audit) => audits[audit]?.numericValue ?? Number.NaN,
  ) as [number, number, number];
  const scores = Object.values(categories).map(({ id, score }) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  const processor = processorTime(result.artifacts.Trace.traceEvents);
  return { firstPaint, largestPaint, layoutShift, processor, scores: Object.fromEntries(scores) };
}
