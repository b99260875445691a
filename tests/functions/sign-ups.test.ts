import { afterEach, describe, expect, it, vi } from 'vitest';

async function load(identityPlatform: string | undefined) {
  vi.resetModules();
  vi.stubEnv('IDENTITY_PLATFORM', identityPlatform);
  return (await import('../../functions/src/sign-ups')).refuseSignUps;
}

afterEach(() => vi.unstubAllEnvs());

describe('the function before an account is made', () => {
  it('is there only where the project has Identity Platform', async () => {
    expect(await load(undefined)).toBeUndefined();
    expect(await load('false')).toBeUndefined();
    expect(await load('true')).toHaveProperty(
      '__endpoint.blockingTrigger.eventType',
      'providers/cloud.auth/eventTypes/user.beforeCreate',
    );
  });

  it('refuses an account that somebody makes alone', async () => {
    const refuseSignUps = (await load('true')) as unknown as { run(event: object): unknown };
    expect(() => refuseSignUps.run({})).toThrow('The bank makes the accounts of its staff.');
  });
});
