import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { expectVisibleFocus, tabTo } from '../support/accessibility/keyboard';
import { readCollection } from '../support/firestore-admin';
import { onlyFullIn } from '../support/full';
import { expect, freshEmail, test } from '../support/test';

const variants = [
  { language: 'es', width: 1440, words: spanish },
  { language: 'en', width: 390, words: english },
] as const;

for (const { language, width, words } of variants)
  test.describe(
    `with the keyboard alone, in ${language} at ${width} px`,
    onlyFullIn(language),
    () => {
      test.use({ viewport: { width, height: 900 } });

      test('a visitor estimates and sends, and always sees where the focus is', async ({
        page,
      }) => {
        const email = freshEmail();
        await page.goto(`/Roblox?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const to = (name: string) =>
          tabTo(page, page.locator(`input[name="${name}"]`), expectVisibleFocus);

        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: words.shell.skip })).toBeFocused();
        await expectVisibleFocus(page);
        await page.keyboard.press('Enter');
        await to('robux');
        await page.keyboard.type('1300');
        await to('limitedItems');
        await page.keyboard.press('ArrowUp');
        const estimate = page.getByRole('button', { name: words.calculator.estimate });
        await tabTo(page, estimate, expectVisibleFocus);
        await page.keyboard.press('Enter');
        await expect(page.locator('output[name="estimate"]')).not.toHaveText('US$0.00');

        const send = page.getByRole('button', { name: words.calculator.send });
        await tabTo(page, send, expectVisibleFocus);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(send).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();

        for (const [name, typed] of Object.entries({
          nombre: 'Laura Peña',
          nickname: 'lauryplay',
          correo: email,
          cedula: '00112345673',
        })) {
          await to(name);
          await page.keyboard.type(typed);
        }
        for (const box of ['consentimiento', 'buro']) {
          await to(box);
          await page.keyboard.press('Space');
        }
        await tabTo(
          page,
          dialog.getByRole('button', { name: words.request.send }),
          expectVisibleFocus,
        );
        await page.keyboard.press('Enter');
        await page.waitForURL('**/Registrado');
        const stored = Object.values(await readCollection('users'));
        expect(stored.filter(({ correo }) => correo === email)).toHaveLength(1);
      });
    },
  );
