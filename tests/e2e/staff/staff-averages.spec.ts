import { DAY_MS } from '../../../src/domain/time';
import { requestDocuments } from '../../../tools/samples/documents';
import { writeDocuments } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { byPath, openStaffTab, STAFF_SESSION, visitorRequest } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

/** Noon in Santo Domingo, four hours behind UTC all year, some days ago. */
function noon(daysAgo: number): Date {
  const here = new Date(Date.now() - 4 * 3_600_000 - daysAgo * DAY_MS);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate(), 16));
}

test(
  'shows counts, the median and days of a game’s requests beside its market value',
  FULL,
  async ({ page }) => {
    test.slow();
    // Only this test uses Rocket League. The ids are fixed, so that a second run finds the same five.
    const requests = [
      { value: 10_000, receivedAt: noon(1) },
      { value: 20_000, receivedAt: noon(1) },
      { value: 30_000, receivedAt: noon(0) },
      { value: 100_000, receivedAt: noon(0) },
      { value: 25_000, receivedAt: noon(0) },
    ];
    const documents = requests.flatMap((changes, place) =>
      requestDocuments(
        visitorRequest(`e2eRocketLeague${place}`, { gameId: 'rocketLeague', ...changes }),
      ),
    );
    await writeDocuments(byPath(documents));
    await openStaffTab(page, 'promedios');
    const row = page.getByRole('row').filter({ hasText: 'Rocket League' });
    const cells = ['Sin valor', '5', 'US$250.00'];
    // The function adds one request after the other; the tab reads once.
    await expect(async () => {
      await page.reload();
      await expect(row.locator('td').nth(2)).toHaveText('5', { timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
    for (const [place, text] of cells.entries())
      await expect(row.locator('td').nth(place + 1)).toHaveText(text);

    await page.getByRole('button', { name: 'Ver los gráficos de Rocket League' }).click();
    const plots = page.getByRole('region', { name: 'Rocket League' });
    await plots.getByText('Ver los datos').click();
    const days = plots.getByRole('group').locator('tbody');
    await expect(days.locator('tr')).toHaveCount(2);
    await expect(days.locator('td')).toHaveText(['2', '3']);
  },
);
