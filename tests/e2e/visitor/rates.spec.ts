import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../src/domain/language';
import { ratesOf } from '../../../src/domain/rates/rates';
import game from '../../../src/games/free-fire';
import { expectAccessible } from '../support/accessibility/accessible';
import { expectNoShift, holdBack, openLate } from '../support/accessibility/layout-shift';
import { costOf } from '../support/cost';
import { holdScripts } from '../support/early/hold-scripts';
import { visitorWords } from '../support/fault-words';
import { addresses, backendNoise, failAlways, hanging, noAnswer } from '../support/faults';
import { writeDocument } from '../support/firestore-admin';
import { FULL, onlyFullIn } from '../support/full';
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
  es: {
    changed: /Las tarifas cambiaron a las? \d+:\d\d.*m\. Calcula de nuevo\./,
    refused: 'Las tarifas cambiaron desde que calculaste.',
    again: 'Calcular de nuevo',
    newValue: 'Calculamos de nuevo: antes US$50.00, ahora US$60.00.',
    unreadable: 'No pudimos leer las tarifas del banco',
    offline: /Sin conexión: usamos las tarifas vistas a las? \d+:\d\d/,
    read: 'Leer las tarifas de nuevo',
    panel: 'Tarifas de Free Fire',
    change: 'Nivel: US$0.50 → US$0.60, +20.0 %',
    receipt: 'Recibo de valor',
  },
  en: {
    changed: /The rates changed at \d+:\d\d.*M\. Estimate again\./,
    refused: 'The rates have changed since you estimated.',
    again: 'Estimate again',
    newValue: 'We estimated again: it was US$50.00, now it is US$60.00.',
    unreadable: 'We could not read the bank’s rates',
    offline: /You are offline: we are using the rates seen at \d+:\d\d/,
    read: 'Read the rates again',
    panel: 'Free Fire rates',
    change: 'Level: US$0.50 → US$0.60, +20.0%',
    receipt: 'Value receipt',
  },
} as const;

/** What the line of the rates says once it knows that they are others. */
const VERSION_2 = /(Versión|Version) 2/;

// The game belongs to these tests, one after the other.
test.describe.configure({ mode: 'default' });
test.use({ expectedNoise: backendNoise });
test.beforeEach(() => withdrawRates(game));
test.afterAll(() => withdrawRates(game));

/** A level at 60 cents instead of 50. */
const publish = (version = 2) =>
  publishRates(game, version, { rates: { ...ratesOf(game).rates, level: 60_000 } });

const value = (page: Page) => page.locator('output[name="estimate"]');
const panel = (page: Page, language: Language) =>
  page.getByRole('group').filter({ hasText: WORDS[language].panel }).first();

/** Opens the panel, which is one line at first. */
const openPanel = (page: Page, language: Language) =>
  panel(page, language).getByRole('heading', { name: WORDS[language].panel }).click();
const receipt = (page: Page, language: Language) =>
  page.getByRole('region', { name: WORDS[language].receipt });

const pressEstimate = (page: Page, language: Language) =>
  page.getByRole('button', { name: visitorWords[language].estimate }).click();

/** Opens the calculator with a hundred levels, and waits until its rates have been read. */
async function open(page: Page, language: Language): Promise<void> {
  const read = page.waitForResponse(addresses.document);
  await page.goto(`${game.path}?lang=${language}&level=100`);
  await waitUntilInteractive(page);
  await page.getByRole('heading', { level: 1 }).click();
  await read;
}

async function estimate(page: Page, language: Language, expected = 'US$50.00'): Promise<void> {
  await pressEstimate(page, language);
  await expect(value(page)).toHaveText(expected);
}

/** Expects the one request of this person with this value at this version of the rates. */
async function expectStored(email: string, cents: number, version: number): Promise<void> {
  expect(Object.values(await requestsOf(email))).toEqual([
    expect.objectContaining({ valor: cents, versionTarifas: version }),
  ]);
}

for (const language of LANGUAGES)
  test.describe(language, onlyFullIn(language), () => {
    const words = WORDS[language];

    test('published before: nothing moves when they arrive', FULL, async ({ page }) => {
      await page.setViewportSize({ width: language === 'es' ? 390 : 1440, height: 900 });
      await publish();
      const giveRates = await holdBack(page, /documents/);
      const asked = page.waitForRequest(/documents/);
      await openLate(page, `${game.path}?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).hover();
      await asked;
      await giveRates();
      await expect(panel(page, language)).toContainText(VERSION_2);
      await expectNoShift(page);
      await openPanel(page, language);
      await expect(panel(page, language)).toContainText(words.change);
      await expectAccessible(page);
      await expectNoShift(page);
    });

    test(
      'published while a calculator is open: said, estimated anew, sent',
      FULL,
      async ({ page }) => {
        await open(page, language);
        await page.clock.install();
        await estimate(page, language);
        await publish();
        await page.clock.fastForward(60_000);
        await expect(page.getByRole('status').filter({ hasText: words.changed })).toBeVisible();
        await expect(receipt(page, language)).toContainText(words.changed);
        // It looks disabled and can be pressed all the same.
        const send = page.getByRole('button', { name: visitorWords[language].send });
        await send.click({ force: true });
        await expect(page.getByRole('dialog')).toHaveCount(0);

        await estimate(page, language, 'US$60.00');
        await expect(page.getByText(words.changed)).toHaveCount(0);
        await openPanel(page, language);
        await expect(panel(page, language)).toContainText(words.change);
        const typed = somebody();
        await fillDialog(page, language, typed);
        await pressSend(page, language);
        await page.clock.runFor(2000);
        await page.waitForURL('**/Registrado');
        await expect(page.getByRole('main')).toContainText('100 × US$0.60');
        await expectStored(typed.correo, 6000, 2);
      },
    );

    test('published twice while the dialog is open: refused, estimated again in place', async ({
      page,
    }) => {
      const typed = somebody();
      await open(page, language);
      await estimate(page, language);
      await fillDialog(page, language, typed);
      // The bank takes the version before, and no older one.
      await publish(2);
      await publish(3);
      await pressSend(page, language);
      await expectFailure(page, [visitorWords[language].notSent, words.refused], typed);
      await expectNothingStored(typed);
      await expectAccessible(page);

      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.again }).click();
      await expect(dialog.getByText(words.newValue)).toBeVisible();
      for (const [name, text] of Object.entries(typed))
        await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(text);
      await pressSend(page, language);
      await page.waitForURL('**/Registrado');
      await expect(page.getByRole('main')).toContainText('US$60.00');
      await expectStored(typed.correo, 6000, 3);
    });

    test('published during the send: the version before arrives', FULL, async ({ page }) => {
      const typed = somebody();
      await open(page, language);
      await estimate(page, language);
      await fillDialog(page, language, typed);
      const commit = hanging();
      await page.route(addresses.commit, commit.fault, { times: 1 });
      await pressSend(page, language);
      await commit.arrived;
      await publish();
      await commit.release();
      await page.waitForURL('**/Registrado');
      await expect(page.getByRole('main')).toContainText('100 × US$0.50');
      await expectStored(typed.correo, 5000, 1);
    });

    test(
      'unreadable: the rates of the page are used, said so, and read again',
      FULL,
      async ({ page }) => {
        await writeDocument(`tarifas/${game.id}`, { version: 2, tasas: { level: 60_000 } });
        await open(page, language);
        await expect(panel(page, language)).toContainText(words.unreadable);
        await expect(receipt(page, language)).toContainText(words.unreadable);
        await expectAccessible(page);
        await estimate(page, language);

        await publish();
        await openPanel(page, language);
        await panel(page, language).getByRole('button', { name: words.read }).click();
        await expect(panel(page, language)).not.toContainText(words.unreadable);
        await expect(page.getByRole('status').filter({ hasText: words.changed })).toBeVisible();
      },
    );

    test('offline: the rates last seen are used, with when', FULL, async ({ page }) => {
      await publish();
      await open(page, language);
      await expect(panel(page, language)).toContainText(VERSION_2);
      const goOnline = await failAlways(page, addresses.firestore, noAnswer);
      await page.reload();
      await waitUntilInteractive(page);
      await expect(panel(page, language)).toContainText(words.offline);
      await expect(receipt(page, language)).toContainText(words.offline);
      await estimate(page, language, 'US$60.00');

      await goOnline();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await openPanel(page, language);
      await panel(page, language).getByRole('button', { name: words.read }).click();
      await expect(panel(page, language)).not.toContainText(words.offline);
      await expect(page.getByText(words.changed)).toHaveCount(0);
    });
  });

test(
  'seen before: a press before the application is there estimates with them',
  FULL,
  async ({ page }) => {
    await publish();
    await open(page, 'es');
    await expect(panel(page, 'es')).toContainText(VERSION_2);
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'load' });
    await pressEstimate(page, 'es');
    letGo();
    await expect(value(page)).toHaveText('US$60.00');
    await expect(receipt(page, 'es')).toContainText('100 × US$0.60');
    await expect(page.getByText(WORDS.es.changed)).toHaveCount(0);
  },
);

test(
  'a request with published rates costs as much as one with those of the code',
  FULL,
  async ({ page }) => {
    await publish();
    const cost = await costOf(page, async () => {
      await open(page, 'es');
      await expect(panel(page, 'es')).toContainText(VERSION_2);
      await estimate(page, 'es', 'US$60.00');
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
