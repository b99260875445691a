import lighthouse, { type Artifacts } from 'lighthouse';
import { MainThreadTasks } from 'lighthouse/core/lib/tracehouse/main-thread-tasks.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';
import type { Page } from 'puppeteer-core';

/** Every category that Lighthouse scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'];
/** Slow 4G as Lighthouse names it: 150 ms per request, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };

type TraceEvent = Artifacts['Trace']['traceEvents'][number] & { tdur?: number };

/**
 * The work of the main thread until the page's mark, in milliseconds: thread time (not wall time)
 * in all, and wall time by Lighthouse's kinds of work.
 */
function mainThread(trace: Artifacts['Trace']) {
  const events: readonly TraceEvent[] = trace.traceEvents;
  const mark = events.find((e) => e.name === 'interactive' && e.cat.includes('user_timing'));
  const { pid, tid, ts: end } = mark ?? { pid: 0, tid: 0, ts: 0 };
  const microseconds = events
    .filter((e) => e.name === 'RunTask' && e.pid === pid && e.tid === tid && e.ts <= end)
    // The part of the last task before the mark.
    .map(({ ts, dur, tdur = 0 }) => tdur * Math.min(1, (end - ts) / (dur || 1)));
  const { mainThreadEvents, frames, timestamps } = TraceProcessor.processTrace(trace);
  const tasks = MainThreadTasks.getMainThreadTasks(mainThreadEvents, frames, timestamps.traceEnd);
  const work: Record<string, number> = {};
  for (const { group, selfTime, event } of tasks)
    if (event.ts <= end) work[group.label] = (work[group.label] ?? 0) + selfTime;
  return { processor: microseconds.reduce((sum, time) => sum + time, 0) / 1000, work };
}

/**
 * Visits a page with Lighthouse as a phone on simulated slow 4G, so the trace itself is not slowed
 * down. Times are in milliseconds; `processor` is measured until the page's mark `interactive` and
 * is 0 without it; scores, of 100, are included only on request.
 */
export async function visit(page: Page, url: string, scored: boolean) {
  const flags = {
    logLevel: 'silent' as const,
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    ...(scored ? { onlyCategories: [...CATEGORIES] } : { onlyAudits: AUDITS }),
  };
  // Lighthouse brings its own puppeteer, with the same protocol and other types.
  const result = await lighthouse(url, flags, undefined, page as never);
  const { message } = result?.lhr.runtimeError ?? {};
  if (!result || message) throw new Error(`Lighthouse could not measure ${url}: ${message}`);
  const { audits, categories } = result.lhr;
  const [firstPaint, largestPaint, layoutShift] = AUDITS.map(
    (audit) => audits[audit]?.numericValue ?? Number.NaN,
  ) as [number, number, number];
  const scores = Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
  const byCategory: Record<string, number> = Object.fromEntries(scores);
  const times = { firstPaint, largestPaint, layoutShift, ...mainThread(result.artifacts.Trace) };
  return { ...times, scores: byCategory };
}

/**
 * Opens a page on slow 4G with a processor four times slower and waits for its mark `interactive`,
 * and for a control if one is named. Resolves to milliseconds since the navigation.
 */
export async function visitSlowed(page: Page, url: string, control = '') {
  await page.emulateNetworkConditions(SLOW_4G);
  await page.emulateCPUThrottling(4);
  await page.goto(url);
  const seen = await page.waitForFunction(
    (selector) => {
      const mark = performance.getEntriesByName('interactive')[0];
      if (!mark || (selector && !document.querySelector(selector))) return false;
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { firstPaint, interactive: selector ? performance.now() : mark.startTime };
    },
    { polling: 'raf' },
    control,
  );
  return (await seen.jsonValue()) as { firstPaint: number; interactive: number };
}
