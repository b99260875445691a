import type { Page } from '@playwright/test';
import { visitorWords } from '../support/fault-words';
import {
  addresses,
  answerLost,
  backendNoise,
  captivePortal,
  countRequests,
  type Fault,
  failAlways,
  failNext,
  hanging,
  noAnswer,
  pretendNetwork,
  setOffline,
  status,
  tampered,
} from '../support/faults';
import { readCollection } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { expect, freshEmail, test, waitUntilInteractive } from '../support/test';

test.use({ expectedNoise: backendNoise });

const words = {
  send: 'Enviar',
  thanks: '¡Gracias por registrarte!',
  failed: 'Tu registro no se guardó.',
  unclear: 'No sabemos si tu registro se guardó.',
  kept: 'Lo que escribiste sigue aquí.',
  waiting: 'No hay conexión. Lo que escribas o pulses se guarda y continúa cuando vuelva.',
} as const;

async function fillIn(page: Page): Promise<string> {
  const email = freshEmail();
  await page.goto('/registro?lang=es');
  await page.locator('[name="nombre"]').fill('Josefa');
  await page.locator('[name="apellido"]').fill('Tavárez');
  await page.locator('[name="correo"]').fill(email);
  await page.locator('[name="consentimiento"]').check();
  return email;
}

const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words.send }).click();

async function expectFailure(page: Page, texts: readonly string[], email: string): Promise<void> {
  for (const text of texts)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
  await expect(page.locator('[name="nombre"]')).toHaveValue('Josefa');
  await expect(page.locator('[name="apellido"]')).toHaveValue('Tavárez');
  await expect(page.locator('[name="correo"]')).toHaveValue(email);
}

async function stored(email: string): Promise<{ subscribers: string[]; mails: string[] }> {
  const idsOf = async (path: string, field: string) =>
    Object.entries(await readCollection(path))
      .filter(([, fields]) => fields[field] === email)
      .map(([id]) => id);
  return { subscribers: await idsOf('subscriptores', 'correo'), mails: await idsOf('mail', 'to') };
}

const NOTHING = { subscribers: [], mails: [] };

async function expectThanks(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/mail-register');
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expectOneOfEach(email);
}

async function expectOneOfEach(email: string): Promise<void> {
  const { subscribers, mails } = await stored(email);
  expect(subscribers).toEqual([expect.any(String)]);
  expect(mails).toEqual(subscribers);
}

const backend = visitorWords.es;
const { failed, unclear, kept, waiting } = words;

test('fault 16: the sign-up was stored but its answer lost', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const email = await fillIn(page);
  await failNext(page, addresses.commit, answerLost);
  await send(page);
  await expectThanks(page, email);
  expect(commits()).toBe(1);
});

test(
  'fault 16: the sign-up was stored, and nothing can be read afterwards',
  FULL,
  async ({ page }) => {
    const email = await fillIn(page);
    await failNext(page, addresses.commit, async (route) => {
      await route.fetch();
      await setOffline(page, true);
      await noAnswer(route);
    });
    await send(page);
    await expectFailure(page, [unclear, backend.offline], email);
    await expectOneOfEach(email);

    await setOffline(page, false);
    await send(page);
    await expectThanks(page, email);
  },
);

test('fault 1: offline before signing up', FULL, async ({ page }) => {
  // The last call of an anonymous sign-in, which the sign-up would otherwise wait for.
  const signedIn = page.waitForResponse(/accounts:lookup/);
  const email = await fillIn(page);
  await waitUntilInteractive(page);
  await signedIn;
  await setOffline(page, true);
  await send(page);
  await expectFailure(page, [failed, backend.notConnected, kept], email);
  expect(await stored(email)).toEqual(NOTHING);

  await setOffline(page, false);
  await send(page);
  await expectThanks(page, email);
});

test('fault 1: offline before the application is there', FULL, async ({ page }) => {
  await pretendNetwork(page, false);
  const end = await failAlways(page, /\/assets\/.*\.js$/, noAnswer);
  const email = await fillIn(page);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  expect(await stored(email)).toEqual(NOTHING);

  await page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
  await end();
  await expectThanks(page, email);
});

test('fault 4: a sign-up that hangs', FULL, async ({ page }) => {
  await page.clock.install();
  const email = await fillIn(page);
  const held = hanging();
  await failNext(page, addresses.commit, held.fault);
  await send(page);
  await held.arrived;
  await page.clock.fastForward(15_000);
  await expectFailure(page, [unclear, backend.timeout], email);
  expect(await stored(email)).toEqual(NOTHING);

  await held.deliver();
  await send(page);
  await expectThanks(page, email);
});

const refusals: readonly (readonly [string, Fault, string, string])[] = [
  ['fault 7: 429 again and again', status(429), failed, backend.busy],
  ['fault 8: a page of a captive portal', captivePortal, unclear, backend.portal],
  ['fault 12: App Check refuses the sign-up', status(403), failed, backend.denied],
];
// The same answers meet a request in faults-sending.
for (const [name, fault, title, text] of refusals)
  test(name, FULL, async ({ page }) => {
    const email = await fillIn(page);
    const end = await failAlways(page, addresses.commit, fault);
    await send(page);
    await expectFailure(page, [title, text], email);
    expect(await stored(email)).toEqual(NOTHING);

    await end();
    await send(page);
    await expectThanks(page, email);
  });

test('fault 13: the rules refuse the sign-up', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const email = await fillIn(page);
  await failNext(page, addresses.commit, tampered('Tavárez', '<b>'));
  await send(page);
  await expectFailure(page, [failed, backend.denied], email);
  expect(commits()).toBe(1);
  expect(await stored(email)).toEqual(NOTHING);
});

// The unit tests press twice, too; a request meets this fault in faults-sending.
test('fault 5: the sign-up sent twice at once', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const email = await fillIn(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: words.send })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expectThanks(page, email);
  expect(commits()).toBe(1);
});
