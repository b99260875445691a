import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { FULL, onlyFullIn } from '../support/full';
import { expect, test } from '../support/test';

for (const [language, words] of Object.entries({ es: spanish, en: english }))
  test.describe(`wrong input, in ${language}`, onlyFullIn(language), () => {
    const { problem } = words.calculator;

    for (const [what, typed, counted, said] of [
      ['letters', '12abc', '12', problem.letters],
      ['a minus', '-5', '5', problem.sign],
      ['decimals', '12.5', '12', problem.decimals],
      ['nine digits', '123456789', '9,999,999', problem['too-large']],
      ['an exponent', '1e9', '19', problem.letters],
    ] as const)
      test(
        `${what} in a quantity: what is counted is said beside it`,
        what === 'letters' ? {} : FULL,
        async ({ page }) => {
          await page.goto(`/Roblox?lang=${language}&limitedItems=6`);
          const field = page.locator('input[name="robux"]');
          await field.click();
          await page.keyboard.type(typed);
          await page.keyboard.press('Tab');
          await expect(field).toHaveValue(counted);
          const message = said.replace('{{quantity}}', counted);
          await expect(field).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')));
          await expect(page.getByText(message)).toBeVisible();
          await expect(page.locator('input[name="limitedItems"]')).toHaveValue('6');
        },
      );

    for (const [pasted, counted] of [
      ['1,300', '1,300'],
      ['1.300', '1,300'],
      ['US$1,300', '1,300'],
      [' 42\n', '42'],
    ] as const)
      test(
        `${JSON.stringify(pasted)} can be pasted as a quantity`,
        pasted === '1,300' ? {} : FULL,
        async ({ page, context }) => {
          await context.grantPermissions(['clipboard-read', 'clipboard-write']);
          await page.goto(`/Roblox?lang=${language}`);
          await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
          const field = page.locator('input[name="robux"]');
          await field.click();
          await page.keyboard.press('Control+V');
          await page.keyboard.press('Tab');
          await expect(field).toHaveValue(counted);
        },
      );
  });
