import { describe, expect, it } from 'vitest';
import { refuseSignUps } from '../../functions/src/sign-ups';

describe('the function before an account is made', () => {
  it('is left out where the project has no Identity Platform', () => {
    const { omit, blockingTrigger } = refuseSignUps.__endpoint;
    expect(blockingTrigger?.eventType).toBe('providers/cloud.auth/eventTypes/user.beforeCreate');
    expect(String(omit)).toContain('IDENTITY_PLATFORM == false');
  });

  it('refuses a self-made account', () => {
    const { run } = refuseSignUps as unknown as { run(event: object): unknown };
    expect(() => run({})).toThrow('The bank makes the accounts of its staff.');
  });
});
