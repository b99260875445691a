import type { RequestChanges } from '../../../tools/samples/requests';
import { changeDocument, type Plain, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  staffUid,
  storeTrackedRequest,
} from '../support/staff';
import { expect, freshCedula, freshEmail, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const DAY = 24 * 3_600_000;
const referenceOf = (code: string) => code.slice(0, 12);

/** What the functions have noted for staff that a request has in common with others, by kind. */
async function noticesOf(uid: string): Promise<Record<string, Plain>> {
  const { avisos } = (await readDocument(`expedientes/${uid}`)) ?? {};
  const all = Array.isArray(avisos) ? (avisos as Plain[]) : [];
  return Object.fromEntries(all.map((notice) => [String(notice.tipo), notice]));
}

const soon = { timeout: 30_000 };

test(
  'somebody with an approval and a loan gets no other, whichever ends',
  FULL,
  async ({ page }) => {
    const person = { name: 'Ana Repite', cedula: freshCedula() };
    const author = await staffUid();
    const approvedAgo = (days: number, changes: RequestChanges) => {
      const decidedAt = new Date(Date.now() - days * DAY);
      const until = new Date(decidedAt.getTime() + 30 * DAY);
      const decision = { author, decidedAt, reason: undefined, until };
      return storeTrackedRequest({ ...person, status: 'approved', decision, ...changes });
    };
    const unpaid = await approvedAgo(9, { gameId: 'minecraft' });
    const paid = await approvedAgo(8, {
      gameId: 'fortnite',
      atBank: { kind: 'disbursed', at: new Date(Date.now() - 2 * DAY) },
    });
    const open = await storeTrackedRequest(person);

    await openStaffTab(page, 'solicitudes');
    await openRequest(page, open.email);
    const detail = requestDetail(page);
    const approve = detail.getByRole('button', { name: 'Aprobar' });
    await expect(detail).toContainText(
      `Esta persona tiene una aprobación en curso: ${referenceOf(unpaid.code)}.`,
    );
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await changeDocument(`users/${unpaid.uid}`, {
      banco: { estado: 'cancelado', fecha: new Date() },
    });
    await page.reload();
    await expect(detail).toContainText(
      `Esta persona tiene un préstamo desembolsado: ${referenceOf(paid.code)}.`,
    );
    await expect(approve).toHaveAttribute('aria-disabled', 'true');

    await changeDocument(`users/${paid.uid}`, { banco: { estado: 'saldado', fecha: new Date() } });
    await page.reload();
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
    await approve.click();
    await expect(page.getByLabel(/^Monto máximo a prestar/)).toBeVisible();
  },
);

test('a shared e-mail is a notice, and closes nobody else’s request', FULL, async ({ page }) => {
  const email = freshEmail();
  const cedula = freshCedula();
  const ana = await storeTrackedRequest({ name: 'Ana Comparte', cedula, email });
  const luis = await storeTrackedRequest({ name: 'Luis Comparte', email, gameId: 'fortnite' });
  await expect.poll(async () => (await noticesOf(ana.uid)).correo, soon).toBeDefined();

  await openStaffTab(page, 'solicitudes');
  await openRequest(page, cedula);
  const detail = requestDetail(page);
  await expect(detail).toContainText(`Comparte el correo con ${referenceOf(luis.code)}`);
  await expect(detail.getByRole('checkbox')).toHaveCount(0);
  await expect(detail.getByText(/^Lo tienes tú/)).toBeVisible();
  await detail.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await detail.locator('[name="motivo"][value="identity"]').check();
  await detail.getByRole('button', { name: 'Rechazar y avisar' }).click();
  await expect(detail).toContainText('Solicitud rechazada.');
  await expect(detail).not.toContainText('repetida');
  expect(await readDocument(`users/${luis.uid}`)).toMatchObject({ estadoCredito: 'pendiente' });
  expect(await readDocument(`mail/${luis.uid}_decision`)).toBeUndefined();
});
