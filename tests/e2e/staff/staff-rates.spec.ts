import type { Page } from '@playwright/test';
import { LOCAL_STAFF_NAMES } from '../../../tools/support/local-project';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { fillDialog, pressSend, requestsOf, somebody } from '../support/sending';
import {
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  resetRates,
  visitorPage,
} from '../support/staff';
import { expect, test, waitUntilInteractive } from '../support/test';

/** No other test estimates accounts of this game, or publishes its rates. */
const GAME = 'leagueOfLegends';

const ANALYST = LOCAL_STAFF_NAMES.analista;
const REVIEWER = LOCAL_STAFF_NAMES.revisor;

async function openRates(page: Page): Promise<void> {
  await page.goto(`/GamesSettings?tab=tarifas&juego=${GAME}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Borrador' })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

const publishButton = (page: Page) => page.getByRole('button', { name: /^Publicar/ });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Borrador guardado.')).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await publishButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, publicar' }).click();
}

async function estimate(visitor: Page, expected: string): Promise<void> {
  await visitor.getByRole('button', { name: 'CALCULAR VALOR' }).click();
  await expect(visitor.locator('output[name="estimate"]')).toHaveText(expected);
}

async function uidOf(name: string): Promise<string | undefined> {
  const people = Object.entries(await readCollection('personal'));
  return people.find(([, { nombre }]) => nombre === name)?.[0];
}

test(
  'a rate from its draft over its publication and a visitor’s request to its undoing',
  FULL,
  async ({ browser }) => {
    test.slow();
    await resetRates(GAME);
    const analyst = await memberPage(browser, 'analista');
    const reviewer = await memberPage(browser, 'revisor');
    const [author, publisher] = [await uidOf(ANALYST), await uidOf(REVIEWER)];

    await test.step('the analyst drafts champions at 80 cents, and cannot publish', async () => {
      await openRates(analyst);
      await expect(publishButton(analyst)).toBeDisabled();
      await analyst.locator('[name="champions"]').fill('0,80');
      await expect(analyst.getByRole('row', { name: /^Campeones/ })).toContainText('+100.0 %');
      // A reload loses nothing that was typed.
      analyst.once('dialog', (dialog) => dialog.accept());
      await analyst.reload();
      await expect(analyst.locator('[name="champions"]')).toHaveValue('0,80');
      await save(analyst);
      await expect(analyst.getByText('Borrador tuyo')).toBeVisible();
      await expect(publishButton(analyst)).toBeDisabled();
      await expect(section(analyst, 'Publicar')).toContainText(
        'Escribiste una parte de este borrador',
      );
      expect(await readDocument(`borradores/${GAME}`)).toMatchObject({
        tasas: { champions: 80_000, skins: 35_000, influencePoints: 7 },
        autor: author,
        revision: 1,
      });
    });

    const visitor = await visitorPage(browser);
    await test.step('a visitor estimates with the rates in force', async () => {
      await visitor.goto('/Leage-of-Legends?lang=es&champions=25');
      await waitUntilInteractive(visitor);
      await visitor.clock.install();
      await estimate(visitor, 'US$12.50');
    });

    await test.step('the analyst gives the reason, and a reviewer publishes version 2', async () => {
      await openRates(reviewer);
      await expect(reviewer.getByText(`Borrador de ${ANALYST}`)).toBeVisible();
      await expect(publishButton(reviewer)).toBeDisabled();
      await expect(section(reviewer, 'Publicar')).toContainText(/motivo .* en los dos idiomas/);
      await analyst.locator('[name="motivo_es"]').fill('Suben los campeones en la reventa');
      await analyst.locator('[name="motivo_en"]').fill('Champions are up on resale');
      await save(analyst);
      await openRates(reviewer);
      await publish(reviewer);
      await expect(section(reviewer, 'Publicar')).toContainText(
        'Versión 2 de League of Legends publicada.',
      );
      await expect(reviewer.getByText('Versión 2, en vigor')).toBeVisible();
      expect(await readDocument(`tarifas/${GAME}`)).toMatchObject({
        version: 2,
        tasas: { champions: 80_000 },
        anterior: 1,
        motivo: { es: 'Suben los campeones en la reventa', en: 'Champions are up on resale' },
        autor: author,
        autores: { cifras: { champions: author }, motivo: { es: author, en: author } },
        publicadoPor: publisher,
      });
      expect(await readDocument(`auditoria/tarifas_${GAME}_2`)).toMatchObject({ autor: publisher });
      expect(await readDocument(`borradores/${GAME}`)).toBeUndefined();
      const [newest, first] = [
        reviewer.getByRole('row', { name: /^2/ }),
        reviewer.getByRole('row', { name: /^1/ }),
      ];
      await expect(newest).toContainText('En vigor');
      await expect(newest).toContainText(ANALYST);
      await expect(newest).toContainText(REVIEWER);
      await expect(newest.getByRole('listitem')).toContainText('+100.0 %');
      await expect(first).toContainText('Primera versión');
    });

    const typed = somebody();
    await test.step('the visitor is told, estimates anew and sends', async () => {
      const changed = /Las tarifas cambiaron a las? .* Calcula de nuevo\./;
      await visitor.clock.fastForward(60_000);
      await expect(visitor.getByRole('status').filter({ hasText: changed })).toBeVisible();
      await estimate(visitor, 'US$22.50');
      await visitor.getByRole('heading', { name: 'Tarifas de League of Legends' }).click();
      await expect(visitor.getByText('Suben los campeones en la reventa')).toBeVisible();
      await fillDialog(visitor, 'es', typed);
      await pressSend(visitor, 'es');
      await visitor.clock.runFor(2000);
      await visitor.waitForURL('**/Registrado');
      expect(Object.values(await requestsOf(typed.correo))).toEqual([
        expect.objectContaining({ valor: 2250, versionTarifas: 2 }),
      ]);
    });

    await test.step('undoing it takes the same two people', async () => {
      await openRates(analyst);
      await analyst.getByRole('button', { name: 'Volver a publicar la versión 1' }).click();
      await expect(analyst.locator('[name="champions"]')).toHaveValue('0.40');
      await analyst.locator('[name="motivo_es"]').fill('Vuelve la tarifa de apertura');
      await analyst.locator('[name="motivo_en"]').fill('Back to the opening rate');
      await save(analyst);
      await openRates(reviewer);
      await publish(reviewer);
      await expect(section(reviewer, 'Publicar')).toContainText(
        'Versión 3 de League of Legends publicada.',
      );
      await expect(reviewer.getByRole('row', { name: /^3/ })).toContainText('−50.0 %');
      expect(await readDocument(`tarifas/${GAME}`)).toMatchObject({
        version: 3,
        tasas: { champions: 40_000 },
        anterior: 2,
      });
      expect(Object.keys(await readCollection(`tarifas/${GAME}/versiones`))).toEqual([
        '1',
        '2',
        '3',
      ]);
    });

    await test.step('staff see the value then and now', async () => {
      await openStaffTab(reviewer, 'solicitudes');
      await openRequest(reviewer, typed.correo);
      const detail = requestDetail(reviewer);
      await expect(detail).toContainText('Tarifas: versión 2');
      await expect(detail).toContainText('Tarifas: versión 3');
      await expect(detail).toContainText('\u2212US$10.00, \u221244.4 %');
    });

    await resetRates(GAME);
  },
);
