import type { Download, Page } from '@playwright/test';
import { bank } from '../../../src/bank/bank';
import { filesOf, readManifest } from '../../../tools/prerender/manifest';
import { DIST } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { visitorWords } from '../support/fault-words';
import {
  blockedByBrowser,
  failAlways,
  gone,
  noAnswer,
  pretendNetwork,
  releaseNoise,
  setOffline,
  status,
} from '../support/faults';
import { FULL } from '../support/full';
import { storeManySubscribers } from '../support/many-subscribers';
import {
  expectFailure,
  expectReceived,
  fillDialog,
  pressEstimate,
  pressRetry,
  pressSend,
  somebody,
  typeEstimate,
} from '../support/sending';
import { openGame, openStaffTab, resetGame, STAFF_SESSION } from '../support/staff';
import { expect, test, waitUntilInteractive } from '../support/test';

test.use({ expectedNoise: releaseNoise });

const file = (name: string, kind = 'js') => new RegExp(`/assets/${name}-[^/]+\\.${kind}$`);

/** The files that only Firebase needs, including their dependencies. */
function firebaseFiles(): RegExp {
  const built = readManifest(DIST);
  const before = filesOf(built, [
    'index.html',
    'src/features/loan-request/send-dialog.tsx',
  ]).scripts;
  const { scripts } = filesOf(built, ['src/data/firebase/index.ts']);
  const own = scripts.filter((script) => !before.includes(script));
  expect(own.length).toBeGreaterThan(1);
  return new RegExp(own.join('|'));
}

const words = {
  ...visitorWords.es,
  faqs: 'FAQS',
  noConnection: 'Sin conexión',
  notLoaded: 'La página no terminó de cargar. Revisa tu internet o tu bloqueador de anuncios.',
  requests: 'Solicitudes',
  queue: 'Pendientes',
  values: 'Valores',
  download: 'Descargar',
  exportBusy: 'No se guardó ningún archivo. El servidor está ocupado.',
  exportBroken: 'No se guardó ningún archivo. Hay una versión nueva de la página',
  other: 'English',
  languageFailed:
    'No se pudo cambiar el idioma. Revisa tu internet o tu bloqueador de anuncios e inténtalo de nuevo.',
} as const;

test.beforeEach(({ page }) => pretendNetwork(page, true));

const message = (page: Page) => page.getByRole('main').getByRole('alert');

async function reload(page: Page): Promise<void> {
  await expect(message(page)).toContainText(words.newRelease);
  await message(page).getByRole('link', { name: words.reload }).click();
}

/** Estimates an account that was typed, so that the address does not carry it after a reload. */
async function note(page: Page): Promise<void> {
  await page.goto('/Roblox?lang=es');
  await typeEstimate(page, 'es');
}

test('fault 20: the application itself cannot be fetched', async ({ page }) => {
  const end = await failAlways(page, file('index'), gone);
  await page.goto('/Roblox?lang=es');
  const status = page.getByRole('status').filter({ hasText: words.notLoaded });
  await expect(status).toBeVisible();
  await expectAccessible(page);
  await end();
  await status.getByRole('link', { name: words.reload }).click();
  await typeEstimate(page, 'es');
  await expect(status).toHaveCount(0);
});

for (const [what, lost] of [
  ['file', file('faq-page')],
  ['styles', file('faq-page', 'css')],
] as const)
  test(
    `fault 20: a deployment removed the ${what} of a page`,
    what === 'file' ? {} : FULL,
    async ({ page }) => {
      await page.goto('/?lang=es');
      await waitUntilInteractive(page);
      const end = await failAlways(page, lost, gone);
      await page.getByRole('banner').getByRole('link', { name: words.faqs }).click();
      await expect(message(page)).toContainText(words.newRelease);
      await expectAccessible(page);
      await end();
      await reload(page);
      await expect(page.getByRole('main').locator('h1')).toBeVisible();
      await expect(page).toHaveURL(/Faqs/);
      await expect(message(page)).toHaveCount(0);
    },
  );

test('fault 20: the file of a page cannot come without a connection', FULL, async ({ page }) => {
  await pretendNetwork(page, false);
  await page.goto('/?lang=es');
  await waitUntilInteractive(page);
  await setOffline(page, true);
  await page.getByRole('banner').getByRole('link', { name: words.faqs }).click();
  await expect(message(page)).toContainText(words.noConnection);
  await setOffline(page, false);
  await message(page).getByRole('link', { name: words.reload }).click();
  await expect(message(page)).toHaveCount(0);
  await expect(page).toHaveURL(/Faqs/);
});

test('fault 20: a deployment removed the file of the send dialog', FULL, async ({ page }) => {
  const end = await failAlways(page, file('send-dialog'), gone);
  await note(page);
  await page.getByRole('button', { name: words.send }).click();
  await expect(message(page)).toContainText(words.newRelease);
  await end();
  await reload(page);
  await expect(page.locator('input[name="robux"]')).toHaveValue('1,300');
  await pressEstimate(page, 'es');
  const typed = somebody();
  await fillDialog(page, 'es', typed);
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 20: a deployment removed the file of the receipt', FULL, async ({ page }) => {
  const end = await failAlways(page, file('own-request-routes'), gone);
  await note(page);
  const typed = somebody();
  await fillDialog(page, 'es', typed);
  await pressSend(page, 'es');
  await expect(message(page)).toContainText(words.newRelease);
  await end();
  await reload(page);
  await expectReceived(page, 'es', typed);
});

test('fault 20: something in the browser stops the files that speak to the bank', async ({
  page,
}) => {
  const end = await failAlways(page, firebaseFiles(), blockedByBrowser);
  await note(page);
  const typed = somebody();
  await fillDialog(page, 'es', typed);
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.blocked, bank.phone, words.kept], typed);
  await end();
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 20: something in the browser stops the file of a page', FULL, async ({ page }) => {
  await page.goto('/?lang=es');
  await waitUntilInteractive(page);
  const end = await failAlways(page, file('faq-page'), blockedByBrowser);
  await page.getByRole('banner').getByRole('link', { name: words.faqs }).click();
  await expect(message(page)).toContainText(words.blocked);
  await expect(message(page)).toContainText(bank.phone);
  await expectAccessible(page);
  await end();
  await message(page).getByRole('link', { name: words.reload }).click();
  await expect(message(page)).toHaveCount(0);
  await expect(page).toHaveURL(/Faqs/);
});

test.describe('for staff', () => {
  test.use({ storageState: STAFF_SESSION });

  test('fault 20: a deployment removed the file of a staff tab', FULL, async ({ page }) => {
    await resetGame('leagueOfLegends', [80, 100]);
    const end = await failAlways(page, file('requests-tab'), gone);
    await openStaffTab(page, 'valores');
    const card = page.getByRole('article', { name: 'League of Legends' });
    await openGame(page, 'League of Legends');
    await card.locator('[name="valor"]').fill('110');
    const tabs = page.getByRole('navigation');
    await tabs.getByRole('link', { name: words.requests }).click();
    await expect(message(page)).toContainText(words.newRelease);
    await end();
    await reload(page);
    await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible();
    await tabs.getByRole('link', { name: words.values }).click();
    await expect(card.locator('[name="valor"]')).toHaveValue('110');
  });

  test(
    'fault 20: a deployment removed the file that writes spreadsheets',
    FULL,
    async ({ page }) => {
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      await failAlways(page, file('sheet.worker'), gone);
      await openStaffTab(page, 'subscripciones');
      await page.getByRole('button', { name: words.download, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(words.exportBroken);
      expect(downloads).toEqual([]);
    },
  );

  test('fault 20: an export fails half-way', FULL, async ({ page }) => {
    const { remove } = await storeManySubscribers();
    try {
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      const secondPages: string[] = [];
      await page.route('**/documents:runQuery*', async (route) => {
        const body = route.request().postData() ?? '';
        if (!body.includes('"startAt"')) return route.continue();
        secondPages.push(body);
        return status(503)(route);
      });
      await openStaffTab(page, 'subscripciones');
      const start = page.getByRole('button', { name: words.download, exact: true });
      await start.click();
      await expect(page.getByRole('alert')).toContainText(words.exportBusy);
      expect(secondPages.length).toBeGreaterThan(1);
      expect(downloads).toEqual([]);

      await page.unroute('**/documents:runQuery*');
      const downloading = page.waitForEvent('download');
      await start.click();
      await downloading;
      expect(downloads).toHaveLength(1);
    } finally {
      await remove();
    }
  });
});

test('fault 20: the other language cannot be fetched', FULL, async ({ page }) => {
  const end = await failAlways(page, file('en'), noAnswer);
  await page.goto('/Faqs');
  await page.getByRole('button', { name: words.other }).click();
  await expect(page.getByText(words.languageFailed)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/Paradais');
  await page.getByRole('button', { name: words.other }).click();
  await expect(page.getByText(words.languageFailed)).toBeVisible();
  await end();
  await page.getByRole('button', { name: words.other }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(words.languageFailed)).toHaveCount(0);
});
