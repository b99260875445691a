import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../tools/deploy/findings';
import type { Answer } from '../../../tools/deploy/google';
import { smokeTest } from '../../../tools/deploy/smoke';
import { fakeGoogle, PROJECT, release } from './fake-google';

const CLOSED = '/auditoria/smoke-test';
const RATES = '/tarifas/callOfDuty/versiones/1';

async function smoke(
  pages: Readonly<Record<string, () => Response>> = {},
  answers: Readonly<Record<string, Answer>> = {},
) {
  let waits = 0;
  const findings = await smokeTest(release(), fakeGoogle({ pages, answers }).google, async () => {
    waits += 1;
  });
  return { lines: findings.map(lineOf), waits };
}

const failures = async (pages: Readonly<Record<string, () => Response>>) =>
  (await smoke(pages)).lines.filter((line) => line.startsWith('✗'));

describe('the smoke test of the live site', () => {
  it('sees the release, a page, its headers, the rates and a refused write', async () => {
    expect((await smoke()).lines).toEqual([
      '✓ https://banco-levelup.web.app serves a1b2c3d4e.',
      '✓ A calculator opens.',
      '✓ Pages carry the headers that protect them.',
      '✓ The rates can be read.',
      '✓ A write that nobody may do is refused.',
      '✓ The file of the bank says whether payments are told.',
    ]);
  });

  it('waits for the release, and says if it does not come', async () => {
    const { lines, waits } = await smoke({
      'release.json': () => Response.json({ commit: 'older', project: PROJECT }),
    });
    expect(waits).toBe(10);
    expect(lines[0]).toBe(
      '✗ https://banco-levelup.web.app still serves another release after a minute. Open https://banco-levelup.web.app/release.json; if it stays, deploy again.',
    );
  });

  it('notices a page without headers, and one that does not open', async () => {
    expect(await failures({ '/Call-of-duty': () => new Response('', { status: 500 }) })).toEqual([
      '✗ The calculator of Call Of Duty Mobile answers 500. Put the release before back: --rollback.',
      '✗ Pages lack the headers content-security-policy, strict-transport-security, x-content-type-options, referrer-policy, permissions-policy, cross-origin-opener-policy. Was the site deployed another way?',
    ]);
  });

  it.each([
    [
      Response.json({ error: { message: 'API_KEY_HTTP_REFERRER_BLOCKED' } }, { status: 403 }),
      '✗ The API key refuses the site. Look at its restrictions: --check says which.',
    ],
    [
      Response.json({ error: { message: 'not found' } }, { status: 404 }),
      '✗ There are no rates in the database. Run the command again; it stores them.',
    ],
    [
      Response.json({ error: { message: 'Missing permissions.' } }, { status: 403 }),
      '✗ The rates cannot be read: 403. Put the release before back: --rollback.',
    ],
  ])('rates that cannot be read: %#', async (response, line) => {
    expect(await failures({ [RATES]: () => response })).toEqual([line]);
  });

  const ONLY_BY_TOKEN =
    '✓ The rates are read with an App Check token only, which nothing but a browser gets.';
  const refusing = (message: string) => ({
    [RATES]: () => Response.json({ error: { message } }, { status: 403 }),
  });
  it.each([
    'Missing or insufficient permissions.',
    'Missing or invalid App Check token.',
    'AppCheck token is invalid.',
  ])(
    'is content where App Check asks for a token that only a browser gets: %s',
    async (message) => {
      expect((await smoke(refusing(message))).lines).toContain(ONLY_BY_TOKEN);
    },
  );

  it('sees rules that refuse the rates where App Check asks for nothing', async () => {
    const services = [{ name: 'projects/1/services/firestore.googleapis.com' }];
    const off = { '/v1beta/projects/': { status: 200, body: { services } } };
    const { lines } = await smoke(refusing('Missing or insufficient permissions.'), off);
    expect(lines).toContain(
      '✗ The rates cannot be read: 403. Put the release before back: --rollback.',
    );
    expect(lines).not.toContain(ONLY_BY_TOKEN);
  });

  it('sees a key of the core system that is none while the file says that payments are told', async () => {
    const off = () => Response.json({ error: 'off' }, { status: 404 });
    expect(await failures({ '/api/nucleo': off })).toEqual([
      '✗ CORE_SECRET is "none", so nobody tells what became of an approval. Set tellsPayment in src/bank/bank.ts to false and deploy again, or set the key.',
    ]);
  });

  it('sounds the alarm if anybody can write', async () => {
    expect(await failures({ [CLOSED]: () => Response.json({}) })).toEqual([
      '✗ A write that nobody may do was answered with 200. Look at the rules in force at once (Firebase console, Firestore, Rules).',
    ]);
  });
});
