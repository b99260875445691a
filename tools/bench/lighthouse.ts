import lighthouse from 'lighthouse';

/** How fast Lighthouse finds a page: a score of 100, milliseconds, and CLS. */
export interface Speed {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** A page and how to look at it. */
export interface Visit {
  readonly url: string;
  readonly debuggingPort: number;
  /** Somebody is signed in, and stays so. */
  readonly signedIn: boolean;
}

const CATEGORIES = { accessibility: 0, 'best-practices': 0, seo: 0 };

/** Scores of 100. */
export type Quality = Record<keyof typeof CATEGORIES, number>;

/** What Lighthouse now and then says of a visit that it could not follow. */
class LostTrace extends Error {}

/** It saw the page neither start nor paint. */
const LOST = ['NO_NAVSTART', 'NO_FCP'];
const MOST_VISITS = 5;

/** Makes a visit until Lighthouse could follow it, five times at most. */
export async function untilFollowed<T>(visit: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await visit();
    } catch (error) {
      if (!(error instanceof LostTrace) || made === MOST_VISITS) throw error;
      console.error(`Once more, for Lighthouse lost the visit: ${error.message}`);
    }
  }
}

async function report(visit: Visit, categories: readonly string[], cpu: number) {
  const flags = {
    port: visit.debuggingPort,
    output: 'json' as const,
    logLevel: 'silent' as const,
    onlyCategories: [...categories],
    // What is stored is forgotten before, and more of it than Lighthouse would.
    disableStorageReset: true,
    throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: cpu },
  };
  const result = await lighthouse(visit.url, flags);
  const { code, message } = result?.lhr.runtimeError ?? {};
  if (code && LOST.includes(code)) throw new LostTrace(message);
  if (!result || message) throw new Error(`Lighthouse could not measure ${visit.url}: ${message}`);
  return result.lhr;
}

/** Measures a page as a phone on slow 4G (simulated), with a processor so many times slower. */
export async function measureSpeed(visit: Visit, cpu: number): Promise<Speed> {
  const { categories, audits } = await report(visit, ['performance'], cpu);
  const value = (audit: string) => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${audit} of ${visit.url}`);
    return found;
  };
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Judges a page's accessibility, best practices and readiness for search engines. */
export async function measureQuality(visit: Visit): Promise<Quality> {
  const { categories } = await report(visit, Object.keys(CATEGORIES), 4);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
