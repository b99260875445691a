import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST, PORTS } from '../../tools/support/local-project';

const SITE = `http://127.0.0.1:${PORTS.hosting}`;
const ask = (path: string) => fetch(`${SITE}${path}`, { redirect: 'manual' });

async function headersOf(path: string) {
  const answer = await ask(path);
  await answer.body?.cancel();
  return Object.fromEntries(answer.headers);
}

function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

const PATHS = [
  '/',
  '/Roblox',
  '/GamesSettings',
  '/no-such-page',
  '/sw.js',
  '/.x',
  '/a/.b',
  '/Paradais/.x',
  '/.well-known/x',
  '/assets/.x',
  '/a%0Ab',
  '//Paradais',
  '/assets/gone-1234.js',
  '/no-such-image.png',
];

describe('every path is served with headers that protect it', () => {
  it.each(PATHS)('%s: strict content policy', async (path) => {
    const policy = directives((await headersOf(path))['content-security-policy']);
    expect(policy.get('default-src')).toBe("'none'");
    for (const closed of ['base-uri', 'object-src', 'frame-ancestors'])
      expect(policy.get(closed), closed).toBe("'none'");
    const all = [...policy.values()].join(' ');
    expect(all).not.toMatch(/unsafe-(inline|eval)|\*|(^| )https?:( |$)/);
  });

  it.each(PATHS)(
    '%s: transport, sniffing, referrer, permissions, opener, freshness',
    async (path) => {
      expect(await headersOf(path)).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
    },
  );
});

describe('what is served where', () => {
  it('a hashed asset may be kept for a year', async () => {
    for (const name of readdirSync(join(DIST, 'assets')))
      expect((await headersOf(`/assets/${name}`))['cache-control'], name).toBe(
        'public, max-age=31536000, immutable',
      );
  });

  it.each(['/assets/gone-1234.js', '/no-such-image.png'])(
    '%s is missing: not found, not the page, and asked for again next time',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).not.toContain('id="root"');
    },
  );

  it('a page under /assets/ is not kept', async () => {
    const answer = await ask('/assets/no-such-page');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/Leage-of-Legends', '/call-of-DUTY', '/Solicitud', '/.x'])(
    '%s answers with the page',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('id="root"');
    },
  );
});

it('answers the core system in JSON, by the site, with the headers of every path', async () => {
  const answer = await fetch(`${SITE}/api/nucleo`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ error: 'signature' });
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
});
