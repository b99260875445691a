import { brand } from '../../../src/config/brand';
import { LANGUAGES } from '../../../src/domain/language';
import { visitorWords } from '../support/fault-words';
import { FULL, onlyFullIn } from '../support/full';
import { pressSend, readyToSend } from '../support/sending';
import { expect, test } from '../support/test';

const CALL = {
  es: `Llama al ${brand.phone}, opción ${brand.phoneOption}`,
  en: `Call ${brand.phone}, option ${brand.phoneOption}`,
} as const;

const EXAMPLE = { es: 'Ejemplo', en: 'Example' } as const;

for (const language of LANGUAGES)
  test.describe(language, onlyFullIn(language), () => {
    test('the printed receipt, status and data say whose they are and whom to call', async ({
      page,
    }) => {
      await readyToSend(page, language);
      await pressSend(page, language);
      await page.waitForURL('**/Registrado');
      await expect(
        page.getByRole('heading', { name: visitorWords[language].received }),
      ).toBeVisible();

      for (const path of ['/Registrado', '/Solicitud', '/MisDatos']) {
        if (path !== '/Registrado') await page.goto(`${path}?lang=${language}`);
        const main = page.getByRole('main');
        await expect(main).toContainText('US$70.75');
        const bank = main.getByText(brand.bank, { exact: true });
        await expect(bank).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        await expect(bank).toBeVisible();
        await expect(main.getByText(CALL[language]).filter({ visible: true })).toHaveCount(1);
        await expect(page.getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });

    test(
      'the printed example of a loan says whose it is, and that it is an example',
      FULL,
      async ({ page }) => {
        await page.goto(`/Prestamo?lang=${language}`);
        const main = page.getByRole('main');
        await main.getByRole('button', { name: visitorWords[language].table }).click();
        // On paper no button is left that could keep the focus.
        await page.evaluate(() => window.endListening?.());
        await page.emulateMedia({ media: 'print' });
        for (const words of [brand.bank, CALL[language], EXAMPLE[language]])
          await expect(
            main.getByText(words, { exact: true }).filter({ visible: true }),
          ).not.toHaveCount(0);
        await expect(main.getByRole('row')).toHaveCount(14);
        await expect(page.getByRole('button')).toHaveCount(0);
      },
    );
  });
