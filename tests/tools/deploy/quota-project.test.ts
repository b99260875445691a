import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportToBucket, importFromBucket } from '../../../tools/support/backup/firestore-admin';
import { googleHeaders } from '../../../tools/support/google-headers';

const credential = {
  getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }),
};

beforeEach(() => vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the project that pays for calls', () => {
  it('is the one that is worked on, or the one that the person names', async () => {
    expect(await googleHeaders('the-bank', credential)).toMatchObject({
      Authorization: 'Bearer token',
      'x-goog-user-project': 'the-bank',
    });
    vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'another');
    expect(await googleHeaders('the-bank', credential)).toMatchObject({
      'x-goog-user-project': 'another',
    });
  });

  it.each([
    ['a backup', exportToBucket, 'exportDocuments', { outputUriPrefix: 'gs://b/f' }],
    ['a restore', importFromBucket, 'importDocuments', { inputUriPrefix: 'gs://b/f' }],
  ])('is sent with %s', async (_, run, action, body) => {
    const answer = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ name: 'operations/1', done: true }),
    );
    vi.stubGlobal('fetch', answer);
    await run('the-bank', 'gs://b/f', credential);
    const [[url, init] = []] = answer.mock.calls;
    expect(url).toBe(
      `https://firestore.googleapis.com/v1/projects/the-bank/databases/(default):${action}`,
    );
    expect(init?.headers).toMatchObject({ 'x-goog-user-project': 'the-bank' });
    expect(JSON.parse(String(init?.body))).toEqual(body);
  });
});
