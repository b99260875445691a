import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROJECT } from '../../support/emulators/data-project';
import { auth } from '../../support/emulators/emulator-admin';
import { openBrowser } from '../../support/emulators/emulator-backend';

const WAY = {
  provider: 'oidc.banco',
  authorizationUrl: 'https://entrada.banco.example/autorizar',
  clientId: 'levelup',
  button: { es: 'Entrar', en: 'Sign in' },
} as const;

let left: URL[] = [];
let kept = new Map<string, string>();

beforeEach(() => {
  left = [];
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', {
    origin: 'https://levelup.example',
    pathname: '/Paradais',
    assign: (address: string) => left.push(new URL(address)),
  });
});
afterEach(() => vi.unstubAllGlobals());

let people = 0;

/** A member whose account only the bank's sign-in leads to, as `enterByBank` makes it. */
async function makeMember() {
  people += 1;
  const email = `banco.${process.pid}.${Date.now()}.${people}@banco.example`;
  const uid = `banco${process.pid}${Date.now()}${people}`;
  await auth().importUsers([
    {
      ...{ uid, email, emailVerified: true },
      providerData: [{ providerId: WAY.provider, uid: `id-${email}`, email }],
      customClaims: { staff: true, roles: ['analista'] },
    },
  ]);
  return { uid, email };
}

/** A browser that has been at the bank's provider; `answer` is how that leads this person back. */
async function goThere(email: string, back = '') {
  const browser = await openBrowser(PROJECT, { bankSignIn: WAY });
  const bank = await browser.backend.bankSignIn();
  await bank.begin(back);
  const asked = left.at(-1)?.searchParams ?? new URLSearchParams();
  const idToken = JSON.stringify({ sub: `id-${email}`, email, email_verified: true });
  const answer = new URLSearchParams({ id_token: idToken, state: asked.get('state') ?? '' });
  return { ...browser, bank, asked, answer };
}

describe('staff who sign in with their account at the bank', () => {
  test('are led to its provider, which asks for the password', async () => {
    const { asked } = await goThere('ana@banco.example');
    expect(left.at(-1)?.href).toMatch(/^https:\/\/entrada\.banco\.example\/autorizar\?/);
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'id_token',
      client_id: 'levelup',
      redirect_uri: 'https://levelup.example/Paradais',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      prompt: 'login',
    });
    expect([...kept.values()].join()).not.toContain('ana@banco.example');
  });

  test('come back as staff, with the roles of the directory', async () => {
    const { uid, email } = await makeMember();
    const { bank, answer, session } = await goThere(email, '?tab=valores');
    expect(await bank.finish(String(answer))).toBe('?tab=valores');
    expect(session.current()).toMatchObject({ kind: 'staff', uid, email, roles: ['analyst'] });
  });

  test('are taken only with the answer to their own question, once', async () => {
    const { email } = await makeMember();
    const { bank, answer, session } = await goThere(email);
    const other = new URLSearchParams(answer);
    other.set('state', 'x');
    await expect(bank.finish(String(other))).rejects.toMatchObject({ code: 'denied' });
    await expect(bank.finish(String(answer))).rejects.toMatchObject({ code: 'denied' });
    const { bank: again, asked } = await goThere(email);
    const refused = new URLSearchParams({
      error: 'access_denied',
      state: asked.get('state') ?? '',
    });
    await expect(again.finish(String(refused))).rejects.toMatchObject({ code: 'denied' });
    expect(session.current()).not.toMatchObject({ kind: 'staff' });
  });

  test('get the access by an invitation, and sign in once more by themselves', async () => {
    const email = `invitada.${process.pid}.${Date.now()}@banco.example`;
    const { bank, answer, session } = await goThere(email);
    answerInvitations(async () => {
      const { uid } = await auth().getUserByEmail(email);
      await auth().setCustomUserClaims(uid, { staff: true, roles: ['lectura'] });
      return { done: true, told: { email } };
    });
    await bank.finish(String(answer));
    expect(session.current()).toMatchObject({ kind: 'staff', email, roles: ['reader'] });
  });

  test('are signed out if the bank knows them and the directory does not', async () => {
    const { bank, answer, session } = await goThere(`otra.${Date.now()}@banco.example`);
    answerInvitations(async () => ({ refused: 'gone' }));
    await expect(bank.finish(String(answer))).rejects.toMatchObject({ code: 'bad-credentials' });
    expect(session.current()).toMatchObject({ kind: 'none' });
  });

  test('have no session by a password', async () => {
    const { uid, email } = await makeMember();
    await auth().updateUser(uid, { password: 'cuatro palabras sin orden' });
    const { backend, session } = await openBrowser(PROJECT, { bankSignIn: WAY });
    const attempt = backend.signInStaff(email, 'cuatro palabras sin orden');
    await expect(attempt).rejects.toMatchObject({ code: 'bad-credentials' });
    expect(session.current()).toMatchObject({ kind: 'none' });
  });
});

test('a bank without it has no such sign-in', async () => {
  const { backend } = await openBrowser(PROJECT);
  await expect(backend.bankSignIn()).rejects.toMatchObject({ code: 'denied' });
});

/** Answers what invited persons ask of the function. */
function answerInvitations(answer: () => Promise<object>) {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) =>
    String(args[1]?.body).includes('enterByBank')
      ? Response.json({ result: await answer() })
      : real(...args),
  );
}
