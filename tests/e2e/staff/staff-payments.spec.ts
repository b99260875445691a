import { tellStatus } from '../../../tools/emulators/core-server';
import { UNDONE_APPROVAL } from '../../../tools/samples/loose-payment';
import { FULL } from '../support/full';
import {
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeTrackedRequest,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test(
  'a payment reported for an undone approval blocks the request until two people explain it',
  FULL,
  async ({ page, browser }) => {
    const { email, code } = await storeTrackedRequest({ hoursAgo: 96, undone: [UNDONE_APPROVAL] });
    const event = `${code}_request.decided_${UNDONE_APPROVAL.decidedAt.getTime()}`;
    const { answer } = await tellStatus(code, event, 'disbursed');
    expect(answer).toBe('200 {"result":"kept"}');

    await openStaffTab(page, 'solicitudes');
    await openRequest(page, email);
    const mine = requestDetail(page);
    await expect(mine.getByRole('button', { name: /^Aprobar/ })).toHaveAccessibleDescription(
      'Antes de aprobar, hay que aclarar un pago.',
    );
    await mine.getByLabel('El préstamo vale').check();
    await mine.getByLabel(/^Cómo se sabe/).fill('La contabilidad lo confirmó.');
    await mine.getByRole('button', { name: 'Proponer' }).click();
    await expect(mine).toContainText('Propuesta guardada. Otra persona la confirma.');
    await mine.getByRole('button', { name: 'Soltar', exact: true }).click();

    const reviewer = await memberPage(browser, 'revisor');
    await openStaffTab(reviewer, 'solicitudes');
    await openRequest(reviewer, email);
    const theirs = requestDetail(reviewer);
    await theirs.getByRole('button', { name: 'Confirmar' }).click();
    await expect(theirs).toContainText('La solicitud está aprobada y desembolsada.');
    await expect(theirs).toContainText(
      'Se desembolsó después de que la aprobación había terminado',
    );

    // Who has the code reads that the loan was paid out.
    await page.goto(`/Solicitud#${code}`);
    await expect(page.getByRole('main')).toContainText('Ya está desembolsado.');
  },
);
