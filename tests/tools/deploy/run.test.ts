import { describe, expect, it } from 'vitest';
import type { Release } from '../../../tools/deploy/release';
import { checkAndDeploy } from '../../../tools/deploy/run';
import { fakeGoogle, release } from './fake-google';

type Given = Parameters<typeof fakeGoogle>[0];

async function run(given: Given = {}, changes: Partial<Release> = {}, onlyCheck = false) {
  const { google, log } = fakeGoogle(given);
  const said: string[] = [];
  const tools = {
    google,
    say: (words: string) => void said.push(words),
    pause: async () => undefined,
    mayDelete: false,
    build: async () => {
      log.push('build');
      return 'c.json';
    },
    storeFirstData: async () => void log.push('first data'),
  };
  const error = await checkAndDeploy(tools, release(changes), onlyCheck).then(
    () => undefined,
    (failure: Error) => failure.message,
  );
  return {
    log: log.map((line) => line.replace(/^firebase deploy --only | --.*$/g, '')),
    said,
    error,
  };
}

describe('a whole deployment', () => {
  it('checks, builds, deploys and tries the live site', async () => {
    const { log, said, error } = await run();
    expect(error).toBeUndefined();
    expect(log).toEqual([
      'build',
      'firestore:indexes',
      'firestore:rules',
      'functions',
      'hosting',
      'first data',
    ]);
    expect(said.slice(said.indexOf('Building…'))).toEqual([
      'Building…',
      '1/5 Indexes…',
      '2/5 Rules…',
      '3/5 Functions (some minutes)…',
      '4/5 Site…',
      '5/5 First data, where it is missing…',
      'Deployed a1b2c3d4e to https://banco-levelup.web.app.',
      'Trying the live site…',
      '✓ https://banco-levelup.web.app serves a1b2c3d4e.',
      '✓ A calculator opens.',
      '✓ Pages carry the headers that protect them.',
      '✓ The rates can be read.',
      '✓ A write that nobody may do is refused.',
      '✓ The file of the bank says whether payments are told.',
    ]);
  });

  it('builds and deploys nothing without .env', async () => {
    const { log, said, error } = await run({}, { settings: {} });
    expect(log).toEqual([]);
    expect(said[0]).toContain('✗ There is no .env');
    expect(error).toBe('\n2 to mend (✗). Nothing was deployed.');
  });

  it('only checks when asked to', async () => {
    const { log, error } = await run({}, {}, true);
    expect(log).toEqual([]);
    expect(error).toBeUndefined();
  });

  it('deletes no function that the check could not ask about', async () => {
    const old = {
      name: 'projects/p/locations/us-central1/functions/oldReminder',
      labels: { 'deployment-tool': 'cli-firebase' },
    };
    const busy = { status: 429, body: { error: { message: 'Quota exceeded' } } };
    const answers = {
      '/locations/-/functions': [busy, { status: 200, body: { functions: [old] } }],
    };
    const { log, error } = await run({ answers });
    expect(error).toBe(
      'These functions would be deleted: oldReminder. Add --delete if that is meant.',
    );
    expect(log).not.toContain('functions');
  });

  it('says that the release is live if the live site fails', async () => {
    const pages = { 'auditoria/smoke-test': () => Response.json({}) };
    expect((await run({ pages })).error).toBe('\n1 to mend (✗). The release is live all the same.');
  });
});
