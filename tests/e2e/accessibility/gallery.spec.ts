import { createServer, type ViteDevServer } from 'vite';
import { LANGUAGES } from '../../../src/domain/language';
import { words } from '../../../src/features/gallery/words';
import { PORTS } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { FULL } from '../support/full';
import { expect, test } from '../support/test';

/** The site that visitors get has no gallery, so a development server shows it. */
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    logLevel: 'error',
    server: { host: '127.0.0.1', port: PORTS.vite, hmr: false },
  });
  await server.listen();
  await server.warmupRequest('/src/main.tsx');
  await server.warmupRequest('/src/features/gallery/gallery-page.tsx');
  await server.waitForRequestsIdle();
});

test.afterAll(() => server.close());

for (const language of LANGUAGES)
  test(
    `every part of the design system is accessible in every state: ${language}`,
    FULL,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${server.resolvedUrls?.local[0]}gallery?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].title);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      for (const name of [words[language].open, words[language].question]) {
        await page.getByRole('main').getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    },
  );
