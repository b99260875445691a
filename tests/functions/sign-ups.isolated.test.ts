import { expect, test, vi } from 'vitest';
import { refuseSignUps } from '../../functions/src/sign-ups';

vi.mock(import('../../src/config/staff'), async (original) => ({
  ...(await original()),
  bankSignIn: {
    provider: 'oidc.banco',
    authorizationUrl: 'https://entrada.banco.example/autorizar',
    clientId: 'levelup',
    button: { es: 'Entrar', en: 'Sign in' },
  } as const,
}));

test("only the bank's own provider makes accounts of staff who sign in there", () => {
  const { run } = refuseSignUps as unknown as { run(event: object): unknown };
  expect(run({ additionalUserInfo: { providerId: 'oidc.banco' } })).toBe(undefined);
  for (const providerId of ['oidc.otro', 'google.com', 'password', undefined])
    expect(() => run({ additionalUserInfo: { providerId } })).toThrow(
      'The bank makes the accounts',
    );
  expect(() => run({})).toThrow('The bank makes the accounts');
});
