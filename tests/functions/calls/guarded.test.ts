import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffAct, visitorAct } from '../../../functions/src/acts/endpoint';
import { reportFailure } from '../../../functions/src/calls/failure-endpoint';
import { MAX_REPORT_BYTES } from '../../../functions/src/calls/failure-reports';
import { MAX_CALL_BYTES, refusalOf } from '../../../functions/src/calls/guarded';
import { receiveCoreStatus } from '../../../functions/src/events/endpoint';
import { MAX_STATUS_BYTES } from '../../../src/domain/core/core-status';

type Request = Parameters<typeof reportFailure>[0];
type CallableRequest = Parameters<typeof staffAct.run>[0];

const ROOT = new URL('../../../', import.meta.url);

/** A call as it arrives, with a body of so many bytes. */
const called = (headers: Request['headers'], bytes: number) =>
  ({ headers, rawBody: Buffer.alloc(bytes, ' '), method: 'POST', socket: {} }) as Request;

const SITE = { 'x-forwarded-host': 'levelup.bancoaurora.example' };

/** How pages call them; a status of HTTP or the code of an error tells that it was refused. */
const callables = {
  staffAct,
  visitorAct,
};
const requests = { reportFailure, receiveCoreStatus };

async function outcomeOf(name: string, request: Request, app?: object): Promise<unknown> {
  const callable = callables[name as keyof typeof callables];
  if (callable) {
    const call = { rawRequest: request, data: {}, app } as CallableRequest;
    return Promise.resolve(callable.run(call)).catch(({ message }: Error) => message);
  }
  return new Promise((resolve) => {
    const response = { on() {}, status: (status: number) => ({ json: () => resolve(status) }) };
    requests[name as keyof typeof requests](request, response as never);
  });
}

/** The functions with an address at the site. */
const ofSite: string[] = JSON.parse(
  readFileSync(new URL('firebase.json', ROOT), 'utf8'),
).hosting.rewrites.flatMap((rewrite: { function?: { functionId: string } }) =>
  rewrite.function ? [rewrite.function.functionId] : [],
);

describe('a function with an address at the site', () => {
  it.each(ofSite)('%s refuses calls at its own address', async (name) => {
    for (const host of [undefined, 'staffact-x7.a.run.app', 'us-central1-x.cloudfunctions.net']) {
      const headers = { ...(host && { 'x-forwarded-host': host }) };
      const refused = await outcomeOf(name, called(headers, 2));
      expect(['Call it at the site.', 403]).toContain(refused);
    }
  });

  it('takes the others', () => {
    for (const host of ['levelup.bancoaurora.example', 'levelup-1a2b.web.app', 'x.firebaseapp.com'])
      expect(refusalOf(called({ 'x-forwarded-host': host }, 2), 2)).toBe(undefined);
  });
});

describe('a body that is too long is refused before it is read', () => {
  it.each(Object.keys(callables))('by %s', async (name) => {
    const refused = await outcomeOf(name, called(SITE, MAX_CALL_BYTES + 1));
    expect(refused).toBe('The body is too long.');
  });

  it.each([
    ['reportFailure', MAX_REPORT_BYTES],
    ['receiveCoreStatus', MAX_STATUS_BYTES],
  ])('by %s', async (name, most) => {
    expect(await outcomeOf(name, called(SITE, most + 1))).toBe(413);
  });

  it('and none that is not', () => {
    expect(refusalOf(called(SITE, MAX_CALL_BYTES), MAX_CALL_BYTES)).toBe(undefined);
    const without = { headers: SITE } as unknown as Request;
    expect(refusalOf(without, MAX_CALL_BYTES)).toBe(undefined);
  });
});

describe('where App Check is on, a call without it is refused', () => {
  beforeEach(() => vi.stubEnv('APP_CHECK', 'true'));
  afterEach(() => vi.unstubAllEnvs());

  it.each(Object.keys(callables))('by %s', async (name) => {
    expect(await outcomeOf(name, called(SITE, 2))).toBe('App Check is needed.');
    expect(await outcomeOf(name, called(SITE, 2), {})).not.toBe('App Check is needed.');
  });
});

it('no function is called over HTTP but through the guard', () => {
  const folder = new URL('functions/src/', ROOT);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const open = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      /\bon(Call|Request)\b/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(open).toEqual(['calls/guarded.ts']);
});
