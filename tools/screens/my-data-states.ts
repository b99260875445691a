import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { type Copy, ownCode, press, type ScreenState, type Send, UNKNOWN_CODE } from './screen';

const openFragment = (fragment: string) => async (page: Page) => {
  await page.evaluate((hash) => location.assign(hash), fragment);
  await page.waitForLoadState('networkidle');
};

/** The pages of the own data and of the end of a subscription. */
export function myDataStates(send: Send): readonly ScreenState[] {
  /** Sends a request and shows its data. */
  async function ownData(page: Page, copy: Copy): Promise<void> {
    await send(page, copy);
    await page.goto(paths.myData);
    await page.getByRole('region', { name: copy.myData.stored.title }).waitFor();
  }

  async function askToErase(page: Page, copy: Copy): Promise<void> {
    await ownData(page, copy);
    await press(page, copy.myData.erase.action);
    await page.getByRole('dialog').waitFor();
  }

  async function erase(page: Page, copy: Copy): Promise<void> {
    await askToErase(page, copy);
    await press(page, copy.myData.erase.yes);
    await page.getByRole('heading', { name: copy.myData.erase.doneTitle }).waitFor();
  }

  /**
   * Sends a request, and shows the petitions that its code permits in a browser without its
   * session.
   */
  async function dataByCode(page: Page, copy: Copy): Promise<void> {
    await send(page, copy);
    const code = await ownCode(page);
    // Deletes the stored session; it ends once the page that uses it closes.
    await page.evaluate(() => void indexedDB.deleteDatabase('firebaseLocalStorageDb'));
    await page.goto(`${paths.myData}#${code}`);
    await page.getByRole('heading', { name: copy.petition.code.ask }).waitFor();
  }

  return [
    { name: 'my-data-none', path: paths.myData },
    { name: 'my-data', path: '/Roblox', reach: ownData },
    { name: 'my-data-erasing', path: '/Roblox', reach: askToErase },
    { name: 'my-data-erased', path: '/Roblox', reach: erase },
    { name: 'my-data-code', path: '/Roblox', reach: dataByCode },
    {
      name: 'my-data-bad-link',
      path: paths.myData,
      reach: openFragment(`${UNKNOWN_CODE}.borrado.${UNKNOWN_CODE.slice(1)}`),
    },
    { name: 'unsubscribe', path: paths.unsubscribe, reach: openFragment(UNKNOWN_CODE) },
    { name: 'unsubscribe-bad-link', path: paths.unsubscribe },
  ];
}
