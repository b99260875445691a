import type { Page } from '@playwright/test';
import { LOCAL_STAFF } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { tabTo } from '../support/accessibility/keyboard';
import { readDocument } from '../support/firestore-admin';
import { FULL, onlyFullIn } from '../support/full';
import {
  freshWord,
  openGame,
  openImport,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
  tableRows,
} from '../support/staff';
import { expect, test } from '../support/test';

const words = {
  es: {
    send: 'Enviar el valor de Valorant',
    approve: 'Aprobar',
    cancel: 'Cancelar',
    history: 'Historial',
    details: 'Datos del juego',
    saveDetails: 'Guardar los datos de Valorant',
    import: 'Importar valores',
    compare: /^Comparar/,
    repeated: 'Dos nombres',
    nobody: /^Nadie coincide/,
    save: 'Guardar borrador',
    undo: 'Deshacer lo que escribí',
    undoYes: 'Sí, deshacer',
    draft: 'Borrador',
    gone: 'Este enlace ya no sirve',
  },
  en: {
    send: 'Send the value of Valorant',
    approve: 'Approve',
    cancel: 'Cancel',
    history: 'History',
    details: 'Details of the game',
    saveDetails: 'Save the details of Valorant',
    import: 'Import values',
    compare: /^Compare/,
    repeated: 'Two names',
    nobody: /^Nobody matches/,
    save: 'Save draft',
    undo: 'Undo what I typed',
    undoYes: 'Yes, undo it',
    draft: 'Draft',
    gone: 'This link no longer works',
  },
} as const;

/** Expects the page to be accessible once everything has loaded. */
async function expectAccessibleTab(page: Page): Promise<void> {
  await expect(page.getByText(/^(Cargando|Loading)…$/)).toHaveCount(0, { timeout: 45_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 45_000 });
  await expectAccessible(page);
}

/** Staff work on a desktop. */
const tagOf = (language: string, width: number) => (width === 1440 ? onlyFullIn(language) : FULL);

for (const language of ['es', 'en'] as const)
  for (const width of [390, 1440])
    test.describe(`in ${language} at ${width} px`, tagOf(language, width), () => {
      // Contrast is measured when nothing moves.
      test.use({
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
        storageState: STAFF_SESSION,
      });
      const say = words[language];

      test(
        'values, a mistake, the history and the confirmation are accessible',
        FULL,
        async ({ page }) => {
          test.slow();
          await openStaffTab(page, 'valores', language);
          const card = page.getByRole('article', { name: 'Valorant' });
          await expect(card).toBeVisible();
          await expectAccessibleTab(page);
          await openGame(page, 'Valorant');
          await expectAccessibleTab(page);
          await card.getByText(say.history).click();
          await card.locator('[name="motivoEs"]').fill('Solo uno');
          await card.getByRole('button', { name: say.send }).click();
          await expect(card.locator('[aria-invalid="true"]').first()).toBeVisible();
          await expectAccessibleTab(page);
          await card.locator('[name="motivoEs"]').fill('');
          await card.locator('[name="valor"]').fill('9999');
          await card.getByRole('button', { name: say.send }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessibleTab(page);
          await page.getByRole('button', { name: say.cancel, exact: true }).click();
          await expect(page.getByRole('dialog')).toHaveCount(0);
        },
      );

      test(
        'a file to import, its problems and the details of a game are accessible',
        FULL,
        async ({ page }) => {
          test.slow();
          await openStaffTab(page, 'valores', language);
          const lines = [
            'Juego;Valor',
            'Roblox;9',
            'Robloks;99',
            'Minecraft;mucho',
            'Warcraft;333',
          ];
          const buffer = Buffer.from(lines.join('\n'));
          await openImport(page, language);
          await expectAccessibleTab(page);
          const file = page.locator('[name="archivo"]');
          await file.setInputFiles({ name: 'mayo.csv', mimeType: 'text/csv', buffer });
          await expect(page.getByRole('table')).toBeVisible();
          const card = page.getByRole('article', { name: 'Valorant' });
          await openGame(page, 'Valorant');
          await card.getByText(say.details).click();
          await card.locator('[name="destino"]').fill('/Nada');
          await card.getByRole('button', { name: say.saveDetails }).click();
          await expect(card.locator('[aria-invalid="true"]')).toBeVisible();
          await expectAccessibleTab(page);

          const part = page.getByRole('region', { name: say.import });
          for (const line of [2, 3, 4])
            await part.getByRole('checkbox', { name: new RegExp(` ${line}$`) }).uncheck();
          await part.locator('[name="motivoArchivoEs"]').fill('Precios');
          await part.locator('[name="motivoArchivoEn"]').fill('Prices');
          await part.locator('[type="submit"]').click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessibleTab(page);
        },
      );

      test('the queue, an open request and the confirmation are accessible', async ({ page }) => {
        test.slow();
        const cedula = `P-${freshWord().slice(3, 15).toUpperCase()}`;
        await storeRequest({ name: 'Luis Rey', cedula, hoursAgo: 80 });
        const { email } = await storeRequest({ cedula });
        await openStaffTab(page, 'solicitudes', language);
        await page.locator('[name="buscar"]').fill(cedula);
        await expect(page.getByText(say.repeated)).toHaveCount(1);
        await expectAccessibleTab(page);
        await openRequest(page, email);
        const detail = requestDetail(page);
        await detail.getByText(say.compare).click();
        await expect(detail.getByRole('table')).toBeVisible();
        await expectAccessibleTab(page);
        await detail.getByRole('button', { name: say.approve }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessibleTab(page);
      });

      test(
        'rates, a mistake and the question before undoing are accessible',
        FULL,
        async ({ page }) => {
          test.slow();
          await openStaffTab(page, 'tarifas', language);
          await expect(page.locator('[name="motivo_es"]')).toBeVisible();
          await expectAccessibleTab(page);
          const figure = page.locator('main td input').first();
          await figure.fill('dos');
          await page.getByRole('button', { name: say.save }).click();
          await expect(figure).toBeFocused();
          await expectAccessibleTab(page);
          await page.getByRole('button', { name: say.undo }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessibleTab(page);
          await page.getByRole('button', { name: say.undoYes }).click();
          await expect(page.getByRole('heading', { level: 2, name: say.draft })).toBeFocused();
        },
      );

      test(
        'averages, the audit and the settings with invalid input are accessible',
        FULL,
        async ({ page }) => {
          test.slow();
          await openStaffTab(page, 'promedios', language);
          await expectAccessibleTab(page);
          await openStaffTab(page, 'auditoria', language);
          await page.locator('[name="montoPrestamo"]').fill('mucho');
          await page.locator('main form [type="submit"]').first().click();
          await expect(page.locator('[name="montoPrestamo"]')).toBeFocused();
          await expectAccessibleTab(page);
        },
      );

      test(
        'the accounts of staff and an invitation with mistakes are accessible',
        FULL,
        async ({ page }) => {
          await openStaffTab(page, 'personal', language);
          await page.locator('table [aria-expanded="false"]').first().click();
          await page.locator('header [aria-expanded="false"]').click();
          await page.locator('main form [type="submit"]').click();
          await expect(page.locator('[name="nombre"]')).toBeFocused();
          await expectAccessibleTab(page);
          await page.goto(`/Paradais?lang=${language}#invitacion.x`);
          await expect(page.getByRole('heading', { name: say.gone })).toBeVisible();
          await expectAccessibleTab(page);
        },
      );

      test('subscribers are accessible, with and without any', FULL, async ({ page }) => {
        await openStaffTab(page, 'subscripciones', language);
        await expectAccessibleTab(page);
        await page.locator('[name="buscar"]').fill(freshWord());
        await expect(page.getByText(say.nobody)).toBeVisible();
        await expectAccessibleTab(page);
      });
    });

test('with the keyboard alone: sign in, find a request, open it and approve it', async ({
  page,
}) => {
  const { uid, email } = await storeRequest();
  await page.goto('/Paradais');
  await tabTo(page, page.locator('[name="correo"]'));
  await page.keyboard.type(LOCAL_STAFF.email);
  await tabTo(page, page.locator('[name="clave"]'));
  await page.keyboard.type(LOCAL_STAFF.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/GamesSettings');

  await tabTo(page, page.getByRole('link', { name: /^Solicitudes/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name="buscar"]'));
  await page.keyboard.type(email);
  await expect(tableRows(page)).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Abrir la solicitud de Laura Peña' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Laura Peña' })).toBeFocused();
  await expect(requestDetail(page).getByText(/^Lo tienes tú/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Aprobar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Monto máximo a prestar/)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Sí, aprobar' }));
  await page.keyboard.press('Enter');
  await expect(requestDetail(page)).toContainText('Solicitud aprobada.');
  expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'aprobado' });

  await expect(page.locator(':focus')).toContainText('Solicitud aprobada.');
  await page.keyboard.press('Escape');
  await expect(requestDetail(page)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Abrir la solicitud de Laura Peña' }),
  ).toBeFocused();
});
