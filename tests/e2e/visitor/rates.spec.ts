import type { Page } from '@playwright/test';
import { ratesOf } from '../../../src/domain/rates/rates';
import game from '../../../src/games/free-fire';
import { expectAccessible } from '../support/accessibility/accessible';
import { expectNoShift, holdBack, openLate } from '../support/accessibility/layout-shift';
import { costOf } from '../support/cost';
import { holdScripts } from '../support/early/hold-scripts';
import { visitorWords } from '../support/fault-words';
import { addresses, backendNoise } from '../support/faults';
import { FULL } from '../support/full';
import { publishRates, withdrawRates } from '../support/rates';
import {
  expectFailure,
  expectNothingStored,
  fillDialog,
  pressSend,
  requestsOf,
  somebody,
} from '../support/sending';
import { expect, test, waitUntilInteractive } from '../support/test';

const WORDS = {
  changed: /Las tarifas cambiaron a las? \d+:\d\d.*m\. Calcula de nuevo\./,
  refused: 'Las tarifas cambiaron desde que calculaste.',
  again: 'Calcular de nuevo',
  newValue: 'Calculamos de nuevo: antes US$50.00, ahora US$60.00.',
  panel: 'Tarifas de Free Fire',
  change: 'Nivel: US$0.50 → US$0.60, +20.0 %',
  receipt: 'Recibo de valor',
};

/** What the line of the rates says once it knows that they are others. */
const VERSION_2 = 'Versión 2';

// The game belongs to these tests, one after the other.
test.describe.configure({ mode: 'default' });
test.use({ expectedNoise: backendNoise });
test.beforeEach(() => withdrawRates(game));
test.afterAll(() => withdrawRates(game));

/** A level at 60 cents instead of 50. */
const publish = (version = 2) =>
  publishRates(game, version, { rates: { ...ratesOf(game).rates, level: 60_000 } });

const value = (page: Page) => page.locator('output[name="estimate"]');
const panel = (page: Page) => page.getByRole('group').filter({ hasText: WORDS.panel }).first();

/** Opens the panel, which is one line at first. */
const openPanel = (page: Page) => panel(page).getByRole('heading', { name: WORDS.panel }).click();
const receipt = (page: Page) => page.getByRole('region', { name: WORDS.receipt });

const pressEstimate = (page: Page) =>
  page.getByRole('button', { name: visitorWords.es.estimate }).click();

/** Opens the calculator with a hundred levels, and waits until its rates have been read. */
async function open(page: Page): Promise<void> {
  const read = page.waitForResponse(addresses.document);
  await page.goto(`${game.path}?lang=es&level=100`);
  await waitUntilInteractive(page);
  await page.getByRole('heading', { level: 1 }).click();
  await read;
}

async function estimate(page: Page, expected = 'US$50.00'): Promise<void> {
  await pressEstimate(page);
  await expect(value(page)).toHaveText(expected);
}

/** Expects the one request of this person with this value at this version of the rates. */
async function expectStored(email: string, cents: number, version: number): Promise<void> {
  expect(Object.values(await requestsOf(email))).toEqual([
    expect.objectContaining({ valor: cents, versionTarifas: version }),
  ]);
}

for (const width of [390, 1440])
  test(
    `published before: nothing moves when they arrive, at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await publish();
      const giveRates = await holdBack(page, /documents/);
      const asked = page.waitForRequest(/documents/);
      await openLate(page, `${game.path}?lang=es`);
      await page.getByRole('heading', { level: 1 }).hover();
      await asked;
      await giveRates();
      await expect(panel(page)).toContainText(VERSION_2);
      await expectNoShift(page);
      await openPanel(page);
      await expect(panel(page)).toContainText(WORDS.change);
      await expectAccessible(page);
      await expectNoShift(page);
    },
  );

test(
  'published twice while the dialog is open: refused, estimated again in place',
  FULL,
  async ({ page }) => {
    const typed = somebody();
    await open(page);
    await estimate(page);
    await fillDialog(page, 'es', typed);
    // The bank takes the version before, and no older one.
    await publish(2);
    await publish(3);
    await pressSend(page, 'es');
    await expectFailure(page, [visitorWords.es.notSent, WORDS.refused], typed);
    await expectNothingStored(typed);
    await expectAccessible(page);

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: WORDS.again }).click();
    await expect(dialog.getByText(WORDS.newValue)).toBeVisible();
    for (const [name, text] of Object.entries(typed))
      await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(text);
    await pressSend(page, 'es');
    await page.waitForURL('**/Registrado');
    await expect(page.getByRole('main')).toContainText('US$60.00');
    await expectStored(typed.correo, 6000, 3);
  },
);

test(
  'seen before: a press before the application is there estimates with them',
  FULL,
  async ({ page }) => {
    await publish();
    await open(page);
    await expect(panel(page)).toContainText(VERSION_2);
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'load' });
    await pressEstimate(page);
    letGo();
    await expect(value(page)).toHaveText('US$60.00');
    await expect(receipt(page)).toContainText('100 × US$0.60');
    await expect(page.getByText(WORDS.changed)).toHaveCount(0);
  },
);

test(
  'a request with published rates costs as much as one with those of the code',
  FULL,
  async ({ page }) => {
    await publish();
    const cost = await costOf(page, async () => {
      await open(page);
      await expect(panel(page)).toContainText(VERSION_2);
      await estimate(page, 'US$60.00');
      await fillDialog(page, 'es', somebody());
      await pressSend(page, 'es');
      await page.waitForURL('**/Registrado');
      await expect(page.getByRole('main')).toContainText('100 × US$0.60');
      await page.waitForLoadState('networkidle');
    });
    expect(cost).toMatchObject({ counts: 0, writes: 4 });
    // The rates, the reference rate and the open clock. The fourth is the check on SEND, left out if
    // the rates have just been read.
    expect(cost.reads).toBeLessThanOrEqual(4);
  },
);
