import { readDocument } from '../support/firestore-admin';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  staffUid,
  storeRequest,
  storeTrackedRequest,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test('a proven request is found by the filter, with its lines in the case', async ({ page }) => {
  const fecha = new Date(2026, 4, 3, 12);
  const { email } = await storeRequest({
    prueba: { cuenta: '156', fecha, lineas: { accountYears: 'exacto' } },
  });
  await openStaffTab(page, 'solicitudes');
  const filter = page.getByLabel('Prueba');
  await filter.selectOption('Declaradas');
  await page.locator('[name="buscar"]').fill(email);
  const hidden = 'Lo que buscas está, pero lo oculta este filtro: Declaradas.';
  await expect(page.getByText(hidden)).toBeVisible();
  await filter.selectOption('Probadas');
  await expect(page).toHaveURL(/prueba=probadas/);
  await expect(page.getByRole('row', { name: /Laura Peña/ })).toContainText('1 línea probada');
  await openRequest(page, email);
  const detail = requestDetail(page);
  const line = detail.locator('[data-proof="proven"]');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Años de la cuenta');
  await expect(detail.getByText('49.5 %').last()).toBeVisible();
  await expect(detail).toContainText('Probado el 3 de mayo de 2026, 1 línea, con la cuenta 156.');
});

test('a code in a Free Fire account is shown to its owner, and seen by staff', async ({
  page,
  browser,
}) => {
  const { uid, email, code } = await storeTrackedRequest({
    juego: 'freefire',
    valor: 600,
    atributos: { level: 12 },
  });
  const visitor = await visitorPage(browser);
  await visitor.goto(`/Solicitud#${code}`);
  const block = visitor.getByRole('region', { name: 'Muestra que la cuenta es tuya' });
  await expect(block.getByRole('status').first()).toHaveText(/^LU[2-9A-Z]{6}$/);
  const challenge = (await block.getByRole('status').first().textContent()) ?? '';

  await openStaffTab(page, 'solicitudes');
  await openRequest(page, email);
  const shown = requestDetail(page).getByRole('region', { name: 'Código en la cuenta' });
  await expect(shown).toContainText(challenge);
  await shown.getByRole('button', { name: 'Lo vi' }).click();
  await expect(shown).toContainText(/Código visto por Laura Peralta el /);
  await expect(requestDetail(page)).toContainText('vio el código en la cuenta.');
  expect(await readDocument(`vistas/${uid}`)).toMatchObject({ autor: await staffUid() });
});
