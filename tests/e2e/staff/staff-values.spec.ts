import type { Page } from '@playwright/test';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  anotherStaffPage,
  openGame,
  openStaffTab,
  resetGame,
  STAFF_SESSION,
  staffUid,
} from '../support/staff';
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

test(
  'a reason needs both languages or neither, and a value must be within its bounds',
  FULL,
  async ({ page }) => {
    await resetGame('warcraft', [150, 180]);
    await openStaffTab(page, 'valores');
    const card = cardOf(page, 'Warcraft');
    await openGame(page, 'Warcraft');
    await typeValue(page, 'Warcraft', '9');
    await send(page, 'Warcraft');
    await expect(card).toContainText('El valor debe estar entre 10 y 10,000.');
    await typeValue(page, 'Warcraft', '190');
    await typeReason(page, 'Warcraft', 'Subió la demanda', '');
    await send(page, 'Warcraft');
    await expect(card).toContainText('Escribe el motivo en los dos idiomas o en ninguno.');
    expect(await readDocument('games/warcraft')).toMatchObject({ value: [150, 180] });
    await card.locator('[name="motivoEs"]').fill('');
    await send(page, 'Warcraft');
    await expect(card).toContainText('Ahora vale US$190.00.');
    expect(Object.keys((await readDocument('games/warcraft/cambios/2')) ?? {}).sort()).toEqual([
      'anterior',
      'autor',
      'fecha',
      'valor',
    ]);
  },
);

test('a change above 50 % asks first, and undoing it is one more entry', FULL, async ({ page }) => {
  await resetGame('minecraft', [80, 100]);
  await openStaffTab(page, 'valores');
  const card = cardOf(page, 'Minecraft');
  await openGame(page, 'Minecraft');
  const dialog = page.getByRole('dialog');

  await typeValue(page, 'Minecraft', '150');
  await send(page, 'Minecraft');
  await expect(card).toContainText('Ahora vale US$150.00.');

  await typeValue(page, 'Minecraft', '226');
  await send(page, 'Minecraft');
  await expect(dialog).toContainText(
    'Minecraft pasa de US$150.00 a US$226.00. Es un cambio de +51 %.',
  );
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.locator('[name="valor"]')).toHaveValue('226');
  expect(await readDocument('games/minecraft')).toMatchObject({ value: [80, 100, 150] });

  await send(page, 'Minecraft');
  await dialog.getByRole('button', { name: 'Sí, enviar' }).click();
  await expect(card).toContainText('Ahora vale US$226.00.');

  await card.getByText('Historial').click();
  await card.getByRole('button', { name: 'Deshacer: volver Minecraft a US$150.00' }).click();
  await expect(card).toContainText('Ahora vale US$150.00.');
  await expect(card.getByRole('listitem')).toHaveCount(3);
  expect(await readDocument('games/minecraft')).toMatchObject({ value: [80, 100, 150, 226, 150] });
  const changes = await readCollection('games/minecraft/cambios');
  expect(Object.keys(changes)).toEqual(['2', '3', '4']);
  expect(changes[4]).toMatchObject({ anterior: 226, valor: 150 });
});

test(
  'when two people change a value at once, the second is told and nothing is lost',
  FULL,
  async ({ page, browser }) => {
    await resetGame('freefire', [80, 100]);
    const other = await anotherStaffPage(browser);
    await openStaffTab(page, 'valores');
    await openStaffTab(other, 'valores');
    await openGame(page, 'Free Fire');
    await openGame(other, 'Free Fire');
    await typeValue(page, 'Free Fire', '110');
    await typeReason(page, 'Free Fire', 'Llegó un evento', 'An event came');
    await typeValue(other, 'Free Fire', '120');
    await send(other, 'Free Fire');
    await expect(cardOf(other, 'Free Fire')).toContainText('Ahora vale US$120.00.');

    const card = cardOf(page, 'Free Fire');
    await send(page, 'Free Fire');
    await expect(card).toContainText('Mientras tanto, alguien lo cambió a US$120.00.');
    await expect(card.locator('[name="valor"]')).toHaveValue('110');
    await expect(card.locator('[name="motivoEs"]')).toHaveValue('Llegó un evento');
    await expect(card.locator('[name="motivoEn"]')).toHaveValue('An event came');
    await expect(card).toContainText('De US$120.00 a US$110.00: −US$10.00 (−8 %)');
    expect(await readDocument('games/freefire')).toMatchObject({ value: [80, 100, 120] });

    await send(page, 'Free Fire');
    await expect(card).toContainText('Ahora vale US$110.00.');
    expect(await readDocument('games/freefire')).toMatchObject({ value: [80, 100, 120, 110] });
    const changes = await readCollection('games/freefire/cambios');
    expect(changes[2]).toMatchObject({ anterior: 100, valor: 120 });
    expect(changes[3]).toMatchObject({
      anterior: 120,
      valor: 110,
      motivo: { en: 'An event came' },
    });
  },
);
