import { beforeAll, describe, expect, it } from 'vitest';
import { lineOf } from '../../tools/deploy/findings';
import { smokeTest } from '../../tools/deploy/smoke';
import { withAdmin } from '../../tools/support/admin';
import { writeFirstRates } from '../../tools/support/first/rates';
import { PORTS, PROJECT } from '../../tools/support/local-project';
import { COMMIT, fakeGoogle, release } from '../tools/deploy/fake-google';

const LOCAL: Readonly<Record<string, string>> = {
  'banco-levelup.web.app': `http://127.0.0.1:${PORTS.hosting}`,
  'firestore.googleapis.com': `http://127.0.0.1:${PORTS.firestore}`,
};

/** The same address on the emulators. */
function localUrl(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${LOCAL[host]}${pathname}${search}`;
}

const google = {
  ...fakeGoogle().google,
  visit: async (url: string, init?: RequestInit) =>
    url.endsWith('/release.json')
      ? Response.json({ commit: COMMIT, project: PROJECT })
      : fetch(localUrl(url), init),
};

beforeAll(() => withAdmin(undefined, async (admin) => void (await writeFirstRates(admin))));

describe('the smoke test of a deployment', () => {
  it('passes on the built site and on the rules', async () => {
    const findings = await smokeTest(release({ project: PROJECT }), google, async () => undefined);
    expect(findings.map(lineOf)).toEqual([
      '✓ https://banco-levelup.web.app serves a1b2c3d4e.',
      '✓ A calculator opens.',
      '✓ Pages carry the headers that protect them.',
      '✓ The rates can be read.',
      '✓ A write that nobody may do is refused.',
      '✓ The file of the bank says whether payments are told.',
    ]);
  });
});
