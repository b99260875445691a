import type { Locator, Page } from '@playwright/test';
import { copy as english } from '../../src/i18n/en';
import { copy as spanish } from '../../src/i18n/es';
import { readCollection } from './support/firestore-admin';
import { FULL, onlyFullIn } from './support/full';
import { expect, freshEmail, test } from './support/test';

/** Invalid addresses, by the problem that the form names. */
const WRONG_EMAILS = {
  'no-at': ['laura', 'laura.correo.com'],
  'no-domain-end': ['laura@correo'],
  'several-addresses': [
    'laura@@correo.com',
    'laura@correo.com, ana@correo.com',
    'la ura@correo.com',
  ],
  markup: ['<laura@correo.com>'],
  malformed: ['laura@', '@correo.com', 'laura@correo..com', 'laura@correo.c', 'laura.@correo.com'],
} as const;

const TOO_LONG = 'a'.repeat(81);

/** Expects this message on screen and for screen readers, and the typed text unchanged. */
async function expectRefused(field: Locator, typed: string, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field.locator('xpath=..').getByText(message)).toBeVisible();
  await expect(field).toHaveValue(typed);
}

async function openDialog(page: Page, address: string, words: typeof spanish): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: words.calculator.estimate }).click();
  await page.getByRole('button', { name: words.calculator.send }).click();
  return page.getByRole('dialog');
}

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

    test('the dialog refuses each wrong e-mail by name and sends nothing', async ({ page }) => {
      const nickname = freshEmail();
      const dialog = await openDialog(page, `/Roblox?lang=${language}&robux=1300`, words);
      await dialog.locator('[name="nombre"]').fill('Laura Peña');
      await dialog.locator('[name="nickname"]').fill(nickname);
      await dialog.locator('[name="cedula"]').fill('00112345673');
      await dialog.locator('[name="consentimiento"]').check();
      const { problems, malformed } = words.request;
      const field = dialog.locator('[name="correo"]');
      for (const [code, emails] of Object.entries(WRONG_EMAILS))
        for (const email of emails) {
          await field.fill(email);
          // It looks disabled but can be pressed: it then says what is missing.
          await dialog.getByRole('button', { name: words.request.send }).click({ force: true });
          const said = { ...problems, malformed: malformed.email }[code as 'malformed'];
          await expectRefused(field, email, said);
        }
      await expect(dialog.locator('[name="nickname"]')).toHaveValue(nickname);
      const stored = Object.values(await readCollection('users'));
      expect(stored.filter((record) => record.nickname === nickname)).toEqual([]);
    });

    test('the dialog refuses markup, too long names and a missing consent', async ({ page }) => {
      const email = freshEmail();
      const dialog = await openDialog(page, `/Roblox?lang=${language}&robux=1300`, words);
      const { problems, malformed, missing } = words.request;
      await dialog.locator('[name="correo"]').fill(email);
      const send = dialog.getByRole('button', { name: words.request.send });
      for (const [name, typed, said] of [
        ['nombre', '<b>Laura</b>', problems.markup],
        ['nombre', TOO_LONG, problems['too-long'].replace('{{max}}', '80')],
        ['nombre', '   ', missing.name],
        ['nickname', '<script>alert(1)</script>', problems.markup],
        ['nickname', TOO_LONG, problems['too-long'].replace('{{max}}', '80')],
        ['cedula', '0011', problems['too-short']],
        ['cedula', '001 1234567 3', malformed.cedula],
        ['cedula', '0'.repeat(21), problems['too-long'].replace('{{max}}', '20')],
      ] as const) {
        const field = dialog.locator(`[name="${name}"]`);
        await field.fill(typed);
        await send.click({ force: true });
        await expectRefused(field, typed, said);
      }
      const consent = dialog.locator('[name="consentimiento"]');
      await expect(consent).toHaveAccessibleDescription(missing.consent);
      await expect(dialog.getByText(missing.consent)).toBeVisible();
      await expect(dialog.locator('[name="correo"]')).toHaveValue(email);
      const stored = Object.values(await readCollection('users'));
      expect(stored.filter(({ correo }) => correo === email)).toEqual([]);
    });

    test('sign-up refuses each wrong e-mail, markup and too long names', async ({ page }) => {
      const name = freshEmail();
      const { problems } = words.signUp;
      await page.goto(`/registro?lang=${language}`);
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: words.signUp.send });
      await main.locator('[name="nombre"]').fill(name);
      for (const [typed, said] of [
        ['<b>Peña</b>', problems.markup],
        [TOO_LONG, problems.tooLong],
        ['', problems.lastName],
      ] as const) {
        const field = main.locator('[name="apellido"]');
        await field.fill(typed);
        await send.click();
        await expectRefused(field, typed, said);
      }
      await main.locator('[name="apellido"]').fill('Peña');
      const said = {
        'no-at': problems.noAt,
        'no-domain-end': problems.noDomainEnd,
        'several-addresses': problems.severalAddresses,
        markup: problems.markup,
        malformed: problems.malformed,
      };
      const field = main.locator('[name="correo"]');
      for (const [code, emails] of Object.entries(WRONG_EMAILS))
        for (const email of emails) {
          await field.fill(email);
          await send.click();
          await expectRefused(field, email, said[code as keyof typeof said]);
        }
      await expect(main.locator('[name="nombre"]')).toHaveValue(name);
      const stored = Object.values(await readCollection('subscriptores'));
      expect(stored.filter(({ nombre }) => nombre === name)).toEqual([]);
    });
  });
