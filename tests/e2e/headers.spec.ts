import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';

function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

async function headersOf(request: APIRequestContext, path: string) {
  return (await request.get(path)).headers();
}

async function someAsset(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[^"' ]+\.js/.exec(html)?.[0];
  expect(asset).toBeDefined();
  return asset ?? '';
}

test.describe('every page is served with headers that protect it', () => {
  for (const path of ['/', '/Roblox', '/GamesSettings', '/no-such-page', '/sw.js']) {
    test(`${path}: strict content policy`, async ({ request }) => {
      const policy = directives((await headersOf(request, path))['content-security-policy']);
      expect(policy.get('default-src')).toBe("'none'");
      for (const closed of ['base-uri', 'object-src'])
        expect(policy.get(closed), closed).toBe("'none'");
      const all = [...policy.values()].join(' ');
      expect(all).not.toMatch(/unsafe-(inline|eval)|\*|(^| )https?:( |$)/);
    });

    test(`${path}: transport, sniffing, referrer, permissions, opener, freshness`, async ({
      request,
    }) => {
      expect(await headersOf(request, path)).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
    });
  }

  test('framing: no other site can show a page in a frame', async ({ request }) => {
    const policy = directives((await headersOf(request, '/'))['content-security-policy']);
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });
});

test.describe('what is served where', () => {
  test('a hashed asset may be kept for a year', async ({ request }) => {
    const headers = await headersOf(request, await someAsset(request));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a missing asset is not found, and not the page', async ({ request }) => {
    for (const path of ['/assets/gone-1234.js', '/no-such-image.png'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('an address of the application answers with the page', async ({ request }) => {
    for (const path of ['/Leage-of-Legends', '/call-of-DUTY', '/Solicitud']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toContain('text/html');
    }
  });

  test('a deployment connects to the bank’s services only, never to an emulator', () => {
    const config = readFileSync('firebase.json', 'utf8');
    const policy = /"default-src[^"]*"/.exec(config)?.[0].slice(1, -1);
    expect(directives(policy).get('connect-src')?.split(' ')).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://fortnite-api.com',
    ]);
  });
});
