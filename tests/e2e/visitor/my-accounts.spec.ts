import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { ratesOf } from '../../../src/domain/rates/rates';
import game from '../../../src/games/minecraft';
import { copy as spanish } from '../../../src/i18n/es';
import { PORTS } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { setOffline } from '../support/faults';
import { FULL } from '../support/full';
import { publishRates, withdrawRates } from '../support/rates';
import { openAndStay, test } from '../support/release-site';
import { expect } from '../support/test';

const { accounts: words, calculator: calculatorWords } = spanish;
const NICKNAME = 'La de mi hermana';

// Videos are not stored, and neither the bank nor its time can be reached.
test.use({
  expectedNoise: new RegExp(
    `^Failed to load resource: .*(/media/|/release\\.json|:(${PORTS.auth}|${PORTS.firestore})/)`,
  ),
});
test.beforeEach(() => withdrawRates(game));
test.afterAll(() => withdrawRates(game));

const card = (page: Page, nickname: string) =>
  page.getByRole('article').filter({ hasText: nickname });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Estimates an account of five years and keeps it. */
async function keepOne(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${game.path}?accountYears=5&originalName=yes`);
  await press(page, calculatorWords.estimate);
  await press(page, calculatorWords.keep);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.nickname.label).fill(NICKNAME);
  await dialog.getByRole('button', { name: words.nickname.keep }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'twenty accounts are kept, exported, imported and compared, and nothing leaves the device',
  FULL,
  async ({ page, context, site }) => {
    const sent: Request[] = [];
    context.on('request', (request) => sent.push(request));
    await openAndStay(page, site.origin);
    await keepOne(page, site.origin);
    await page.goto(`${site.origin}/MisCuentas`);
    const own = card(page, NICKNAME);
    await expect(own).toContainText(words.moved.noChange);

    // The file, with nineteen more, comes back to a device that has forgotten everything.
    const downloading = page.waitForEvent('download');
    await press(page, words.device.export);
    const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    const [exported] = file.accounts;
    file.accounts = Array.from({ length: 20 }, (_, at) => ({
      ...exported,
      ...(at > 0 && { id: crypto.randomUUID(), nickname: `Cuenta ${at}` }),
    }));
    await press(page, new RegExp(`^${words.device.forgetAction}`));
    await press(page, words.forget.confirm);
    await expect(page.getByText(words.forget.done)).toBeVisible();
    await page.getByLabel(words.device.bring).setInputFiles({
      name: 'cuentas.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await expect(page.getByText('Añadimos 20 cuentas.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);

    // A year is worth twice as much from now on.
    const before = ratesOf(game);
    await publishRates(game, 2, {
      rates: { ...before.rates, accountYears: 2 * (before.rates.accountYears ?? 0) },
    });
    await page.reload();
    await expect(own).toContainText('Años de la cuenta: de 1.10 a 2.20');
    await expect(own).toContainText('+5.50');

    await setOffline(page, true);
    await page.goto(`${site.origin}/MisCuentas`);
    await expect(own).toContainText('+5.50');
    await expect(page.getByText(words.device.unread)).toBeVisible();
    await expectAccessible(page);
    await own.getByRole('button', { name: words.choose }).click();
    await own.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('dialog').getByText('US$19.00').first()).toBeVisible();

    const texts = sent.map(
      (request) => decodeURIComponent(request.url()) + (request.postData() ?? ''),
    );
    expect(texts.filter((text) => /hermana|Cuenta \d|cuentas\.json/.test(text))).toEqual([]);
    const toTheBank = texts.filter((text) => /:(batchWrite|commit)|Write\/channel/.test(text));
    expect(toTheBank).toEqual([]);
  },
);
