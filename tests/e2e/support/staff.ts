import type { Browser, Locator, Page } from '@playwright/test';
import { newCode } from '../../../src/domain/request/request-code';
import type { StoredRole } from '../../../src/records/roles';
import { requestDocuments, type StoredDocument } from '../../../tools/samples/documents';
import { type RequestChanges, sampleRequest } from '../../../tools/samples/requests';
import { LOCAL_STAFF, localStaffEmail } from '../../../tools/support/local-project';
import {
  deleteDocuments,
  type Plain,
  readCollection,
  readDocument,
  writeDocument,
  writeDocuments,
} from './firestore-admin';
import { mailsTo } from './outbox';
import { agree } from './sending';
import { noteUse, STAFF_SESSION } from './staff-session';
import { expect, freshCedula, freshEmail, signInStaff } from './test';

export { STAFF_SESSION };

type Language = 'es' | 'en';

/** Letters that no other test uses, for ids and for search terms. */
export function freshWord(): string {
  return `e2e${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

/** The uid of the local staff account, as records name it. */
export async function staffUid(): Promise<string> {
  const entry = Object.entries(await readCollection('personal')).find(
    ([, { correo }]) => correo === LOCAL_STAFF.email,
  );
  expect(entry).toBeDefined();
  return entry?.[0] ?? '';
}

/** Opens a tab of the staff area in a signed-in page: see STAFF_SESSION. */
export async function openStaffTab(
  page: Page,
  tab: string,
  language: Language = 'es',
): Promise<void> {
  await page.goto(`/GamesSettings?tab=${tab}&lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the line of a game in Valores. */
export async function openGame(page: Page, game: string): Promise<void> {
  const line = page.getByRole('article', { name: game });
  await line.getByRole('button', { expanded: false }).first().click();
}

/** Opens the import of values. */
export async function openImport(page: Page, language: Language = 'es'): Promise<void> {
  const name = { es: 'Importar', en: 'Import' }[language];
  await page.getByRole('button', { name, exact: true }).click();
}

/** A page in another browser of staff, which closes with the test. */
export async function anotherStaffPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: STAFF_SESSION });
  await noteUse(context);
  return context.newPage();
}

/** A page in the browser of a member of staff who has this role only; it closes with the test. */
export async function memberPage(browser: Browser, role: StoredRole): Promise<Page> {
  const page = await visitorPage(browser);
  await signInStaff(page, localStaffEmail(role));
  return page;
}

/** A page in a visitor's browser, which closes with the test. */
export async function visitorPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
}

/** Gives a game these market values and no history; each game belongs to one test. */
export async function resetGame(id: string, values: readonly number[]): Promise<void> {
  const { ultimoCambio, ...game } = (await readDocument(`games/${id}`)) ?? {};
  const changes = Object.keys(await readCollection(`games/${id}/cambios`));
  await deleteDocuments(
    changes.flatMap((change) => [
      `games/${id}/cambios/${change}`,
      `auditoria/valor_${id}_${change}`,
    ]),
  );
  await writeDocument(`games/${id}`, { ...game, value: values });
}

/** Documents by path, as they are written at once. */
export const byPath = (documents: readonly StoredDocument[]): Record<string, Plain> =>
  Object.fromEntries(documents.map(({ path, data }) => [path, data]));

/** Stores a Roblox request of US$70.75 of now, which a search finds at once; returns its uid and e-mail. */
export async function storeRequest(
  changes: RequestChanges = {},
): Promise<{ uid: string; email: string }> {
  const uid = freshWord();
  const request = sampleRequest(uid, {
    name: 'Laura Peña',
    nickname: 'lauryplay',
    cedula: freshCedula(),
    email: `${uid}@correo.example`,
    hoursAgo: 0,
    ...changes,
  });
  await writeDocuments(byPath(requestDocuments(request)));
  return { uid, email: request.applicant.email };
}

/** The same for a request with a code, which comes with what the code shows. */
export async function storeTrackedRequest(
  changes: RequestChanges = {},
): Promise<{ uid: string; email: string; code: string }> {
  const code = newCode();
  return { ...(await storeRequest({ code, ...changes })), code };
}

/** Waits for the function that makes a new request searchable and compares its keys. */
async function untilSearchable(email: string): Promise<void> {
  await expect(async () => {
    // The mail has the request's id.
    const [mail] = await mailsTo(email);
    expect(await readDocument(`indice/${mail?.id}`)).toBeDefined();
    expect(await readDocument(`expedientes/${mail?.id}`)).toHaveProperty('avisos');
  }).toPass();
}

/** Sends a request for a Valorant account of US$20.50 through the site; returns its e-mail. */
export async function sendRequest(page: Page): Promise<string> {
  const email = freshEmail();
  await page.goto('/Valorant?lang=es&skins=12&rank=gold2');
  await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
  await expect(page.locator('output[name="estimate"]')).toHaveText('US$20.50');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="nombre"]').fill('Laura Peña');
  await dialog.locator('[name="nickname"]').fill('lauryplay');
  await dialog.locator('[name="cedula"]').fill(freshCedula());
  await dialog.locator('[name="correo"]').fill(email);
  await agree(page);
  await dialog.getByRole('button', { name: 'ENVIAR' }).click();
  await page.waitForURL('**/Registrado');
  await untilSearchable(email);
  return email;
}

/** The open request beside the list. */
export function requestDetail(page: Page): Locator {
  return page.getByRole('region', { name: /^(Detalle de la solicitud|Request in detail)$/ });
}

/** The rows of the queue, beside an open case as well; its own lines are no rows. */
function queueRows(page: Page): Locator {
  return page.locator('[data-row]');
}

/** The rows of the list's table, without its headings. */
export function tableRows(page: Page): Locator {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** Searches the queue of every status for one request and opens it. */
export async function openRequest(page: Page, email: string): Promise<void> {
  await page.locator('[name="buscar"]').fill(email);
  await expect(async () => {
    // While the search is running, the one row may still be another request.
    await expect(queueRows(page)).toHaveCount(1);
    await queueRows(page).click();
    await expect(requestDetail(page)).toContainText(email, { timeout: 2_000 });
  }).toPass();
}

/** Leaves a game with the first version of its rates and no draft; each game belongs to one test. */
export async function resetRates(id: string): Promise<void> {
  const later = Object.keys(await readCollection(`tarifas/${id}/versiones`)).filter(
    (version) => version !== '1',
  );
  await deleteDocuments([
    `tarifas/${id}`,
    `borradores/${id}`,
    ...later.flatMap((version) => [
      `tarifas/${id}/versiones/${version}`,
      `auditoria/tarifas_${id}_${version}`,
    ]),
  ]);
}
