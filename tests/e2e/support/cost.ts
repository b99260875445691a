import type { Page, Request } from '@playwright/test';
import { addresses, type Fault } from './faults';
import { expect } from './test';

/** What a journey asks of Firestore, as Firestore bills it. */
export interface Cost {
  /** Documents read; a query that finds nothing counts as one. */
  reads: number;
  /** Counts, each billed as one read for every thousand documents counted. */
  counts: number;
  /** Documents written by the page itself. */
  writes: number;
  /** Calls of the bank's functions. */
  calls: number;
}

function answersIn(body: string, field: string): number {
  const answers: readonly Record<string, unknown>[] = JSON.parse(body);
  return answers.filter((answer) => field in answer).length;
}

function add(cost: Cost, request: Request, body: string): void {
  const method = new URL(request.url()).pathname.split(':').at(-1);
  if (method === 'batchGet') cost.reads += answersIn(body, 'readTime');
  if (method === 'runQuery') cost.reads += Math.max(1, answersIn(body, 'document'));
  if (method === 'runAggregationQuery') cost.counts += 1;
  if (method === 'commit') cost.writes += request.postDataJSON().writes?.length ?? 0;
}

/** What a page costs while `journey` runs, until its requests have been answered. */
export async function costOf(page: Page, journey: () => Promise<unknown>): Promise<Cost> {
  const cost: Cost = { reads: 0, counts: 0, writes: 0, calls: 0 };
  let pending = 0;
  const count: Fault = async (route) => {
    pending += 1;
    const response = await route.fetch();
    if (response.ok() && route.request().method() === 'POST')
      add(cost, route.request(), await response.text());
    await route.fulfill({ response });
    pending -= 1;
  };
  const called = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) cost.calls += 1;
  };
  page.on('request', called);
  await page.route(addresses.firestore, count);
  await journey();
  await expect.poll(() => pending).toBe(0);
  await page.unroute(addresses.firestore, count);
  page.off('request', called);
  return cost;
}
