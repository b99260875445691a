import type { Page } from '@playwright/test';
import { readCollection, readDocument } from '../support/firestore-admin';
import { openGame, openStaffTab, resetGame, STAFF_SESSION, staffUid } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const cardOf = (page: Page, game: string) => page.getByRole('article', { name: game });

async function typeValue(page: Page, game: string, value: string): Promise<void> {
  await cardOf(page, game).locator('[name="valor"]').fill(value);
}

async function send(page: Page, game: string): Promise<void> {
  await cardOf(page, game)
    .getByRole('button', { name: `Enviar el valor de ${game}` })
    .click();
}

async function typeReason(page: Page, game: string, es: string, en: string): Promise<void> {
  await cardOf(page, game).locator('[name="motivoEs"]').fill(es);
  await cardOf(page, game).locator('[name="motivoEn"]').fill(en);
}

test('a new value with a reason appears on home with its arrow and difference, and in the history', async ({
  page,
}) => {
  await resetGame('fortnite', [150, 180]);
  await openStaffTab(page, 'valores');
  const card = cardOf(page, 'Fortnite');
  await openGame(page, 'Fortnite');
  await typeValue(page, 'Fortnite', '225');
  await expect(card).toContainText('De US$180.00 a US$225.00: +US$45.00 (+25 %)');
  await typeReason(page, 'Fortnite', 'Salió la temporada nueva', 'The new season is out');
  await send(page, 'Fortnite');
  await expect(card).toContainText('Fortnite: juego registrado con éxito. Ahora vale US$225.00.');
  await expect(card.locator('[name="valor"]')).toHaveValue('');

  const change = {
    valor: 225,
    anterior: 180,
    motivo: { es: 'Salió la temporada nueva', en: 'The new season is out' },
    autor: await staffUid(),
    fecha: expect.any(Date),
  };
  expect(await readDocument('games/fortnite')).toMatchObject({
    value: [150, 180, 225],
    ultimoCambio: change,
  });
  expect(await readCollection('games/fortnite/cambios')).toEqual({ 2: change });

  await page.goto('/');
  const shown = page.getByRole('main').getByRole('link', { name: /^Fortnite/ });
  await expect(shown).toContainText('US$225.00');
  const rise = shown.locator('span:has(> svg)').filter({ hasText: /^Subió 45\.00$/ });
  await expect(rise.locator('svg')).toBeVisible();
  await expect(shown).toContainText('Salió la temporada nueva.');
  await page.goto('/?lang=en');
  await expect(shown).toContainText('The new season is out.');
});
