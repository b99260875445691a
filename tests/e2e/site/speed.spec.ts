import type { Page } from '@playwright/test';
import { benchPages } from '../../../tools/bench/goals';
import { filesBeforeUse } from '../../../tools/bench/weigh';
import { readManifest } from '../../../tools/prerender/manifest';
import { DIST, PORTS } from '../../../tools/support/local-project';
import { holdScripts } from '../support/early/hold-scripts';
import { FULL, onlyFullIn } from '../support/full';
import { openStaffTab, STAFF_SESSION } from '../support/staff';
import { expect, test, waitUntilInteractive } from '../support/test';

const FIREBASE_PORTS = new RegExp(`:(${PORTS.auth}|${PORTS.firestore})/`);
const publicPages = benchPages.filter(({ staff }) => !staff);

/** The pages that fetch most; the others are made of the same parts. */
const KINDS = ['/', '/Fortnite'];

/** What browsers fetch on their own at any time. */
const BROWSERS_OWN = /^\/(favicon|icon-|manifest|apple-touch)/;

/** The requests of the page until it became interactive. */
async function askedBefore(page: Page): Promise<string[]> {
  const asked = await page.evaluate(() => {
    const usable = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < usable)
      .map(({ name }) => name.replace(location.origin, '').replace(/#.*/, ''));
  });
  return asked.filter((file) => !BROWSERS_OWN.test(file));
}

/** Waits until the application has a file that it fetches: it imports a part after its style sheets. */
async function expectFetched(page: Page, asked: readonly string[], file: string) {
  await expect.poll(() => asked.some((url) => url.endsWith(file))).toBe(true);
  await page.evaluate(async (address) => {
    const arrived = (sheet: HTMLLinkElement) =>
      sheet.sheet ?? new Promise((done) => sheet.addEventListener('load', done));
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    await Promise.all([...sheets].map(arrived));
    await import(address);
    // The application's own import was asked for before; it is told of the part within this frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, `/${file}`);
}

/** Records on the body whether something was ever present or absent, however briefly. */
async function noteWhether(page: Page, wanted: { selector: string; matches: boolean }) {
  await page.evaluate(({ selector, matches }) => {
    new MutationObserver(() => {
      if ((document.querySelector(selector) !== null) === matches) document.body.dataset.noted = '';
    }).observe(document.body, { childList: true, subtree: true });
  }, wanted);
}

const estimateButton = (page: Page) => page.locator('main form button[type=submit]');
const value = (page: Page) => page.locator('output[name="estimate"]');

test.describe('the order of fetching', () => {
  for (const entry of publicPages)
    test(
      `${entry.name} fetches nothing before it answers but what its budget counts`,
      KINDS.includes(entry.path) ? {} : FULL,
      async ({ page }) => {
        await page.goto(entry.path);
        await waitUntilInteractive(page);
        const counted = new Set(filesBeforeUse(DIST, entry));
        expect((await askedBefore(page)).filter((file) => !counted.has(file))).toEqual([]);
      },
    );

  for (const path of ['/', '/Roblox'])
    test(
      `${path} leaves Firebase alone until it is used or rests`,
      path === '/' ? {} : FULL,
      async ({ page }) => {
        // A page that is never idle.
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
        const firebase = readManifest(DIST)['src/data/firebase/index.ts']?.file ?? '';
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        const isFirebase = (url: string) => url.endsWith(firebase) || FIREBASE_PORTS.test(url);
        await page.goto(path, { waitUntil: 'networkidle' });
        await waitUntilInteractive(page);
        expect(asked.filter(isFirebase)).toEqual([]);
        const fetched = page.waitForRequest((request) => isFirebase(request.url()));
        await page.getByRole('heading', { level: 1 }).click();
        await fetched;
      },
    );

  test('SEND opens at once, because the dialog was fetched after the estimate', async ({
    page,
  }) => {
    const dialog = readManifest(DIST)['src/features/loan-request/send-dialog.tsx']?.file ?? '';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/Roblox');
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.endsWith(dialog))).toEqual([]);
    await page.locator('input[name="robux"]').fill('1300');
    await estimateButton(page).click();
    await expectFetched(page, asked, dialog);
    asked.length = 0;
    await noteWhether(page, { selector: 'main form ~ [role=status]', matches: true });
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked.filter((url) => url.endsWith(dialog))).toEqual([]);
    await expect(page.locator('body')).not.toHaveAttribute('data-noted');
  });

  test.describe('for staff', () => {
    test.use({ storageState: STAFF_SESSION });

    test('a staff tab that was pointed at opens at once', FULL, async ({ page }) => {
      const manifest = readManifest(DIST);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openStaffTab(page, 'valores');
      await noteWhether(page, { selector: 'h1', matches: false });
      for (const [tab, name, title = name] of [
        ['requests', 'Solicitudes', 'Pendientes'],
        ['rates', 'Tarifas'],
        ['averages', 'Promedios'],
        ['subscribers', 'Subscripciones'],
      ] as const) {
        const file = manifest[`src/features/staff/${tab}/${tab}-tab.tsx`]?.file ?? '';
        const link = page.getByRole('navigation').getByRole('link', { name });
        await link.hover();
        await expectFetched(page, asked, file);
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
      await expect(page.locator('body')).not.toHaveAttribute('data-noted');
    });
  });
});

test.describe('before the application is there', () => {
  for (const [language, loading] of [
    ['es', 'Cargando la página…'],
    ['en', 'Loading the page…'],
  ] as const)
    test(
      `a tap on ESTIMATE is answered by a word and kept, with the typed answers: ${language}`,
      onlyFullIn(language),
      async ({ page }) => {
        const letGo = await holdScripts(page);
        await page.goto(`/Roblox?lang=${language}`, { waitUntil: 'load' });
        await page.locator('input[name="robux"]').fill('1300');
        await estimateButton(page).click();
        const word = page.getByRole('status').filter({ hasText: loading });
        await expect(word).toBeVisible();
        letGo();
        await expect(value(page)).toHaveText('US$16.25');
        await waitUntilInteractive(page);
        await expect(word).toHaveCount(0);
      },
    );

  test(
    'a tap on ESTIMATE is kept on a page whose address carries answers',
    FULL,
    async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('/Roblox?robux=1300', { waitUntil: 'load' });
      await estimateButton(page).click();
      letGo();
      await expect(value(page)).toHaveText('US$16.25');
    },
  );

  test(
    'a focused field is still selected once its stored answer is in it',
    FULL,
    async ({ page }) => {
      const robux = page.locator('input[name="robux"]');
      await page.goto('/Roblox');
      await waitUntilInteractive(page);
      await robux.fill('1300');
      await robux.blur();
      const letGo = await holdScripts(page);
      await page.reload();
      await robux.selectText();
      letGo();
      await expect(robux).toHaveValue('1,300');
      await page.keyboard.type('25');
      await expect(robux).toHaveValue('25');
    },
  );

  test('nothing covers readable content; icons show on the screen, and everywhere once the page is scrolled', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'load' });
    const isHero = await page
      .locator('main section')
      .first()
      .evaluate((hero) => {
        const { left, top, width, height } = hero.getBoundingClientRect();
        const middle = Math.min(top + height / 2, innerHeight - 1);
        return hero.contains(document.elementFromPoint(left + width / 2, middle));
      });
    expect(isHero).toBe(true);
    const onScreen = page.getByRole('img').first().locator('use').last();
    const below = page.locator('main use').last();
    await expect(onScreen).toHaveAttribute('href', /\.svg#/);
    await expect(below).not.toHaveAttribute('href');
    await page.mouse.wheel(0, 300);
    await expect(below).toHaveAttribute('href', /\.svg#/);
    letGo();
    await waitUntilInteractive(page);
  });
});
