import type { Page } from '@playwright/test';
import { requestDocuments } from '../../../tools/samples/documents';
import { LOCAL_STAFF_NAMES } from '../../../tools/support/local-project';
import { readDocument, writeDocuments } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { byPath, memberPage, resetRates, visitorRequest } from '../support/staff';
import { expect, test } from '../support/test';

/** No other test uses requests or rates of this game. */
const GAME = 'eafc24';

const NOTHING = {
  informCards: 0,
  goldCards: 0,
  futChampsRedCards: 0,
  highQualitySbcs: 0,
  objectivePlayers: 0,
  chemistryStyles: 0,
  contracts: 0,
  coins: 0,
};

// Inform cards at US$0.50, then at US$0.625, and SBCs at US$2, by hand.
const ACCOUNTS = {
  rehearsala: { informCards: 40 }, // 20.00 → 25.00
  rehearsalb: { informCards: 100 }, // 50.00 → 62.50
  rehearsalc: { highQualitySbcs: 60 }, // 120.00 → 120.00
  rehearsald: { informCards: 400, highQualitySbcs: 60 }, // 320.00 → 370.00
};

async function openRates(page: Page): Promise<void> {
  await page.goto(`/GamesSettings?tab=tarifas&juego=${GAME}`);
  await expect(page.locator('[name="informCards"]')).toHaveValue(/^0\.5/);
}

test(
  'a draft is rehearsed against the requests of the game, and returned with a note',
  FULL,
  async ({ browser }) => {
    test.slow();
    await resetRates(GAME);
    const documents = Object.entries(ACCOUNTS).flatMap(([uid, account]) => {
      const answers = { ...NOTHING, ...account };
      return requestDocuments(visitorRequest(uid, { gameId: GAME, answers, status: 'approved' }));
    });
    await writeDocuments(byPath(documents));
    const analyst = await memberPage(browser, 'analista');
    const output = (name: string) => analyst.locator(`output[name="${name}"]`);

    await test.step('the analyst types inform cards at 62.5 cents and rehearses them', async () => {
      await openRates(analyst);
      await analyst.locator('[name="informCards"]').fill('0.625');
      await analyst.getByRole('button', { name: 'Ensayar' }).click();
      await expect(output('solicitudes')).toHaveText('4');
      // 20 50 | 120 320 and 25 62.50 | 120 370
      await expect(output('mediana')).toHaveText('US$85.00');
      await expect(output('medianaNueva')).toHaveText('US$91.25');
      await expect(analyst.getByText('+US$6.25, +7.4 %')).toBeVisible();
      await expect(analyst.getByText('3 suben')).toBeVisible();
      const rises = analyst.getByRole('region', { name: 'Las que más suben' }).getByRole('row');
      await expect(rises.nth(1)).toContainText('320.00');
      await expect(rises.nth(1)).toContainText('+50.00');
    });

    await test.step('figures that change afterwards make the rehearsal stale', async () => {
      await analyst.locator('[name="informCards"]').fill('0.55');
      await expect(analyst.getByText(/^Estas cifras son de antes/)).toBeVisible();
      await analyst.getByRole('button', { name: 'Ensayar' }).click();
      // 22 55 | 120 340
      await expect(output('medianaNueva')).toHaveText('US$87.50');
    });

    await test.step('a reviewer returns the saved draft, and the analyst reads why', async () => {
      await analyst.locator('[name="motivo_es"]').fill('Suben las cartas');
      await analyst.locator('[name="motivo_en"]').fill('Cards are up');
      await analyst.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(analyst.getByText('Borrador guardado.')).toBeVisible();
      await expect(analyst.getByRole('button', { name: 'Devolver con una nota' })).toHaveCount(0);

      const reviewer = await memberPage(browser, 'revisor');
      await openRates(reviewer);
      await reviewer.getByRole('button', { name: 'Devolver con una nota' }).click();
      await reviewer.locator('[name="nota"]').fill('Falta mirar los SBC.');
      await reviewer.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click();
      await expect(
        reviewer.getByText(`Devuelto por ${LOCAL_STAFF_NAMES.revisor}`, { exact: false }),
      ).toBeVisible();
      expect(await readDocument(`borradores/${GAME}`)).toMatchObject({
        tasas: { informCards: 55_000 },
        revision: 2,
        nota: { texto: 'Falta mirar los SBC.' },
      });

      await openRates(analyst);
      await expect(analyst.getByText('Falta mirar los SBC.')).toBeVisible();
    });

    await resetRates(GAME);
  },
);
