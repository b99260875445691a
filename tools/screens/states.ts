import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { readCalculators } from '../rules/read-calculators';
import { sampleCedula } from '../samples/cedula';
import { PORTS } from '../support/local-project';
import { complaintStates } from './complaint-states';
import { myAccountsStates } from './my-accounts-states';
import { myDataStates } from './my-data-states';
import { proofStates } from './proof-states';
import { requestStates } from './request-states';
import { type Copy, ownCode, press, type ScreenState, UNKNOWN_CODE } from './screen';
import { staffStates } from './staff-states';

/** Enters 25 for every count and yes for every yes/no question, and estimates. */
async function estimate(page: Page, copy: Copy): Promise<void> {
  for (const field of await page.locator('main input[inputmode=numeric]').all())
    await field.fill('25');
  for (const yes of await page.locator('main input[type=radio][value=yes]').all())
    await yes.check({ force: true });
  await press(page, copy.calculator.estimate);
  // The count-up ends within this time.
  await page.waitForTimeout(1400);
}

async function openDialog(page: Page, copy: Copy): Promise<void> {
  await estimate(page, copy);
  await press(page, copy.calculator.send);
  await page.getByRole('dialog').waitFor();
}

/**
 * Shows the calculator with rates that the browser saw earlier, while the bank cannot be reached.
 */
async function ratesOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'levelup.rates.roblox';
    const { rates, seenAt } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const publication = {
      since: '2026-11-02T13:15:00Z',
      previous: 1,
      reason: { es: 'Suben los robux en la reventa.', en: 'Robux resell for more.' },
      author: 'leo',
      publisher: 'noelia',
    };
    const risen = { ...rates, version: 2, rates: { ...rates.rates, robux: 2000 }, publication };
    localStorage.setItem(key, JSON.stringify({ rates: risen, seenAt }));
  });
  await page.route(new RegExp(`:(${PORTS.firestore}|${PORTS.auth})/`), (route) => route.abort());
  await page.reload();
  await page.locator('h1').first().click();
}

async function menu(page: Page, copy: Copy): Promise<void> {
  const burger = page.getByRole('button', { name: copy.shell.nav.openMenu });
  if (await burger.isVisible()) await burger.click();
  else await press(page, copy.shell.nav.calculator);
}

/** Sends a request as a visitor does, up to its receipt; returns its e-mail. */
async function send(page: Page, copy: Copy): Promise<string> {
  await openDialog(page, copy);
  const dialog = page.getByRole('dialog');
  // An address gets three mails a day.
  const now = Date.now();
  const email = `ana.martinez.${now.toString(36)}@correo.example`;
  const typed = {
    nombre: 'Ana Valentina Martínez de la Cruz',
    // One account asked for by two people takes two members of staff to approve.
    nickname: `lauryplay${now.toString(36)}`,
    correo: email,
    // Requests with one cédula are one case, which one member of staff holds for minutes.
    cedula: sampleCedula(`001${String(now).slice(-7)}`),
  };
  for (const [name, text] of Object.entries(typed))
    await dialog.locator(`[name=${name}]`).fill(text);
  for (const name of ['consentimiento', 'buro']) await dialog.locator(`[name=${name}]`).check();
  await dialog.getByRole('button', { name: copy.calculator.send, exact: true }).click();
  await page.waitForURL(`**${paths.requestReceived}`);
  await page.getByRole('region', { name: copy.status.received.receipt }).waitFor();
  return email;
}

/** Sends a request, then follows it by its code in a browser without a session. */
async function track(page: Page, copy: Copy): Promise<void> {
  await send(page, copy);
  const code = await ownCode(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${paths.requestStatus}#${code}`);
  await page.getByRole('article', { name: copy.status.ticket.label }).waitFor();
}

async function trackUnknown(page: Page, copy: Copy): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), UNKNOWN_CODE);
  await page.getByRole('heading', { name: copy.status.code.unknownTitle }).waitFor();
}

async function trackFailed(page: Page, copy: Copy): Promise<void> {
  await page.route(new RegExp(`:(${PORTS.firestore}|${PORTS.auth})/`), (route) => route.abort());
  await page.evaluate((hash) => location.assign(hash), UNKNOWN_CODE);
  await page.getByRole('button', { name: copy.errors.retry }).waitFor();
}

async function follow(page: Page, copy: Copy): Promise<void> {
  await send(page, copy);
  await page.goto(paths.requestStatus);
  await page.getByRole('article', { name: copy.status.ticket.label }).waitFor();
}

async function sendNothing(page: Page, copy: Copy): Promise<void> {
  await page.locator('[name=correo]').fill('laura@correo');
  await press(page, copy.signUp.send);
}

const calculators = await readCalculators();
/** Every screen and state. Add a line for a new one. */
export const screenStates: readonly ScreenState[] = [
  { name: 'home', path: paths.home },
  { name: 'home-menu', path: paths.home, reach: menu },
  ...calculators.flatMap(({ id, path }) => [
    { name: `${id}-empty`, path },
    { name: `${id}-estimated`, path, reach: estimate },
  ]),
  { name: 'rates-offline', path: '/Roblox', reach: ratesOffline },
  { name: 'dialog', path: '/Roblox', reach: openDialog },
  {
    name: 'dialog-errors',
    path: '/Roblox',
    reach: async (page, copy) => {
      await openDialog(page, copy);
      await page.locator('dialog [name=correo]').fill('laura@correo');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'faq', path: paths.faq },
  { name: 'sign-up', path: paths.signUp },
  { name: 'sign-up-errors', path: paths.signUp, reach: sendNothing },
  { name: 'sign-up-thanks', path: paths.signUpThanks },
  { name: 'request-received-none', path: paths.requestReceived },
  { name: 'request-status-none', path: paths.requestStatus },
  { name: 'not-found', path: '/nada' },
  {
    name: 'request-received',
    path: '/Roblox',
    reach: async (page, copy) => void (await send(page, copy)),
  },
  { name: 'request-status', path: '/Roblox', reach: follow },
  { name: 'request-tracked', path: '/Roblox', reach: track },
  { name: 'request-tracked-unknown', path: paths.requestStatus, reach: trackUnknown },
  { name: 'request-tracked-failed', path: paths.requestStatus, reach: trackFailed },
  ...requestStates(send),
  ...complaintStates,
  ...myAccountsStates(estimate),
  ...myDataStates(send),
  ...proofStates,
  { name: 'privacy', path: paths.privacy },
  {
    name: 'loan',
    path: paths.loan,
    reach: (page, copy) => press(page, copy.loan.showTable),
  },
  ...staffStates,
];
