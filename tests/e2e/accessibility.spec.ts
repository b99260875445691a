import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { calculatorPaths } from './support/addresses';
import { expect, test } from './support/test';

const routes = [
  '/',
  ...calculatorPaths,
  '/Faqs',
  '/registro',
  '/mail-register',
  '/Registrado',
  '/Solicitud',
  '/Paradais',
  '/no-such-page',
];

/** Every violation of WCAG 2.2 A and AA and of axe's best practices. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Contrast is judged when nothing moves. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Spanish on a phone and English on a desktop meet every word and every layout. */
const variants = [
  { language: 'es', width: 390 },
  { language: 'en', width: 1440 },
] as const;

for (const { language, width } of variants) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of routes) {
      test(`${route} has no accessibility violation and no sideways scroll`, async ({ page }) => {
        await page.goto(`${route}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }

    test('an estimate, the dialog and its errors have no accessibility violation', async ({
      page,
    }) => {
      const [estimate, send] =
        language === 'es' ? ['CALCULAR VALOR', 'ENVIAR'] : ['ESTIMATE NOW', 'SEND'];
      await page.goto(`/Valorant?lang=${language}&skins=12&rank=gold2`);
      await page.getByRole('button', { name: estimate }).click();
      await expect(page.locator('output[name="estimate"]')).toHaveText('US$20.50');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: send }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await dialog.locator('[name="correo"]').fill('laura@');
      // Off, yet to be pressed: it says what is missing.
      await dialog.getByRole('button', { name: send }).click({ force: true });
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
