import type { Locator } from '@playwright/test';
import { onlyFullIn } from '../support/full';
import { expectReceived, somebody } from '../support/sending';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Besides typing, and the keyboard's own key that leads from a field to the next. */
const MAX_TAPS = 12;

test('from home to a sent request takes at most twelve taps besides typing', async ({ page }) => {
  let taps = 0;
  const tap = async (where: Locator) => {
    taps += 1;
    await where.tap();
  };
  const typed = somebody();
  await page.goto('/');

  await tap(page.getByRole('main').getByRole('link', { name: /^Roblox/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Roblox' })).toBeVisible();
  await tap(page.locator('input[name="robux"]'));
  await page.keyboard.type('1300');
  for (const [name, quantity] of [
    ['limitedItems', '6'],
    ['nameLetters', '9'],
    ['accountYears', '7'],
  ] as const) {
    await tap(page.locator(`input[name="${name}"]`));
    await page.keyboard.type(quantity);
  }
  await tap(page.getByRole('button', { name: 'CALCULAR VALOR' }));
  await expect(page.locator('output[name="estimate"]')).toHaveText('US$70.75');
  await tap(page.getByRole('button', { name: 'ENVIAR' }));

  const dialog = page.getByRole('dialog');
  await tap(dialog.locator('[name="nombre"]'));
  await page.keyboard.type(typed.nombre);
  for (const name of ['nickname', 'correo', 'cedula'] as const) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(`[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(typed[name]);
  }
  await tap(dialog.locator('[name="consentimiento"]'));
  await tap(dialog.locator('[name="buro"]'));
  await tap(dialog.getByRole('button', { name: 'ENVIAR' }));
  await expectReceived(page, 'es', typed);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});

for (const language of ['es', 'en'] as const)
  test(
    `the send dialog has its fields, its mistakes and SEND in the first screen (${language})`,
    onlyFullIn(language),
    async ({ page }) => {
      await page.goto(`/Clash-of-Clans?lang=${language}`);
      await page.locator('main input[inputmode="numeric"]').first().fill('12');
      await page.getByRole('button', { name: /^(CALCULAR VALOR|ESTIMATE)/ }).tap();
      await page.getByRole('button', { name: /^(ENVIAR|SEND)$/ }).tap();
      const dialog = page.getByRole('dialog');
      const controls = dialog.locator('input, button, a');
      await expect(controls).not.toHaveCount(0);
      for (const control of await controls.all())
        await expect(control).toBeInViewport({ ratio: 1 });

      await dialog.locator('[name="correo"]').fill('laura@correo');
      await dialog.locator('[name="correo"]').press('Enter');
      const mistakes = dialog.locator('form p:has(> svg)');
      await expect(mistakes).toHaveCount(6);
      for (const mistake of await mistakes.all())
        await expect(mistake).toBeInViewport({ ratio: 1 });
      // The dialog scrolls to the first mistake meanwhile, so all are measured in one moment.
      const isAboveSend = (all: Element[]) => {
        const send = document.querySelector('dialog [type="submit"]');
        const top = send?.getBoundingClientRect().top ?? 0;
        return all.map((mistake) => mistake.getBoundingClientRect().bottom < top);
      };
      expect(await mistakes.evaluateAll(isAboveSend)).toEqual(Array(6).fill(true));
      await expect(dialog.locator('[type="submit"]')).toBeInViewport({ ratio: 1 });
    },
  );
