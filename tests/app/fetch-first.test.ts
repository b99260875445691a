import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFirst } from '../../src/app/fetch-first';

/** Files by their address; anything else gets no answer. */
const answers = new Map<string, () => Response>();

const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (address) => answers.get(String(address))?.() ?? unanswered(),
  );
});

afterEach(() => answers.clear());

const site = () => new Response('{"commit":"0"}');
const portal = () => new Response('<!doctype html><title>Wi-Fi</title>');
const gone = () => new Response('Not found', { status: 404 });

it.each([
  [
    'the site answers without the file',
    { '/assets/a.js': gone, '/release.json': site },
    'outdated',
  ],
  ['only the file gets no answer', { '/release.json': site }, 'blocked'],
  ['nothing gets an answer', {}, 'offline'],
  ['a Wi-Fi answers in the place of the site', { '/release.json': portal }, 'offline'],
] as const)('%s', async (_, answered: Readonly<Record<string, () => Response>>, code) => {
  for (const [address, answer] of Object.entries(answered)) answers.set(address, answer);
  await expect(fetchFirst(async () => 'part', ['assets/a.js'])).rejects.toMatchObject({
    code,
    unsent: true,
  });
});

it('a part comes once its files are there, after a failure too', async () => {
  await expect(fetchFirst(async () => 'part', ['assets/b.js'])).rejects.toThrow();
  answers.set('/assets/b.js', () => new Response('export {}'));
  expect(await fetchFirst(async () => 'part', ['assets/b.js'])).toBe('part');
});
