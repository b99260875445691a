import { afterEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../src/data/firebase/connection/call-function';

afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const page = (status: number) => new Response('<!doctype html><title>Wi-Fi</title>', { status });

test.each([
  ['a refused session', json(401, { error: { status: 'UNAUTHENTICATED' } }), 'expired'],
  ['a refused member', json(403, { error: { status: 'PERMISSION_DENIED' } }), 'denied'],
  ['a transaction that gave up', json(503, { error: { status: 'UNAVAILABLE' } }), 'busy'],
  ['no instance that is free, as Google words it', json(503, { error: { code: 503 } }), 'busy'],
  ['no instance that is free, in a page of its own', page(503), 'busy'],
  ['too many calls, in a page of their own', page(429), 'busy'],
  ['a failed function', json(500, { error: { status: 'INTERNAL' } }), 'unknown'],
  ['the page of a Wi-Fi', page(200), 'portal'],
  ['the page of a Wi-Fi that asks to sign in', page(511), 'portal'],
])('%s is told apart', async (_what, response, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await expect(callFunction('/api/acto', {}, {})).rejects.toMatchObject({ code });
});

test('the answer of a function is its result', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(json(200, { result: { done: true } })));
  expect(await callFunction('/api/acto', {}, {})).toEqual({ done: true });
});
