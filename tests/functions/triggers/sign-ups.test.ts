import { describe, expect, it } from 'vitest';
import {
  checkSignUp,
  refuseAccountMails,
  refuseSignUps,
} from '../../../functions/src/triggers/sign-ups';

describe('the function before an account is made', () => {
  it('is left out if the project has no Identity Platform', () => {
    const { omit, blockingTrigger } = refuseSignUps.__endpoint;
    expect(blockingTrigger?.eventType).toBe('providers/cloud.auth/eventTypes/user.beforeCreate');
    expect(String(omit)).toContain('IDENTITY_PLATFORM == false');
  });

  it('refuses a self-made account', () => {
    const { run } = refuseSignUps as unknown as { run(event: object): unknown };
    expect(() => run({})).toThrow('The bank makes the accounts of its staff.');
  });

  it("accepts an account of the bank's own provider where staff sign in there", () => {
    expect(() => checkSignUp('oidc.banco', 'oidc.banco')).not.toThrow();
    for (const provider of ['oidc.otro', 'google.com', 'password', undefined])
      expect(() => checkSignUp(provider, 'oidc.banco')).toThrow('The bank makes the accounts');
    expect(() => checkSignUp(undefined, undefined)).toThrow('The bank makes the accounts');
  });
});

describe('the function before Firebase sends a mail by itself', () => {
  it('is left out if the project has no Identity Platform', () => {
    const { omit, blockingTrigger } = refuseAccountMails.__endpoint;
    const event = 'providers/cloud.auth/eventTypes/user.beforeSendEmail';
    expect(blockingTrigger?.eventType).toBe(event);
    expect(String(omit)).toContain('IDENTITY_PLATFORM == false');
  });

  it('refuses a new password or a link to sign in, which anybody can ask for', () => {
    const { run } = refuseAccountMails as unknown as { run(event: object): unknown };
    for (const emailType of ['PASSWORD_RESET', 'EMAIL_SIGN_IN'])
      expect(() => run({ emailType })).toThrow('The bank gives its staff their passwords.');
  });
});
