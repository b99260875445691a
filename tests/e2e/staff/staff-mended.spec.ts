import type { Page } from '@playwright/test';
import { ratesOf } from '../../../src/domain/rates/rates';
import game from '../../../src/games/pokemon-go';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { publishRates } from '../support/rates';
import { fillDialog, pressSend, requestsOf, somebody } from '../support/sending';
import {
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  resetRates,
  storeRequest,
  visitorPage,
} from '../support/staff';
import { expect, test, waitUntilInteractive } from '../support/test';

/** No other test publishes rates of this game. */
const GAME = game.id;

async function openRates(page: Page): Promise<void> {
  await page.goto(`/GamesSettings?tab=tarifas&juego=${GAME}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Borrador' })).toBeVisible();
}

/** Saves a draft with this rate of a shiny Pokémon; with the box ticked if it is not. */
async function draft(analyst: Page, shiny: string, reason: string, isTicked: boolean) {
  await openRates(analyst);
  await analyst.locator('[name="shinyPokemon"]').fill(shiny);
  await analyst.locator('[name="motivo_es"]').fill(reason);
  await analyst.locator('[name="motivo_en"]').fill(reason);
  if (isTicked) await analyst.getByLabel('La versión anterior estaba mal').check();
  await analyst.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(analyst.getByText('Borrador guardado.')).toBeVisible();
}

async function publish(reviewer: Page) {
  await openRates(reviewer);
  await reviewer.getByRole('button', { name: /^Publicar/ }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Sí, publicar' }).click();
  await expect(reviewer.getByText(/^Versión \d de Pokemon Go publicada\./)).toBeVisible();
}

test('rates mended after a mistake', FULL, async ({ browser }) => {
  test.slow();
  await resetRates(GAME);
  const analyst = await memberPage(browser, 'analista');
  const reviewer = await memberPage(browser, 'revisor');
  const visitor = await visitorPage(browser);
  const typed = somebody();

  await test.step('a shiny Pokémon counts US$70 by mistake, and a visitor sends', async () => {
    await publishRates(game, 2, { rates: { ...ratesOf(game).rates, shinyPokemon: 7_000_000 } });
    await visitor.goto('/Pokemon-Go?lang=es&shinyPokemon=4');
    await waitUntilInteractive(visitor);
    await visitor.getByRole('heading', { name: 'Tarifas de Pokemon Go' }).click();
    await expect(visitor.getByText('Sube el mercado')).toBeVisible();
    await visitor.getByRole('button', { name: 'CALCULAR VALOR' }).click();
    await expect(visitor.locator('output[name="estimate"]')).toHaveText('US$281.00');
    await fillDialog(visitor, 'es', typed);
    await pressSend(visitor, 'es');
    await visitor.waitForURL('**/Registrado');
    expect(Object.values(await requestsOf(typed.correo))).toEqual([
      expect.objectContaining({ valor: 28_100, versionTarifas: 2 }),
    ]);
  });

  const proposed = await storeRequest({
    ...{ gameId: GAME, ratesVersion: 2, answers: { shinyPokemon: 8 }, value: 56_100 },
    proposal: {
      ...{ number: 1, author: 'ana', waiting: true, mostLent: 1_500_000 },
      proposedAt: new Date(Date.now() - 60_000),
    },
  });

  await test.step('version 3 says that version 2 was wrong', async () => {
    await openStaffTab(reviewer, 'solicitudes');
    await openRequest(reviewer, proposed.email);
    await expect(requestDetail(reviewer)).toContainText('Por confirmar');
    await draft(analyst, '7', 'Corrige un error', true);
    expect(await readDocument(`borradores/${GAME}`)).toMatchObject({ anteriorErronea: true });
    await publish(reviewer);
    await expect(reviewer.getByRole('row', { name: /^2/ })).toContainText(
      'Estaba mal. La corrige la versión 3.',
    );
    expect(await readDocument(`tarifas/${GAME}`)).toMatchObject({ erroneas: { 2: 3 } });
    expect(await readDocument(`auditoria/tarifas_${GAME}_3`)).toMatchObject({
      anteriorErronea: true,
    });
  });

  await test.step('staff count the lower value, and see the one that was sent', async () => {
    const [uid = ''] = Object.keys(await requestsOf(typed.correo));
    await expect(async () => {
      expect(await readDocument(`indice/${uid}`)).toMatchObject({ ordenValor: 2900 });
    }).toPass();
    await openStaffTab(reviewer, 'solicitudes');
    await openRequest(reviewer, typed.correo);
    await expect(requestDetail(reviewer)).toContainText(
      'La versión 2 de las tarifas estaba mal. Con la versión 3 son US$29.00; se envió US$281.00. Cuenta el valor menor.',
    );
    await expect(reviewer.locator('[data-row]')).toContainText('US$29.00');
  });

  await test.step('a proposal from before is confirmed no more, and made again', async () => {
    await openStaffTab(reviewer, 'solicitudes');
    await openRequest(reviewer, proposed.email);
    const detail = requestDetail(reviewer);
    await expect(detail).toContainText('terminó la propuesta de aprobar');
    await expect(detail).not.toContainText('Por confirmar');
    await reviewer.getByRole('button', { name: /^Aprobar/ }).click();
    await expect(reviewer.getByRole('dialog')).toContainText('US$57.00');
  });

  await test.step('the applicant sees the value that was sent', async () => {
    await visitor.goto('/Solicitud?lang=es');
    await expect(visitor.getByRole('main')).toContainText('US$281.00');
    await expect(visitor.getByRole('main')).not.toContainText('US$29.00');
  });

  await resetRates(GAME);
});
