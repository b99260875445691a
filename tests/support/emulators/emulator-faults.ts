/**
 * The fate of the next request to an address. `answer-lost`: the server carries it out, and its
 * answer never comes. `hang`: nothing is sent until `releaseHeld`.
 */
export type Fault =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'answer-lost' }
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  | { readonly kind: 'captive-portal' }
  | { readonly kind: 'hang'; readonly onHang: () => void };

interface Planned {
  readonly address: string;
  readonly fault: Fault;
}

const realFetch = globalThis.fetch;
let planned: Planned[] = [];
let sent: string[] = [];
let held: (() => void)[] = [];

/** What Google's services answer with a status. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Request had invalid authentication credentials.',
  429: 'Resource has been exhausted (e.g. check quota).',
  500: 'Internal error encountered.',
  503: 'The service is currently unavailable.',
};

function noAnswer(): never {
  throw new TypeError('fetch failed');
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

async function inject(
  fault: Fault,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response> {
  switch (fault.kind) {
    case 'no-answer':
      return noAnswer();
    case 'answer-lost':
      await (await realFetch(input, init)).text();
      return noAnswer();
    case 'status':
      return Response.json(
        { error: { code: fault.status, message: fault.message ?? MESSAGES[fault.status] } },
        { status: fault.status },
      );
    case 'captive-portal':
      return new Response('<!doctype html><title>Wi-Fi</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'hang':
      setTimeout(fault.onHang, 0);
      await new Promise<void>((resolve) => held.push(resolve));
      return realFetch(input, init);
  }
}

globalThis.fetch = (input, init) => {
  const address = addressOf(input);
  sent.push(address);
  const place = planned.findIndex((one) => address.includes(one.address));
  const found = place === -1 ? undefined : planned.splice(place, 1)[0];
  return found ? inject(found.fault, input, init) : realFetch(input, init);
};

/** The addresses that the backend calls: a batch or transaction, one document, a list. */
export const addresses = {
  /** An act of staff (act-server.ts). */
  act: '/acto',
  /** An act of a visitor. */
  visit: '/visita',
  commit: ':commit',
  document: ':batchGet',
  query: ':runQuery',
  aggregate: ':runAggregationQuery',
  anonymousSignIn: 'accounts:signUp',
  passwordSignIn: 'accounts:signInWithPassword',
  refresh: 'securetoken.googleapis.com',
} as const;

/** Plans faults for the next requests to an address, one each, in this order. */
export function failNext(address: string, ...faults: readonly Fault[]): void {
  planned.push(...faults.map((fault) => ({ address, fault })));
}

/** How many requests went to an address since the faults were last cleared. */
export function requestsTo(address: string): number {
  return sent.filter((one) => one.includes(address)).length;
}

/** Lets every hanging request through. */
export function releaseHeld(): void {
  for (const release of held) release();
  held = [];
}

/** Throws if a planned fault met no request: its test would prove nothing. */
export function requireMetFaults(): void {
  const [unmet] = planned;
  if (unmet) throw new Error(`No request met the fault «${unmet.fault.kind}» at ${unmet.address}.`);
}

/** Forgets planned faults and counted requests. */
export function clearFaults(): void {
  planned = [];
  sent = [];
  held = [];
}
