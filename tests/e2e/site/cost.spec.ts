import type { Page } from '@playwright/test';
import { calculators } from '../support/addresses';
import { type Cost, costOf } from '../support/cost';
import { addresses } from '../support/faults';
import { FULL } from '../support/full';
import { estimate, fillDialog, pressSend, somebody } from '../support/sending';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeTrackedRequest,
} from '../support/staff';
import { expect, freshEmail, test, waitUntilInteractive } from '../support/test';

// docs/speed.md repeats these figures and says what a month of them costs.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
  await page.waitForLoadState('networkidle');
}

/** The same for a page that reads once it is idle, which a busy machine delays. */
async function openRead(page: Page, path: string, read: string): Promise<void> {
  const answer = page.waitForResponse(read);
  await page.goto(path);
  await waitUntilInteractive(page);
  // Using a page makes it read at once.
  await page.getByRole('heading', { level: 1 }).click();
  await answer;
  await page.waitForLoadState('networkidle');
}

async function sendRequest(page: Page): Promise<void> {
  await estimate(page, 'es');
  await fillDialog(page, 'es', somebody());
  await pressSend(page, 'es');
  await page.waitForURL('**/Registrado');
  await page.waitForLoadState('networkidle');
}

async function signUp(page: Page): Promise<void> {
  await open(page, '/registro');
  await page.locator('[name="nombre"]').fill('Josefa');
  await page.locator('[name="apellido"]').fill('Tavárez');
  await page.locator('[name="correo"]').fill(freshEmail());
  await page.locator('[name="consentimiento"]').check();
  await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click();
  await page.waitForURL('**/mail-register');
}

/** Every calculator's game is stored, also one without a market value. */
const GAMES = calculators.length;

const NOTHING: Cost = { reads: 0, counts: 0, writes: 0, calls: 0 };

test.describe('a visitor costs', () => {
  const journeys: Readonly<Record<string, readonly [(page: Page) => Promise<void>, Cost]>> = {
    'home, with its games': [
      (page) => openRead(page, '/', addresses.query),
      // The games, and the reference rate of values in pesos.
      { ...NOTHING, reads: GAMES + 1 },
    ],
    'a calculator, with its rates': [
      (page) => openRead(page, '/Roblox', addresses.document),
      { ...NOTHING, reads: 1 },
    ],
    'the example of a loan': [
      (page) => openRead(page, '/Prestamo', addresses.document),
      { ...NOTHING, reads: 1 },
    ],
    'the questions': [(page) => open(page, '/Faqs'), NOTHING],
    'a sign-up': [signUp, { ...NOTHING, reads: 1, writes: 4 }],
  };
  const nightly = ['the example of a loan', 'the questions', 'a sign-up'];
  for (const [name, [journey, cost]] of Object.entries(journeys))
    test(name, nightly.includes(name) ? FULL : {}, async ({ page }) => {
      expect(await costOf(page, () => journey(page))).toEqual(cost);
    });

  test('an estimate sent, up to its receipt, and the status of its request', async ({ page }) => {
    const sending = await costOf(page, () => sendRequest(page));
    // One read is the proof of which this tab does not know.
    expect(sending).toEqual({ ...NOTHING, reads: 5, writes: 4 });
    const cost = await costOf(page, () => open(page, '/Solicitud'));
    // The request, the proof of an account whose publisher tells, the reference rate, and how fast
    // the bank answered lately.
    expect(cost).toEqual({ ...NOTHING, reads: 4 });
  });
});

test.describe('staff cost', () => {
  test.use({ storageState: STAFF_SESSION });

  /** One page of a list, and one document more to know whether there is another. */
  const PAGE = 51;
  /** Requests of the same people: by two fields, each asked for in two parts. */
  const REPEATS = 4 * PAGE;
  const CLAIMS = 20;
  /** The team's views of a list. */
  const VIEWS = 20;
  const tabs = [
    // The games, and who changed each of them last.
    ['valores', 2 * GAMES, 4],
    // The page asks for the claims once more.
    ['solicitudes', PAGE + REPEATS + CLAIMS + VIEWS, 5],
    // The rates in force, their draft and their first version, and whether the loan's terms end.
    ['tarifas', 4, 4],
    // The values, the summary of each game, what is overdue in all and in each, the figures of
    // complaints with two counts, the team's week and who works on what.
    ['promedios', 2 * GAMES + 2 + CLAIMS, 7 + GAMES],
    ['subscripciones', PAGE + VIEWS, 5],
  ] as const;
  for (const [tab, reads, counts] of tabs)
    test(`${tab}, at most`, tab === 'solicitudes' ? {} : FULL, async ({ page }) => {
      const cost = await costOf(page, async () => {
        await openStaffTab(page, tab);
        await page.waitForLoadState('networkidle');
      });
      expect(cost.reads).toBeLessThanOrEqual(reads);
      expect(cost.counts).toBeLessThanOrEqual(counts);
      expect(cost.writes).toBe(0);
    });

  test('a look of an open Solicitudes at claims and changes', FULL, async ({ page }) => {
    const looked = (ask: string) =>
      page.waitForResponse((response) => (response.request().postData() ?? '').includes(ask));
    const comeBack = async () => {
      const looks = Promise.all([looked('tomas'), looked('cambio')]);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await looks;
      await page.waitForLoadState('networkidle');
    };
    await openStaffTab(page, 'solicitudes');
    await expect(page.getByText('La lista se pone al día sola.')).toBeVisible();
    await comeBack();
    const cost = await costOf(page, comeBack);
    // Other tests work on requests meanwhile; without them it is two reads.
    expect(cost.reads).toBeLessThanOrEqual(CLAIMS + 2 * PAGE + 1);
    expect(cost.writes).toBe(0);
  });

  test('a decision is one call, and writes nothing from the page', async ({ page }) => {
    const { email } = await storeTrackedRequest();
    await openStaffTab(page, 'solicitudes');
    await openRequest(page, email);
    await expect(requestDetail(page).getByText(/^Lo tienes tú/)).toBeVisible();
    const cost = await costOf(page, async () => {
      // The claim is given back a moment after the decision.
      const released = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/acto') &&
          (response.request().postData() ?? '').includes('release'),
      );
      await page.getByRole('button', { name: 'Aprobar' }).click();
      await page.getByRole('button', { name: 'Sí, aprobar' }).click();
      await expect(requestDetail(page)).toContainText('Solicitud aprobada.');
      await released;
    });
    // The decision, and the claim that is given back.
    expect(cost).toMatchObject({ writes: 0, calls: 2 });
  });
});
