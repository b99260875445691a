import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../src/bank/bank');
  vi.resetModules();
});

async function allowed(image: string, mediaHost = ''): Promise<string> {
  vi.resetModules();
  vi.doMock('../../src/bank/bank', () => ({ bank: { mediaHost } }));
  return (await import('../../src/config/images')).allowedImage(image);
}

describe('a stored picture', () => {
  it.each(['/media/roblox.png', 'https://fortnite-api.com/images/x.png'])(
    'shows from %s',
    async (image) => expect(await allowed(image)).toBe(image),
  );

  it('shows from the media host if one is configured', async () => {
    const image = 'https://media.example/roblox.png';
    expect(await allowed(image, 'https://media.example/site')).toBe(image);
    expect(await allowed(image)).toBe('');
  });

  it.each([
    '',
    'https://elsewhere.example/x.png',
    'http://fortnite-api.com/x.png',
    'https://fortnite-api.com.evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'data:image/png;base64,AAAA',
    'roblox.png',
  ])('gives way to the emblem from "%s", which the policy would block', async (image) => {
    expect(await allowed(image, 'https://media.example')).toBe('');
  });

  it('comes from a host that the served policy admits', () => {
    expect(readFileSync('firebase.json', 'utf8')).toContain(
      "img-src 'self' data: https://fortnite-api.com;",
    );
  });
});
