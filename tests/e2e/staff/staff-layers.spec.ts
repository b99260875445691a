import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeTrackedRequest,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test('Back and Escape close the innermost thing over a case, and then the case', async ({
  page,
}) => {
  const { email } = await storeTrackedRequest({ language: 'es' });
  await openStaffTab(page, 'solicitudes');
  await openRequest(page, email);
  const detail = requestDetail(page);
  const decline = detail.getByRole('button', { name: 'Rechazar', exact: true });
  const reasons = detail.getByRole('radio');

  // The form of a decline, by Escape and by Back.
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await decline.click();
    await expect(reasons.first()).toBeFocused();
    await close();
    await expect(reasons).toHaveCount(0);
    await expect(detail).toBeVisible();
    await expect(decline).toBeFocused();
  }

  // A dialog.
  await detail.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(detail).toBeVisible();

  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/tab=solicitudes/);
});
