import { PORTS } from '../../../tools/support/local-project';
import { calculatorPaths } from '../support/addresses';
import { visitorWords } from '../support/fault-words';
import { setOffline } from '../support/faults';
import { FULL } from '../support/full';
import { fetchRelease, openAndStay, shownRelease, test } from '../support/release-site';
import {
  expectFailure,
  expectNothingStored,
  fillDialog,
  pressSend,
  somebody,
  typeEstimate,
} from '../support/sending';
import { expect, waitUntilInteractive } from '../support/test';

// Videos are not stored, and neither the bank nor its time can be reached.
test.use({
  expectedNoise: new RegExp(
    `^Failed to load resource: .*(/media/|/release\\.json|:(${PORTS.auth}|${PORTS.firestore})/)`,
  ),
});

test.describe('without a connection', () => {
  test('a calculator that was never open estimates, and sending says why not', async ({
    page,
    site,
  }) => {
    const words = visitorWords.es;
    const typed = somebody();
    await openAndStay(page, `${site.origin}/?lang=es`);
    await setOffline(page, true);
    await page.goto(`${site.origin}/Roblox`);
    await typeEstimate(page, 'es');
    await fillDialog(page, 'es', typed);
    await pressSend(page, 'es');
    await expectFailure(page, [words.notSent, words.notConnected, words.kept], typed);
    await expectNothingStored(typed);
  });

  test('a visited page shows before its script, the item picker searches, and staff pages do not open', async ({
    page,
    site,
  }) => {
    await openAndStay(page, `${site.origin}/Minecraft`);
    await setOffline(page, true);
    const shown = await page.goto(`${site.origin}/Minecraft?minecoins=100`);
    expect(await shown?.text()).toContain('<h1');
    // The item picker searches the shipped catalogue.
    await page.goto(`${site.origin}/Fortnite`);
    await page.getByRole('combobox').first().fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.goto(`${site.origin}/Paradais`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('the product is not kept for later before there is a connection', async ({ page, site }) => {
    await page.addInitScript(() => {
      let isOnline = false;
      Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
      addEventListener('online', () => {
        isOnline = true;
      });
    });
    const isKept = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await page.goto(`${site.origin}/Reclamo`);
    await waitUntilInteractive(page);
    // Whatever the page does once it is interactive has begun.
    await page.waitForLoadState('networkidle');
    expect(await isKept()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(isKept).toBe(true);
  });

  test('every calculator opens', FULL, async ({ page, site }) => {
    await openAndStay(page, site.origin);
    await setOffline(page, true);
    for (const path of calculatorPaths) {
      await page.goto(site.origin + path);
      await expect(page.getByRole('button', { name: visitorWords.es.estimate })).toBeVisible();
      await waitUntilInteractive(page);
    }
  });

  test(
    'the example of a loan, seen once, goes on with its terms and says so',
    FULL,
    async ({ page, site }) => {
      const words = visitorWords.es;
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: '12' }) });
      const openTable = () => page.getByRole('button', { name: words.table }).click();
      await openAndStay(page, `${site.origin}/Prestamo?lang=es`);
      await openTable();
      const figures = await row.textContent();
      await setOffline(page, true);
      await page.goto(`${site.origin}/Prestamo`);
      await expect(page.getByText(words.loanOffline)).toBeVisible();
      await openTable();
      await expect(row).toHaveText(figures ?? '');
    },
  );
});

test.describe('after a deployment', () => {
  test('the previous release is shown once at most', FULL, async ({ page, site }) => {
    await openAndStay(page, site.origin);
    site.deploy();
    await page.goto(site.origin);
    expect(await shownRelease(page)).toBe('1');
    await page.goto(site.origin);
    expect(await shownRelease(page)).toBe('2');
  });

  test('the previous release is shown once at most, even if the server could not be reached', async ({
    page,
    site,
  }) => {
    await openAndStay(page, site.origin);
    site.deploy();
    site.loseWorker();
    await page.goto(site.origin);
    expect(await shownRelease(page)).toBe('1');
    await page.goto(site.origin);
    expect(await shownRelease(page)).toBe('2');
    await page.goto(site.origin);
    expect(await shownRelease(page)).toBe('2');
  });

  test('a reload gets the new release', FULL, async ({ page, site }) => {
    await openAndStay(page, site.origin);
    site.deploy();
    await page.reload();
    expect(await shownRelease(page)).toBe('2');
  });

  test('an open page of the previous release keeps working', FULL, async ({ page, site }) => {
    await openAndStay(page, `${site.origin}/Roblox`);
    site.deploy(/send-dialog/);
    await fetchRelease(page);
    await typeEstimate(page, 'es');
    await fillDialog(page, 'es', somebody());
  });

  test('a visitor who sees the previous release is told and can load the new one', async ({
    page,
    site,
  }) => {
    await openAndStay(page, site.origin);
    site.deploy(/send-dialog/);
    await page.goto(site.origin);
    expect(await shownRelease(page)).toBe('1');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect.poll(() => shownRelease(page)).toBe('2');
  });
});

test('the page of a captive portal is not stored', FULL, async ({ page, site }) => {
  await openAndStay(page, site.origin);
  site.putBehindPortal();
  await page.goto(`${site.origin}/Roblox`);
  await expect(page.getByText('Wi-Fi')).toBeVisible();
  await setOffline(page, true);
  await page.goto(`${site.origin}/Roblox`);
  await expect(page.getByRole('button', { name: visitorWords.es.estimate })).toBeVisible();
});

test(
  'a browser that can store nothing shows what the site sends',
  FULL,
  async ({ page, context, site }) => {
    await openAndStay(page, site.origin);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no service worker');
    await worker.evaluate(() => {
      const broken = () => Promise.reject(new Error('The store is broken'));
      caches.open = broken;
      caches.match = broken;
    });
    site.deploy();
    await page.goto(`${site.origin}/Roblox`);
    expect(await shownRelease(page)).toBe('2');
    await waitUntilInteractive(page);
  },
);
