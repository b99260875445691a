import { LOCAL_STAFF_NAMES } from '../../../tools/support/local-project';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  freshWord,
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
  storeTrackedRequest,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

/** Coming back to a page makes it look who works on what. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

test(
  'two members work on one case: a claim, a take-over, and typed text stays',
  FULL,
  async ({ page, browser }) => {
    const { uid, email } = await storeTrackedRequest();
    await openStaffTab(page, 'solicitudes');
    await openRequest(page, email);
    const mine = requestDetail(page);
    await expect(mine.getByText(/^Lo tienes tú/)).toBeVisible();
    await mine.locator('[name="nota"]').fill('Llamé y no contestó');

    const other = await memberPage(browser, 'analista');
    await openStaffTab(other, 'solicitudes');
    await openRequest(other, email);
    const theirs = requestDetail(other);
    await expect(theirs.getByText(/^Lo tiene Laura Peralta/)).toBeVisible();
    await theirs.getByRole('button', { name: 'Tomar' }).click();
    await other.getByRole('dialog').getByLabel('Motivo').fill('Termina su turno');
    await other.getByRole('button', { name: 'Sí, tomar' }).click();
    await expect(theirs.getByText(/^Lo tienes tú/)).toBeVisible();
    await expect(theirs).toContainText('tomó el caso de otra persona: «Termina su turno»');

    await page.evaluate(comeBack);
    await expect(mine).toContainText(`${LOCAL_STAFF_NAMES.analista} tomó el caso.`);
    await expect(mine.locator('[name="nota"]')).toHaveValue('Llamé y no contestó');
    await mine.getByRole('button', { name: 'Anotar' }).click();
    await expect(mine.getByRole('listitem').filter({ hasText: 'Nota del equipo' })).toContainText(
      'Llamé y no contestó',
    );
    expect(await readDocument(`tomas/${uid}`)).toMatchObject({
      motivo: 'Termina su turno',
      veces: 2,
    });
  },
);

test(
  'an approval above the amount needs a second person, who is never the first',
  FULL,
  async ({ page, browser }) => {
    const { uid, email } = await storeTrackedRequest({ value: 50_000 });
    await openStaffTab(page, 'solicitudes');
    await openRequest(page, email);
    const mine = requestDetail(page);
    await mine.getByRole('button', { name: 'Aprobar' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByLabel(/^Monto máximo a prestar/)).toHaveValue('15,500');
    await expect(panel).toContainText('Lo confirma otra persona: pasa de RD$12,500.00.');
    await page.getByRole('button', { name: 'Sí, proponer' }).click();
    await expect(mine).toContainText('Propuesta guardada.');
    await expect(mine).toContainText('Monto máximo a prestar: RD$15,500.00');
    await expect(mine.getByRole('button', { name: 'Confirmar' })).toHaveCount(0);
    expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'pendiente' });
    expect(await readDocument(`mail/${uid}_decision`)).toBeUndefined();
    await expect
      .poll(() => readDocument(`indice/${uid}`))
      .toMatchObject({ estadoCredito: 'porConfirmar' });

    const other = await memberPage(browser, 'revisor');
    await openStaffTab(other, 'solicitudes');
    await other.getByRole('button', { name: 'Por confirmar' }).click();
    await openRequest(other, email);
    const theirs = requestDetail(other);
    await expect(theirs).toContainText(`Tú, ${LOCAL_STAFF_NAMES.revisor}`);
    await theirs.getByRole('button', { name: 'Confirmar' }).click();
    await other.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(theirs).toContainText('Solicitud aprobada.');
    expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'aprobado' });
    expect(await readDocument(`expedientes/${uid}`)).toMatchObject({
      decision: { monto: 1_550_000 },
    });
  },
);

test(
  'a decision closes the other request of the same person as a repeat',
  FULL,
  async ({ page }) => {
    const cedula = `P-${freshWord().slice(3, 15).toUpperCase()}`;
    const first = await storeRequest({ name: 'Ana Repite', cedula });
    const second = await storeRequest({ name: 'Ana Repite', cedula, gameId: 'fortnite' });
    await openStaffTab(page, 'solicitudes');
    await openRequest(page, first.email);
    const detail = requestDetail(page);
    // Of another address, so a member has to tick it.
    const box = detail.getByRole('checkbox', { name: /^Fortnite/ });
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(detail.getByText(/^Lo tienes tú/)).toBeVisible();
    await detail.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await detail.locator('[name="motivo"][value="debts"]').check();
    await detail.getByRole('button', { name: 'Rechazar y avisar' }).click();
    await expect(detail).toContainText('Se cerró 1 repetida, con su correo.');
    expect(await readDocument(`users/${second.uid}`)).toMatchObject({
      estadoCredito: 'rechazado',
      decision: { motivo: 'reservado' },
    });
    expect(await readDocument(`expedientes/${second.uid}`)).toMatchObject({
      decision: { repetida: first.uid },
    });
    expect(await readDocument(`mail/${second.uid}_decision`)).toMatchObject({ to: second.email });
  },
);

test(
  'what one member decides changes in the list of another, and new requests are announced',
  FULL,
  async ({ page, browser }) => {
    // Nothing of this test wakes the page: it looks by itself, and functions need a moment.
    const soon = { timeout: 30_000 };
    const decided = await storeTrackedRequest({ name: 'Decidida Afuera', gameId: 'fc-mobile' });
    const other = await memberPage(browser, 'analista');
    await openStaffTab(other, 'solicitudes');
    await openRequest(other, decided.email);
    await expect(requestDetail(other).getByText(/^Lo tienes tú/)).toBeVisible();

    await page.goto('/GamesSettings?tab=solicitudes&orden=-tiempo');
    const list = page.getByRole('table', { name: 'Solicitudes' });
    const row = list.getByRole('row').filter({ hasText: 'Decidida Afuera' }).first();
    // Its place in the list: tests beside this one change the heights of other rows.
    const place = async () =>
      (await list.getByRole('row').allTextContents()).findIndex((text) =>
        text.includes('Decidida Afuera'),
      );
    await row.getByRole('button').focus();
    const before = await place();

    await other.getByRole('button', { name: 'Aprobar' }).click();
    await other.getByRole('button', { name: 'Sí, aprobar' }).click();
    await expect(requestDetail(other)).toContainText('Solicitud aprobada.');
    await storeTrackedRequest({ name: 'Recién Llegada' });

    await expect(row).toContainText('Aprobada', soon);
    const line = page.getByRole('status').filter({ hasText: /nuevas?$/ });
    await expect(line).toBeVisible(soon);
    await expect(row.getByRole('button')).toBeFocused();
    expect(await place()).toBe(before);
    await expect(list).not.toContainText('Recién Llegada');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(list).toContainText('Recién Llegada');
  },
);
