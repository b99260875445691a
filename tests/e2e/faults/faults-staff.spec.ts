import type { Page } from '@playwright/test';
import { LOCAL_STAFF } from '../../../tools/support/local-project';
import { approvedNow } from '../../support/mails';
import {
  addresses,
  answerLost,
  appCheckRefusal,
  backendNoise,
  captivePortal,
  countRequests,
  type Fault,
  failAlways,
  failNext,
  hanging,
  noAnswer,
  status,
  tampered,
} from '../support/faults';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  openGame,
  openRequest,
  openStaffTab,
  requestDetail,
  resetGame,
  STAFF_SESSION,
  staffUid,
  storeRequest,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ expectedNoise: backendNoise, storageState: STAFF_SESSION });
// They change the same game, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** What staff read, and the game that the tests change. */
const words = {
  game: { id: 'genshinImpact', name: 'Genshin Impact' },
  send: 'Enviar el valor de Genshin Impact',
  saved: 'Genshin Impact: juego registrado con éxito. Ahora vale US$110.00.',
  theirs: 'Mientras tanto, alguien lo cambió a US$120.00. Tu valor sigue en el campo',
  approve: 'Aprobar',
  confirm: 'Sí, aprobar',
  approved: 'Solicitud aprobada. El correo va en camino.',
  decided: 'La solicitud cambió mientras tanto y no se guardó nada. Así está ahora.',
  signIn: 'Ingresar',
  ended: 'Tu sesión terminó. Entra de nuevo: lo que escribiste sigue aquí.',
  signInBusy: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  signInDenied: 'El banco no lo aceptó y no se guardó nada.',
  signInOffline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  busy: 'El servidor está ocupado. Espera un minuto e inténtalo de nuevo.',
  portal:
    'Otra página respondió en lugar del servidor. Si tu Wi-Fi pide iniciar sesión, hazlo e inténtalo de nuevo.',
  denied: 'Tu cuenta no tiene permiso para esto. Pide que revisen tu acceso.',
  refused: 'El banco no lo aceptó y no se guardó nada. Revisa los datos e inténtalo de nuevo.',
} as const;

const { id: gameId, name: game } = words.game;
const card = (page: Page) => page.getByRole('article', { name: game });

const sendValue = (page: Page) => card(page).getByRole('button', { name: words.send }).click();

/** Types 110 dollars and a reason over market values of 80 and 100. */
async function typeValue(page: Page): Promise<void> {
  await card(page).locator('[name="valor"]').fill('110');
  await card(page).locator('[name="motivoEs"]').fill('Llegó un evento');
  await card(page).locator('[name="motivoEn"]').fill('An event came');
}

async function readyToSendValue(page: Page): Promise<void> {
  await resetGame(gameId, [80, 100]);
  await openStaffTab(page, 'valores');
  await openGame(page, game);
  await typeValue(page);
}

async function expectTyped(page: Page): Promise<void> {
  await expect(card(page).locator('[name="valor"]')).toHaveValue('110');
  await expect(card(page).locator('[name="motivoEs"]')).toHaveValue('Llegó un evento');
  await expect(card(page).locator('[name="motivoEn"]')).toHaveValue('An event came');
}

async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(card(page).getByRole('alert')).toContainText(text);
  await expectTyped(page);
}

async function expectUnchanged(): Promise<void> {
  expect(await readDocument(`games/${gameId}`)).toMatchObject({ value: [80, 100] });
  expect(await readCollection(`games/${gameId}/cambios`)).toEqual({});
}

/** Expects the value once, with one entry in the history. */
async function expectSaved(page: Page): Promise<void> {
  await expect(card(page)).toContainText(words.saved);
  expect(await readDocument(`games/${gameId}`)).toMatchObject({ value: [80, 100, 110] });
  expect(await readCollection(`games/${gameId}/cambios`)).toEqual({
    2: expect.objectContaining({ valor: 110, anterior: 100, autor: await staffUid() }),
  });
}

const unclear: readonly (readonly [string, string, Fault, keyof typeof words])[] = [
  ['fault 2: offline while a value is sent', addresses.commit, noAnswer, 'offline'],
  ['fault 7: 503 again and again for a value', addresses.commit, status(503), 'busy'],
  ['fault 8: a captive portal answers staff', addresses.firestore, captivePortal, 'portal'],
  ['fault 12: App Check refuses a value', addresses.firestore, status(403), 'denied'],
];
for (const [title, address, fault, text] of unclear)
  test(title, FULL, async ({ page }) => {
    await readyToSendValue(page);
    const end = await failAlways(page, address, fault);
    await sendValue(page);
    await expectFailure(page, String(words[text]));
    await expectUnchanged();

    await end();
    await sendValue(page);
    await expectSaved(page);
  });

test('fault 3: a value was stored but the answer lost', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  await readyToSendValue(page);
  await failNext(page, addresses.commit, answerLost);
  await sendValue(page);
  await expectSaved(page);
  expect(commits()).toBe(1);
});

test('fault 4: sending a value hangs', FULL, async ({ page }) => {
  await page.clock.install();
  await readyToSendValue(page);
  const held = hanging();
  await failNext(page, addresses.commit, held.fault);
  await sendValue(page);
  await held.arrived;
  await page.clock.fastForward(15_000);
  await expectFailure(page, words.timeout);
  await expectUnchanged();

  // The hanging value gets through after all. Sending again finds it and does not add another.
  await held.deliver();
  await sendValue(page);
  await expectSaved(page);
});

test('fault 13: the rules refuse a value', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  await readyToSendValue(page);
  await failNext(page, addresses.commit, tampered('Llegó un evento', '<b>evento</b>'));
  await sendValue(page);
  await expectFailure(page, words.denied);
  expect(commits()).toBe(1);
  await expectUnchanged();
});

test('fault 18: staff saves over a newer price', FULL, async ({ page, context }) => {
  await readyToSendValue(page);
  const other = await context.newPage();
  await other.goto('/GamesSettings?tab=valores&lang=es');
  await openGame(other, game);
  await card(other).locator('[name="valor"]').fill('120');
  await sendValue(other);
  await expect(card(other)).toContainText('US$120.00');
  await expect(card(other).locator('[name="valor"]')).toHaveValue('');

  await sendValue(page);
  await expect(card(page).getByRole('status').filter({ hasText: words.theirs })).toBeVisible();
  await expectTyped(page);
  expect(await readDocument(`games/${gameId}`)).toMatchObject({ value: [80, 100, 120] });
  expect(Object.keys(await readCollection(`games/${gameId}/cambios`))).toEqual(['2']);
});

async function signInAgain(page: Page): Promise<void> {
  await page.locator('[name="correo"]').fill(LOCAL_STAFF.email);
  await page.locator('[name="clave"]').fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: words.signIn }).click();
}

test('fault 19: the session is over after twelve hours, mid-edit', FULL, async ({ page }) => {
  await page.clock.install();
  await readyToSendValue(page);
  // Somebody uses the page all the time, or it would be locked long before.
  for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
    await page.clock.fastForward(10 * 60_000);
    await page.keyboard.press('Shift');
  }
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(card(page)).toBeHidden();

  await page.clock.setSystemTime(Date.now());
  await signInAgain(page);
  await expect(card(page)).toBeVisible();
  await expectTyped(page);
  await sendValue(page);
  await expectSaved(page);
});

test('fault 19: the session turns out to be over when a value is sent', FULL, async ({ page }) => {
  await readyToSendValue(page);
  await failNext(page, addresses.document, status(401));
  await sendValue(page);
  await expect(page.getByText(words.ended)).toBeVisible();
  await expectUnchanged();

  await signInAgain(page);
  await expect(card(page)).toBeVisible();
  await expectTyped(page);
  await sendValue(page);
  await expectSaved(page);
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  const refusedSignIns: readonly (readonly [string, Fault, keyof typeof words])[] = [
    ['fault 1: offline before signing in', noAnswer, 'signInOffline'],
    [
      'fault 7: too many sign-ins',
      status(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'),
      'signInBusy',
    ],
    ['fault 12: App Check refuses the sign-in', appCheckRefusal, 'signInDenied'],
  ];
  for (const [title, fault, text] of refusedSignIns)
    test(title, FULL, async ({ page }) => {
      const end = await failAlways(page, addresses.passwordSignIn, fault);
      await page.goto('/Paradais?lang=es');
      await signInAgain(page);
      await expect(page.getByRole('alert')).toContainText(String(words[text]));
      await expect(page.locator('[name="correo"]')).toHaveValue(LOCAL_STAFF.email);
      await expect(page.locator('[name="clave"]')).toHaveValue(LOCAL_STAFF.password);

      await end();
      await page.getByRole('button', { name: words.signIn }).click();
      await page.waitForURL('**/GamesSettings');
    });
});

async function decide(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.approve, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
}

async function openToDecide(page: Page, email: string): Promise<void> {
  await openStaffTab(page, 'solicitudes');
  await openRequest(page, email);
  // Taking the case is stored before a fault begins.
  await expect(requestDetail(page).getByText(/^Lo tienes tú/)).toBeVisible();
}

/** Expects one decision and one mail about it, in the applicant's language. */
async function expectApproved(uid: string, email: string): Promise<void> {
  expect(await readDocument(`users/${uid}`)).toMatchObject({
    estadoCredito: 'aprobado',
  });
  expect(await readDocument(`expedientes/${uid}`)).toMatchObject({
    decision: { autor: await staffUid() },
  });
  const mails = Object.entries(await readCollection('mail')).filter(([, { to }]) => to === email);
  expect(mails).toEqual([
    [`${uid}_decision`, expect.objectContaining({ message: approvedNow().es })],
  ]);
}

async function expectPending(uid: string): Promise<void> {
  expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'pendiente' });
  expect(await readDocument(`mail/${uid}_decision`)).toBeUndefined();
}

test('fault 3: a decision was stored but the answer lost', FULL, async ({ page }) => {
  const { uid, email } = await storeRequest();
  await openToDecide(page, email);
  await failNext(page, addresses.act, answerLost);
  await decide(page);
  await expect(requestDetail(page)).toContainText(words.approved);
  await expectApproved(uid, email);
});

const undecided: readonly (readonly [string, Fault, keyof typeof words])[] = [
  ['fault 2: offline while a decision is sent', noAnswer, 'offline'],
  ['fault 7: 503 again and again for a decision', status(503), 'busy'],
  ['fault 13: the bank refuses a decision', tampered('approved', 'paid'), 'refused'],
];
for (const [title, fault, text] of undecided)
  test(title, FULL, async ({ page }) => {
    const { uid, email } = await storeRequest();
    await openToDecide(page, email);
    const end = await failAlways(page, addresses.act, fault);
    await decide(page);
    await expect(requestDetail(page)).toContainText(String(words[text]));
    await expectPending(uid);

    await end();
    await decide(page);
    await expect(requestDetail(page)).toContainText(words.approved);
    await expectApproved(uid, email);
  });

test('fault 6: two tabs of one member of staff decide at once', FULL, async ({ page, context }) => {
  const { uid, email } = await storeRequest();
  await openToDecide(page, email);
  const other = await context.newPage();
  await other.goto('/GamesSettings?tab=solicitudes&lang=es');
  await openRequest(other, email);
  await Promise.all([decide(page), decide(other)]);
  for (const tab of [page, other]) await expect(requestDetail(tab)).toContainText(words.approved);
  await expectApproved(uid, email);
});

const lists = [
  ['the values', 'valores'],
  ['the requests', 'solicitudes'],
  ['the subscribers', 'subscripciones'],
] as const;
for (const [name, tab] of lists)
  test(`fault 17: ${name} cannot be read`, FULL, async ({ page }) => {
    const end = await failAlways(page, addresses.query, noAnswer);
    await openStaffTab(page, tab);
    const main = page.getByRole('main');
    const alerts = main.getByRole('alert');
    await expect(alerts.first()).toContainText(words.offline);
    await end();
    // The shared views above a list are read again by a button of their own.
    await expect(async () => {
      const retry = main.getByRole('button', { name: words.retry }).first();
      if (await retry.isVisible()) await retry.click();
      await expect(alerts).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
