import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { copy as english } from '../src/i18n/en';
import { decide as englishDecide } from '../src/i18n/en/staff/decide';
import { copy as spanish } from '../src/i18n/es';
import { decide as spanishDecide } from '../src/i18n/es/staff/decide';
import { requestStates } from './request-states';
import { readCalculators } from './rules/read-calculators';
import { LOCAL_STAFF, PORTS } from './support/local-project';

export type Copy = typeof spanish;

/** The copy of each language, to find controls by their words. */
export const copies: Readonly<Record<'es' | 'en', Copy>> = { es: spanish, en: english };

/** A screen in one of its states: its address, and the steps that lead to the state. */
export interface ScreenState {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page, copy: Copy) => Promise<void>;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

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

/** Shows the calculator with rates that the browser saw earlier, and no connection to the bank. */
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
  const email = `ana.martinez.${Date.now().toString(36)}@correo.example`;
  const typed = {
    nombre: 'Ana Valentina Martínez de la Cruz',
    nickname: 'lauryplay',
    correo: email,
    cedula: '00112345673',
  };
  for (const [name, text] of Object.entries(typed))
    await dialog.locator(`[name=${name}]`).fill(text);
  for (const name of ['consentimiento', 'buro']) await dialog.locator(`[name=${name}]`).check();
  await dialog.getByRole('button', { name: copy.calculator.send, exact: true }).click();
  await page.waitForURL(`**${paths.requestReceived}`);
  await page.getByRole('region', { name: copy.status.received.receipt }).waitFor();
  return email;
}

/** Sends a request, then follows it by its code in a browser that has no session. */
async function track(page: Page, copy: Copy): Promise<void> {
  await send(page, copy);
  const code = await page.locator('output[name=codigo]').textContent();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${paths.requestStatus}#${code}`);
  await page.getByRole('article', { name: copy.status.ticket.label }).waitFor();
}

/** A code that no request has. */
const UNKNOWN_CODE = '#LU-2222-3333-4444-5555-6666-7777-89';

async function trackUnknown(page: Page, copy: Copy): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), UNKNOWN_CODE);
  await page.getByRole('heading', { name: copy.status.code.unknownTitle }).waitFor();
}

async function trackFailed(page: Page, copy: Copy): Promise<void> {
  await page.route(new RegExp(`:(${PORTS.firestore}|${PORTS.auth})/`), (route) => route.abort());
  await page.evaluate((hash) => location.assign(hash), UNKNOWN_CODE);
  await page.getByRole('button', { name: copy.status.retry }).waitFor();
}

/** Sends a request and shows all that is kept of it. */
async function ownData(page: Page, copy: Copy): Promise<void> {
  await send(page, copy);
  await page.goto(paths.myData);
  await page.getByRole('region', { name: copy.myData.stored.title }).waitFor();
}

async function askToErase(page: Page, copy: Copy): Promise<void> {
  await ownData(page, copy);
  await press(page, copy.myData.erase.action);
  await page.getByRole('dialog').waitFor();
}

async function erase(page: Page, copy: Copy): Promise<void> {
  await askToErase(page, copy);
  await press(page, copy.myData.erase.yes);
  await page.getByRole('heading', { name: copy.myData.erase.doneTitle }).waitFor();
}

/** Sends a request, and shows what its code lets somebody ask for in a browser without its session. */
async function dataByCode(page: Page, copy: Copy): Promise<void> {
  await send(page, copy);
  const code = await page.locator('output[name=codigo]').textContent();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${paths.myData}#${code}`);
  await page.getByRole('heading', { name: copy.petition.code.ask }).waitFor();
}

const openFragment = (fragment: string) => async (page: Page) => {
  await page.evaluate((hash) => location.assign(hash), fragment);
  await page.waitForLoadState('networkidle');
};

async function follow(page: Page, copy: Copy): Promise<void> {
  await send(page, copy);
  await page.goto(paths.requestStatus);
  await page.getByRole('article', { name: copy.status.ticket.label }).waitFor();
}

/** Signs the local staff account in and opens a tab. */
const staffTab = (tab: string) => async (page: Page) => {
  await page.locator('[name=correo]').fill(LOCAL_STAFF.email);
  await page.locator('[name=clave]').fill(LOCAL_STAFF.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.staff}`);
  await page.goto(`${paths.staff}?tab=${tab}`);
  await page.locator('h1').waitFor();
  // Counts and lists arrive from the server one after the other.
  await page.waitForLoadState('networkidle');
};

async function openRequest(page: Page): Promise<void> {
  await staffTab('solicitudes')(page);
  await page.locator('tbody tr').first().locator('button').first().click();
  await page.waitForLoadState('networkidle');
}

/** Opens what asks for a reason or a need, and chooses one. */
const staffDialog = (button: Record<'es' | 'en', string>, chosen: string) => async (page: Page) => {
  await openRequest(page);
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'es';
  await press(page, button[language]);
  await page.locator('dialog select').selectOption(chosen);
};

async function wrongPassword(page: Page): Promise<void> {
  await page.locator('[name=correo]').fill(LOCAL_STAFF.email);
  await page.locator('[name=clave]').fill('otra-cosa');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').locator('p').waitFor();
}

async function sendNothing(page: Page, copy: Copy): Promise<void> {
  await page.locator('[name=correo]').fill('laura@correo');
  await press(page, copy.signUp.send);
}

/** Opens the rates of a game and types a figure that is none, and one that needs a reason. */
async function wrongRates(page: Page): Promise<void> {
  await staffTab('tarifas')(page);
  const figures = page.locator('main td input');
  await figures.nth(0).fill('dos');
  await figures.nth(1).fill('999');
  await page.locator('main form [type=submit]').click();
}

/** A file to import, with a row of each kind. */
const IMPORTED = [
  'Juego;Valor',
  'Roblox;170',
  'Pokémon GO;US$1,250.00',
  'Robloks;99',
  'Fortnite;mucho',
  'Minecraft;9',
  'Valorant;80.5',
  'Warcraft;200',
  'warcraft;210',
  'Rocket League;60',
].join('\n');

async function importFile(page: Page): Promise<void> {
  await staffTab('valores')(page);
  const file = { name: 'mayo.csv', mimeType: 'text/csv', buffer: Buffer.from(IMPORTED) };
  await page.locator('[name=archivo]').setInputFiles(file);
  await page.locator('main table').waitFor();
}

async function refuseFile(page: Page): Promise<void> {
  await staffTab('valores')(page);
  const file = { name: 'mayo.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') };
  await page.locator('[name=archivo]').setInputFiles(file);
  await page.getByRole('alert').waitFor();
}

/** Types details of a game that cannot be saved, and saves them. */
async function wrongDetails(page: Page): Promise<void> {
  await staffTab('valores')(page);
  const card = page.getByRole('article').first();
  await card.locator('details').last().locator('summary').click();
  await card.locator('[name=nombreJuego]').fill('');
  await card.locator('[name=imagen]').fill('https://example.com/juego.png');
  await card.locator('[name=destino]').fill('/Nada');
  await card.locator('form').last().locator('[type=submit]').click();
}

/** Staff's words by language. */
const decide = {
  decline: { es: spanishDecide.decline, en: englishDecide.decline },
  ask: { es: spanishDecide.ask, en: englishDecide.ask },
};

const calculators = await readCalculators();
const staffTabs = ['valores', 'solicitudes', 'tarifas', 'promedios', 'subscripciones'] as const;

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
  { name: 'my-data-none', path: paths.myData },
  { name: 'my-data', path: '/Roblox', reach: ownData },
  { name: 'my-data-erasing', path: '/Roblox', reach: askToErase },
  { name: 'my-data-erased', path: '/Roblox', reach: erase },
  { name: 'my-data-code', path: '/Roblox', reach: dataByCode },
  {
    name: 'my-data-bad-link',
    path: paths.myData,
    reach: openFragment(`${UNKNOWN_CODE}.borrado.${UNKNOWN_CODE.slice(1)}`),
  },
  { name: 'unsubscribe', path: paths.unsubscribe, reach: openFragment(UNKNOWN_CODE) },
  { name: 'unsubscribe-bad-link', path: paths.unsubscribe },
  { name: 'privacy', path: paths.privacy },
  { name: 'staff-sign-in', path: paths.staffSignIn },
  { name: 'staff-sign-in-wrong', path: paths.staffSignIn, reach: wrongPassword },
  ...staffTabs.map((tab) => ({
    name: `staff-${tab}`,
    path: paths.staffSignIn,
    reach: staffTab(tab),
  })),
  { name: 'staff-valores-import', path: paths.staffSignIn, reach: importFile },
  { name: 'staff-valores-refused', path: paths.staffSignIn, reach: refuseFile },
  { name: 'staff-valores-errors', path: paths.staffSignIn, reach: wrongDetails },
  { name: 'staff-tarifas-errors', path: paths.staffSignIn, reach: wrongRates },
  { name: 'staff-request', path: paths.staffSignIn, reach: openRequest },
  {
    name: 'staff-decline',
    path: paths.staffSignIn,
    reach: staffDialog(decide.decline, 'historial'),
  },
  { name: 'staff-ask', path: paths.staffSignIn, reach: staffDialog(decide.ask, 'usuario') },
];
