import type { Calculator } from '../../src/domain/calculator';
import { readCalculators } from '../rules/read-calculators';
import { Failure } from '../support/failure';
import { isEnforced } from './checks/app-check';
import { readLive, siteOf } from './checks/live';
import { type Finding, fail, ok } from './findings';
import type { Google } from './google';
import type { Release } from './release';

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];
/** Google needs a moment to serve a new release everywhere. */
const TRIES = 10;
const WAIT_MS = 6_000;

/** A collection that nobody may write to from outside. */
const CLOSED = 'auditoria/smoke-test';

async function checkRelease(url: string, commit: string, google: Google, pause: Pause) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const live = await readLive(url, google);
    if (live?.commit === commit) return ok(`${url} serves ${commit.slice(0, 9)}.`);
    await pause(WAIT_MS);
  }
  return fail(
    `${url} still serves another release after a minute. Open ${url}/release.json; if it stays, deploy again.`,
  );
}

async function checkPage(
  url: string,
  { name, path }: Calculator,
  google: Google,
): Promise<Finding[]> {
  const answer = await google.visit(`${url}${path}`);
  const page = await answer.text();
  const missing = HEADERS.filter((name) => !answer.headers.get(name));
  return [
    answer.status === 200 && page.includes('id="root"')
      ? ok('A calculator opens.')
      : fail(
          `The calculator of ${name} answers ${answer.status}. Put the release before back: --rollback.`,
        ),
    missing.length === 0
      ? ok('Pages carry the headers that protect them.')
      : fail(`Pages lack the headers ${missing.join(', ')}. Was the site deployed another way?`),
  ];
}

/** A browser's request to Firestore without a session. */
function askFirestore({ project, settings, bank }: Release, google: Google) {
  const root = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;
  const key = `key=${settings.VITE_FIREBASE_API_KEY}`;
  const headers = { Referer: `${bank.siteUrl}/`, 'Content-Type': 'application/json' };
  return {
    get: (path: string) => google.visit(`${root}/${path}?${key}`, { headers }),
    patch: (path: string) =>
      google.visit(`${root}/${path}?${key}`, { method: 'PATCH', headers, body: '{"fields":{}}' }),
  };
}

/**
 * Whether App Check refused a read. Firestore says the same then as when the rules refuse, so that only
 * the project's own setting tells.
 */
async function needsToken({ project }: Release, google: Google, status: number, text: string) {
  if (/App ?Check/i.test(text)) return true;
  return (
    status === 403 &&
    /Missing or insufficient permissions/i.test(text) &&
    (await isEnforced(google, project))('firestore.googleapis.com')
  );
}

async function checkRates(release: Release, { id }: Calculator, google: Google): Promise<Finding> {
  const answer = await askFirestore(release, google).get(`tarifas/${id}/versiones/1`);
  const text = await answer.text();
  if (answer.status === 200 && text.includes('tasas')) return ok('The rates can be read.');
  if (await needsToken(release, google, answer.status, text))
    return ok('The rates are read with an App Check token only, which nothing but a browser gets.');
  if (/API_KEY|referer|Requests from|are blocked/i.test(text))
    return fail('The API key refuses the site. Look at its restrictions: --check says which.');
  if (answer.status === 404)
    return fail('There are no rates in the database. Run the command again; it stores them.');
  return fail(
    `The rates cannot be read: ${answer.status}. Put the release before back: --rollback.`,
  );
}

async function checkWrite(release: Release, google: Google): Promise<Finding> {
  const answer = await askFirestore(release, google).patch(CLOSED);
  if (answer.status === 401 || answer.status === 403)
    return ok('A write that nobody may do is refused.');
  return fail(
    `A write that nobody may do was answered with ${answer.status}. Look at the rules in force at once (Firebase console, Firestore, Rules).`,
  );
}

/** Without a key the core system tells nothing, which the bank's file has to say too. */
async function checkCore(url: string, { bank }: Release, google: Google): Promise<Finding> {
  const answer = await google.visit(`${url}/api/nucleo`, { method: 'POST', body: '{}' });
  const isOff = answer.status === 404 && (await answer.text()).includes('"off"');
  return isOff && bank.tellsPayment
    ? fail(
        'CORE_SECRET is "none", so nobody tells what became of an approval. Set tellsPayment in src/bank/bank.ts to false and deploy again, or set the key.',
      )
    : ok('The file of the bank says whether payments are told.');
}

/** A game whose page and rates are tried. */
async function firstGame(): Promise<Calculator> {
  const [first] = await readCalculators();
  if (first === undefined) throw new Failure('src/bank/bank.ts offers no game.');
  return first;
}

type Pause = (ms: number) => Promise<unknown>;

/** Tries the live site like a visitor: the release, a page, the headers, a read, a write. */
export async function smokeTest(
  release: Release,
  google: Google,
  pause: Pause,
): Promise<Finding[]> {
  const { url } = await siteOf(release.project, google);
  const game = await firstGame();
  return [
    await checkRelease(url, release.commit, google, pause),
    ...(await checkPage(url, game, google)),
    await checkRates(release, game, google),
    await checkWrite(release, google),
    await checkCore(url, release, google),
  ];
}
