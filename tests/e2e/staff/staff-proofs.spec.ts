import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  staffUid,
  storeTrackedRequest,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test(
  'a code in a Free Fire account is shown to its owner, and seen by staff',
  FULL,
  async ({ page, browser }) => {
    const { uid, email, code } = await storeTrackedRequest({
      gameId: 'freefire',
      value: 600,
      answers: { level: 12 },
    });
    const visitor = await visitorPage(browser);
    await visitor.goto(`/Solicitud#${code}`);
    const block = visitor.getByRole('region', { name: 'Muestra que la cuenta es tuya' });
    const challenge = (await block.getByText(/^LU[2-9A-Z]{6}$/).textContent()) ?? '';

    await openStaffTab(page, 'solicitudes');
    await openRequest(page, email);
    const shown = requestDetail(page).getByRole('region', { name: 'Código en la cuenta' });
    await expect(shown).toContainText(challenge);
    await shown.getByRole('button', { name: /^Lo vi en / }).click();
    await expect(shown).toContainText(/Código visto por Laura Peralta el /);
    await expect(requestDetail(page)).toContainText('vio el código en la cuenta ');
    expect(await readDocument(`vistas/${uid}`)).toMatchObject({
      1: { autor: await staffUid(), vuelta: 1 },
    });
  },
);
