import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../../src/domain/language';
import { readDocument } from './firestore-admin';
import { expectReceived, pressSend, readyToSend } from './sending';
import { memberPage, openRequest, openStaffTab, requestDetail, visitorPage } from './staff';
import { expect } from './test';

/**
 * A request that an analyst declined for its credit history: the page of its visitor, who reads this
 * language, another browser that has only the code, and the open case of the analyst, in Spanish.
 */
export async function declinedRequest(browser: Browser, language: Language) {
  const own = await visitorPage(browser);
  const elsewhere = await visitorPage(browser);
  const typed = await readyToSend(own, language);
  await pressSend(own, language);
  const uid = await expectReceived(own, language, typed);
  const { correo: email } = typed;
  const code = String((await readDocument(`users/${uid}`))?.codigo);
  await expect.poll(() => readDocument(`indice/${uid}`)).toBeDefined();

  const analyst = await memberPage(browser, 'analista');
  await openStaffTab(analyst, 'solicitudes');
  await openRequest(analyst, email);
  const theirs = requestDetail(analyst);
  await expect(theirs.getByText(/^Lo tienes tú/)).toBeVisible();
  await analyst.keyboard.press('x');
  await theirs.locator('[name="motivo"][value="history"]').check();
  await theirs.getByRole('button', { name: 'Rechazar y avisar' }).click();
  await expect(theirs).toContainText('Solicitud rechazada.');

  /** Expects these words about the request on the visitor's page, and by the code elsewhere. */
  async function expectBoth(...texts: string[]) {
    await own.goto(`/Solicitud?lang=${language}`);
    // Another address of the same page loads it anew.
    await elsewhere.goto('about:blank');
    await elsewhere.goto(`/Solicitud?lang=${language}#${code}`);
    const pages: readonly Page[] = [own, elsewhere];
    for (const page of pages)
      for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
  }
  return { own, elsewhere, uid, email, analyst, theirs, expectBoth };
}
