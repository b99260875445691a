import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { PORTS } from '../../../tools/support/local-project';
import { PROJECT } from '../../support/emulators/data-project';
import { createAdmin } from '../../support/emulators/emulator-admin';

/** What pages of a release send, recorded from its own code; docs/operating.md tells when it goes. */
const RELEASES = ['2026-11-24'];

const DATABASE = `projects/${PROJECT}/databases/(default)/documents`;
const FIRESTORE = `http://127.0.0.1:${PORTS.firestore}/v1/${DATABASE}`;
const SIGN_UP = `http://127.0.0.1:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`;

const admin = createAdmin(PROJECT);
beforeAll(() => admin.loadRules());
afterAll(async () => {
  await admin.clear();
  await admin.close();
});

/** Sends recorded batches, one after the other, as one new visitor; the status of each answer. */
async function sendAll(release: string, names: readonly string[]): Promise<number[]> {
  const file = `tests/support/releases/${release}.json`;
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const account = await fetch(SIGN_UP, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { localId, idToken } = (await account.json()) as { localId: string; idToken: string };
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time: signedIn } = JSON.parse(claims) as { auth_time: number };
  const values: Record<string, string> = {
    uid: localId,
    code: newCode(),
    ms: String(Date.now()),
    signedInAt: new Date(signedIn * 1000).toISOString(),
    documents: DATABASE,
  };
  const answers: number[] = [];
  for (const name of names) {
    const body = JSON.stringify(recorded[name]).replace(
      /\{\{(\w+)\}\}/g,
      (_, key: string) => values[key] ?? '',
    );
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${FIRESTORE}:commit`, { method: 'POST', headers, body });
    answers.push(answer.status);
  }
  return answers;
}

describe.each(RELEASES)('a page of the release of %s can still', (release) => {
  test.each(['es', 'en'])('send a request: %s', async (language) => {
    expect(await sendAll(release, [`request ${language}`])).toEqual([200]);
  });

  test.each(['es', 'en'])('sign up: %s', async (language) => {
    expect(await sendAll(release, [`sign-up ${language}`])).toEqual([200]);
  });
});

test('an act that a function carries out now is refused', async () => {
  expect(await sendAll('2026-11-24', ['request es', 'withdrawal es'])).toEqual([200, 403]);
});
