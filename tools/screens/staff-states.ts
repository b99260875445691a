import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { staffSecurity } from '../../src/config/staff';
import { type Language, toLanguage } from '../../src/domain/language';
import { invitationFragment } from '../../src/domain/staff/invitation-link';
import { staffTabs } from '../../src/features/staff/tabs';
import { views as englishViews } from '../../src/i18n/en/staff/list/views';
import { decide as englishDecide } from '../../src/i18n/en/staff/requests/decide';
import { views as spanishViews } from '../../src/i18n/es/staff/list/views';
import { decide as spanishDecide } from '../../src/i18n/es/staff/requests/decide';
import { LOCAL_STAFF, localStaffEmail } from '../support/local-project';
import { press, type ScreenState } from './screen';
import { staffProofStates } from './staff-proof-states';
import { staffUndoStates } from './staff-undo-states';

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
  await page.locator('[data-row]').first().click();
  await page.waitForLoadState('networkidle');
}

/** Opens the question for a reason or a need, and chooses one. */
const choiceForm = (button: Record<Language, string>, chosen: string) => async (page: Page) => {
  await openRequest(page);
  const language = toLanguage(await page.locator('html').getAttribute('lang'));
  await press(page, button[language]);
  await page.locator(`[type=radio][value=${chosen}]`).check();
};

/** Opens the first complaint of a list. */
const openComplaint = (list: string) => async (page: Page) => {
  await staffTab(`reclamos${list}`)(page);
  await page.locator('main li button').first().click();
  await page.waitForLoadState('networkidle');
};

/** The help that lists the keys. */
async function keyHelp(page: Page): Promise<void> {
  await staffTab('solicitudes')(page);
  await page.keyboard.press('?');
}

/** A case as a member without a role sees it. */
async function readOnlyCase(page: Page): Promise<void> {
  await page.locator('[name=correo]').fill(localStaffEmail('lectura'));
  await page.locator('[name=clave]').fill(LOCAL_STAFF.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.staff}`);
  await page.goto(`${paths.staff}?tab=solicitudes`);
  await page.locator('[data-row]').first().click();
  await page.waitForLoadState('networkidle');
}

async function wrongPassword(page: Page): Promise<void> {
  await page.locator('[name=correo]').fill(LOCAL_STAFF.email);
  await page.locator('[name=clave]').fill('otra-cosa');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').locator('p').waitFor();
}

/**
 * Opens the rates of a game and types a figure that is not a number, and one that needs a reason.
 */
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
  await page.locator('main header button').click();
  const file = { name: 'mayo.csv', mimeType: 'text/csv', buffer: Buffer.from(IMPORTED) };
  await page.locator('[name=archivo]').setInputFiles(file);
  await page.locator('main table').waitFor();
}

async function refuseFile(page: Page): Promise<void> {
  await staffTab('valores')(page);
  await page.locator('main header button').click();
  const file = { name: 'mayo.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') };
  await page.locator('[name=archivo]').setInputFiles(file);
  await page.getByRole('alert').waitFor();
}

/** Opens the line of a game and types another value. */
async function typedValue(page: Page): Promise<void> {
  await staffTab('valores')(page);
  await page.getByRole('article').nth(1).getByRole('button').click();
  await page.keyboard.type('160');
}

/** Types details of a game that cannot be saved, and saves them. */
async function wrongDetails(page: Page): Promise<void> {
  await staffTab('valores')(page);
  const card = page.getByRole('article').first();
  await card.getByRole('button').click();
  await card.getByRole('button', { expanded: false }).last().click();
  await card.locator('[name=nombreJuego]').fill('');
  await card.locator('[name=imagen]').fill('https://example.com/juego.png');
  await card.locator('[name=destino]').fill('/Nada');
  await card.locator('form').last().locator('[type=submit]').click();
}

/** Keeps a view of the requests, and asks for the name of another. */
async function keepViews(page: Page): Promise<void> {
  await staffTab('solicitudes&estado=todas')(page);
  const language = toLanguage(await page.locator('html').getAttribute('lang'));
  const { keep } = { es: spanishViews, en: englishViews }[language];
  // On phones they are behind a line.
  const line = page.getByRole('button', { name: /^(Filtros|Filters) · / });
  if (await line.isVisible()) await line.click();
  await press(page, keep);
  await page.keyboard.type('Mayo');
  await page.keyboard.press('Enter');
}

/** Signs in and finds the page locked after an idle time. */
async function lockedPage(page: Page): Promise<void> {
  await staffTab('valores')(page);
  const long = String(Date.now() - staffSecurity.idleLockMs);
  await page.evaluate((last) => localStorage.setItem('levelup.staff.activity', last), long);
  await page.reload();
  await page.locator('[name=clave]').waitFor();
}

/** A password change that is refused. */
async function wrongNewPassword(page: Page): Promise<void> {
  await staffTab('cuenta')(page);
  await page.locator('[name=claveNueva]').fill('corta');
  await page.locator('form').first().locator('[type=submit]').click();
}

/** Staff's words by language. */
const decide = {
  decline: { es: spanishDecide.decline, en: englishDecide.decline },
  ask: { es: spanishDecide.ask, en: englishDecide.ask },
};

/** Types settings that cannot be saved, and saves them. */
async function wrongSettings(page: Page): Promise<void> {
  await staffTab('auditoria')(page);
  await page.locator('[name=montoPrestamo]').fill('mucho');
  await page.locator('[name=correos]').fill('personal@banco.example\nluis');
  for (const submit of await page.locator('main form [type=submit]').all()) await submit.click();
}

/** Signs in a member who may only look, and opens the audit. */
async function closedAudit(page: Page): Promise<void> {
  await page.locator('[name=correo]').fill(localStaffEmail('lectura'));
  await page.locator('[name=clave]').fill(LOCAL_STAFF.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.staff}`);
  await page.goto(`${paths.staff}?tab=auditoria`);
  await page.locator('main h1').waitFor();
}

/** Opens a colleague and the invitation in the accounts, and sends an empty invitation. */
async function openPeople(page: Page): Promise<void> {
  await staffTab('personal')(page);
  await page.locator('table [aria-expanded=false]').first().click();
  await page.locator('header [aria-expanded=false]').click();
  await page.locator('main form [type=submit]').click();
}

/** The screens of staff. */
export const staffStates: readonly ScreenState[] = [
  { name: 'staff-sign-in', path: paths.staffSignIn },
  { name: 'staff-sign-in-wrong', path: paths.staffSignIn, reach: wrongPassword },
  ...staffTabs.map(({ id }) => ({
    name: `staff-${id}`,
    path: paths.staffSignIn,
    reach: staffTab(id),
  })),
  { name: 'staff-valores-open', path: paths.staffSignIn, reach: typedValue },
  { name: 'staff-valores-import', path: paths.staffSignIn, reach: importFile },
  { name: 'staff-valores-refused', path: paths.staffSignIn, reach: refuseFile },
  { name: 'staff-valores-errors', path: paths.staffSignIn, reach: wrongDetails },
  { name: 'staff-tarifas-errors', path: paths.staffSignIn, reach: wrongRates },
  { name: 'staff-views', path: paths.staffSignIn, reach: keepViews },
  { name: 'staff-personal-open', path: paths.staffSignIn, reach: openPeople },
  { name: 'staff-invitation-gone', path: `${paths.staffSignIn}#${invitationFragment('x')}` },
  { name: 'staff-cuenta', path: paths.staffSignIn, reach: staffTab('cuenta') },
  { name: 'staff-cuenta-errors', path: paths.staffSignIn, reach: wrongNewPassword },
  { name: 'staff-locked', path: paths.staffSignIn, reach: lockedPage },
  { name: 'staff-auditoria-errors', path: paths.staffSignIn, reach: wrongSettings },
  { name: 'staff-auditoria-closed', path: paths.staffSignIn, reach: closedAudit },
  { name: 'staff-request', path: paths.staffSignIn, reach: openRequest },
  {
    name: 'staff-decline',
    path: paths.staffSignIn,
    reach: choiceForm(decide.decline, 'history'),
  },
  { name: 'staff-ask', path: paths.staffSignIn, reach: choiceForm(decide.ask, 'nickname') },
  { name: 'staff-complaint', path: paths.staffSignIn, reach: openComplaint('') },
  {
    name: 'staff-complaint-closed',
    path: paths.staffSignIn,
    reach: openComplaint('&estado=cerrados'),
  },
  ...staffUndoStates(staffTab),
  { name: 'staff-keys', path: paths.staffSignIn, reach: keyHelp },
  { name: 'staff-request-read-only', path: paths.staffSignIn, reach: readOnlyCase },
  ...staffProofStates(staffTab),
];
