import type { Page, Request } from '@playwright/test';
import { Failure } from '../support/failure';
import { median } from './statistics';

const BARE_READS = 5;

/** What a page asked of one collection's lists. */
export interface Reads {
  /** The most documents that each read asked for, in their order; Infinity for one without end. */
  readonly limits: number[];
  /** The latest of them. */
  latest: Request | undefined;
}

interface Body {
  readonly structuredQuery?: {
    readonly from?: readonly { readonly collectionId?: string }[];
    readonly limit?: number | { readonly value?: number };
  };
}

function queryOf(request: Request, collection: string): Body['structuredQuery'] {
  if (!request.url().includes(':runQuery')) return undefined;
  const { structuredQuery } = request.postDataJSON() as Body;
  return structuredQuery?.from?.[0]?.collectionId === collection ? structuredQuery : undefined;
}

/** Keeps the reads of a collection that a page sends from now on. */
export function watchReads(page: Page, collection: string): Reads {
  const reads: Reads = { limits: [], latest: undefined };
  page.on('request', (request) => {
    const query = queryOf(request, collection);
    if (query === undefined) return;
    reads.latest = request;
    const { limit } = query;
    reads.limits.push(
      (typeof limit === 'number' ? limit : limit?.value) ?? Number.POSITIVE_INFINITY,
    );
  });
  return reads;
}

/** Milliseconds of the latest read by itself: sent again to a server that does nothing else. */
export async function timeBareRead(page: Page, { latest }: Reads): Promise<number> {
  if (latest === undefined) throw new Failure('The list was not read.');
  const { authorization = '' } = await latest.allHeaders();
  const times: number[] = [];
  for (let read = 0; read < BARE_READS; read++) {
    const begun = performance.now();
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await page.request.post(latest.url(), {
      headers,
      data: latest.postData() ?? '',
      timeout: 0,
    });
    if (!answer.ok()) throw new Failure(`The read by itself was answered ${answer.status()}.`);
    await answer.body();
    times.push(performance.now() - begun);
  }
  return median(times);
}
