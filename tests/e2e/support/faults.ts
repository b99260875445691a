import type { Page, Request, Route } from '@playwright/test';
import { PORTS } from '../../../tools/support/local-project';

/** What the browser requests: a batch or transaction, one document, a list, a session. */
export const addresses = {
  /** An act of staff. */
  act: '**/api/acto',
  visit: '**/api/visita',
  commit: `http://127.0.0.1:${PORTS.firestore}/**/documents:commit*`,
  document: `http://127.0.0.1:${PORTS.firestore}/**/documents:batchGet*`,
  query: `http://127.0.0.1:${PORTS.firestore}/**/documents:runQuery*`,
  firestore: `http://127.0.0.1:${PORTS.firestore}/**`,
  anonymousSignIn: `http://127.0.0.1:${PORTS.auth}/**/accounts:signUp*`,
  passwordSignIn: `http://127.0.0.1:${PORTS.auth}/**/accounts:signInWithPassword*`,
  auth: `http://127.0.0.1:${PORTS.auth}/**`,
} as const;

/** What happens to a request instead of its usual answer. */
export type Fault = (route: Route) => Promise<void>;

/** The answers come from a different origin than the page. */
const HEADERS = { 'access-control-allow-origin': '*' };

/** The request never gets through. */
export const noAnswer: Fault = (route) => route.abort('internetdisconnected');

/** Something in the browser, such as a blocker, stops the request; everything else gets through. */
export const blockedByBrowser: Fault = (route) => route.abort('blockedbyclient');

/** The backend carries out the call, but its answer never arrives. */
export const answerLost: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** What Google's services answer with a status. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Request had invalid authentication credentials.',
  403: 'Missing or insufficient permissions.',
  429: 'Resource has been exhausted (e.g. check quota).',
  500: 'Internal error encountered.',
  503: 'The service is currently unavailable.',
};

/** The backend answers with a status, as Google's services word it. */
export function status(code: number, message = MESSAGES[code] ?? ''): Fault {
  return (route) =>
    route.fulfill({ status: code, headers: HEADERS, json: { error: { code, message } } });
}

/** How Identity Toolkit refuses a browser without a valid App Check token. */
export const appCheckRefusal = status(401, 'Firebase App Check token is invalid.');

/** A Wi-Fi with a sign-in page answers everything with that page. */
export const captivePortal: Fault = (route) =>
  route.fulfill({
    headers: HEADERS,
    contentType: 'text/html',
    body: '<!doctype html><title>Wi-Fi</title>',
  });

/** The file is gone from the server, as after a deployment. */
export const gone: Fault = (route) => route.fulfill({ status: 404, body: 'Not found' });

/** The request is changed on its way: a text in its body is replaced. */
export function tampered(text: string, by: string): Fault {
  return (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(text)) throw new Error(`no ${text} in ${body}`);
    return route.continue({ postData: body.replaceAll(text, by) });
  };
}

/** A request on its way to the server; it stays there until it is let through. */
export interface Held {
  /** Resolves once a request is held. */
  readonly arrived: Promise<void>;
  /** Passes the held request to the backend and drops the answer. */
  deliver(): Promise<void>;
  /** Passes the held request to the backend and the answer to the page. */
  release(): Promise<void>;
  readonly fault: Fault;
}

/** A connection that holds requests. */
export function hanging(): Held {
  const held: Route[] = [];
  let tell = () => {};
  const arrived = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    arrived,
    async deliver() {
      for (const route of held) await route.fetch();
    },
    async release() {
      for (const route of held) await route.continue();
    },
    fault: async (route) => {
      held.push(route);
      tell();
    },
  };
}

/**
 * Keeps every request whose address ends so within the page. A held route would be let through
 * when its page closes.
 */
export async function keepFromLeaving(page: Page, ending: string): Promise<void> {
  await page.addInitScript((end) => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname.endsWith(end) ? new Promise(() => {}) : send(input, init);
    };
  }, ending);
}

/** Applies one fault to each of the next requests to an address, in order. */
export async function failNext(
  page: Page,
  address: string,
  ...faults: readonly Fault[]
): Promise<void> {
  // Playwright asks the newest route first.
  for (const fault of [...faults].reverse()) await page.route(address, fault, { times: 1 });
}

/** Applies a fault to every request to an address until the returned function is called. */
export async function failAlways(
  page: Page,
  address: string | RegExp,
  fault: Fault,
): Promise<() => Promise<void>> {
  await page.route(address, fault);
  return () => page.unroute(address, fault);
}

/** Counts the requests of a page from now on whose address ends so, before any query. */
export function countRequests(page: Page, ending: string): () => number {
  const counted: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(ending)) counted.push(request);
  });
  return () => counted.length;
}

/** Blocks every storage in the pages of a browser, as its strictest settings do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
}

/** Lets no database of a page ever open, as happens in several tabs on an iPhone. */
export async function silenceDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
}

/**
 * Tells the pages of a browser whether there is a network, as the machine would: without a network
 * interface Chromium calls itself offline.
 */
export async function pretendNetwork(page: Page, isOnline: boolean): Promise<void> {
  const tell = (online: boolean) => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => online,
    });
  };
  await page.addInitScript(tell, isOnline);
  await page.evaluate(tell, isOnline);
}

/**
 * Takes the network from a browser, or gives it back. Some versions of Chromium still call a page
 * online that has none, so this page is told.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await pretendNetwork(page, !isOffline);
}

/**
 * What Chromium prints about requests to the emulators that get no answer or a failing one and,
 * offline, about what a page fetches in its own time: videos, measures, typeface, and the question whether
 * the site answers.
 */
export const backendNoise = new RegExp(
  `^Failed to load resource: (.* http://127\\.0\\.0\\.1:((${PORTS.firestore}|${PORTS.auth})/|\\d+/api/(acto|visita)$)|net::ERR_INTERNET_DISCONNECTED .*/((media|assets)/|release\\.json))`,
);

/** The same, and what the loader and React print about missing files of the site. */
export const releaseNoise = new RegExp(
  `${backendNoise.source}|^Failed to load resource: .*/(assets|favicon)[/.]|MissingFileError|dynamically imported module: .*/assets/`,
);
