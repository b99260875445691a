import type { Page } from '@playwright/test';
import type { Language } from '../../../src/domain/language';
import { visitorWords } from './fault-words';
import { type Plain, readCollection } from './firestore-admin';
import { expect, freshCedula, freshEmail } from './test';

/** What a visitor types into the send dialog, by the fields' names. */
export interface Typed {
  readonly nombre: string;
  readonly nickname: string;
  readonly cedula: string;
  readonly correo: string;
}

/** A visitor with a fresh cedula and e-mail address. */
export function somebody(): Typed {
  return {
    nombre: 'Laura Peña',
    nickname: 'lauryplay',
    cedula: freshCedula(),
    correo: freshEmail(),
  };
}

const NEEDED_BOXES = ['consentimiento', 'buro'];

const dialogOf = (page: Page) => page.getByRole('dialog');

/** A Roblox account worth US$70.75, by its fields. */
const account = { robux: '1300', limitedItems: '6', nameLetters: '9', accountYears: '7' };

/** Presses ESTIMATE and expects the account's value. */
export async function pressEstimate(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: visitorWords[language].estimate }).click();
  await expect(page.locator('output[name="estimate"]')).toHaveText('US$70.75');
}

/** Estimates the account by typing it into the calculator that is open. */
export async function typeEstimate(page: Page, language: Language): Promise<void> {
  for (const [name, value] of Object.entries(account))
    await page.locator(`input[name="${name}"]`).fill(value);
  await pressEstimate(page, language);
}

/** Estimates the account from an address that carries it. */
export async function estimate(page: Page, language: Language): Promise<void> {
  await page.goto(`/Roblox?${new URLSearchParams({ lang: language, ...account })}`);
  await pressEstimate(page, language);
}

/** Ticks the boxes without which nothing is sent. */
export async function agree(page: Page): Promise<void> {
  for (const name of NEEDED_BOXES) await dialogOf(page).locator(`[name="${name}"]`).check();
}

/** Opens the send dialog of an estimate, and fills it in. */
export async function fillDialog(page: Page, language: Language, typed: Typed): Promise<void> {
  await page.getByRole('button', { name: visitorWords[language].send }).click();
  for (const [name, text] of Object.entries(typed))
    await dialogOf(page).locator(`[name="${name}"]`).fill(text);
  await agree(page);
}

/** Everything up to the press of SEND. */
export async function readyToSend(page: Page, language: Language): Promise<Typed> {
  const typed = somebody();
  await estimate(page, language);
  await fillDialog(page, language, typed);
  return typed;
}

/** Presses SEND in the dialog. */
export async function pressSend(page: Page, language: Language): Promise<void> {
  await dialogOf(page).getByRole('button', { name: visitorWords[language].send }).click();
}

/** Presses the button that sends again after a failure. */
export async function pressRetry(page: Page, language: Language): Promise<void> {
  await dialogOf(page).getByRole('button', { name: visitorWords[language].retry }).click();
}

/** Expects these words in the dialog, with everything typed still there. */
export async function expectFailure(
  page: Page,
  words: readonly string[],
  typed: Typed,
): Promise<void> {
  const message = dialogOf(page).getByRole('alert');
  for (const text of words) await expect(message).toContainText(text);
  await expect(message).toBeInViewport({ ratio: 0.99 });
  for (const [name, text] of Object.entries(typed))
    await expect(dialogOf(page).locator(`[name="${name}"]`)).toHaveValue(text);
  for (const name of NEEDED_BOXES)
    await expect(dialogOf(page).locator(`[name="${name}"]`)).toBeChecked();
}

/** The requests with this e-mail, by uid. */
export async function requestsOf(email: string): Promise<Record<string, Plain>> {
  const users = await readCollection('users');
  return Object.fromEntries(Object.entries(users).filter(([, { correo }]) => correo === email));
}

/** Expects no request and no mail of this person in the database. */
export async function expectNothingStored({ correo }: Typed): Promise<void> {
  expect(await requestsOf(correo)).toEqual({});
  const mails = Object.values(await readCollection('mail')).filter(({ to }) => to === correo);
  expect(mails).toEqual([]);
}

/** Expects exactly one request of this person and one mail to send; returns the uid. */
export async function expectOneOfEach(typed: Typed): Promise<string> {
  const requests = Object.entries(await requestsOf(typed.correo));
  expect(requests).toEqual([
    [
      expect.any(String),
      expect.objectContaining({ ...typed, valor: 7075, estadoCredito: 'pendiente' }),
    ],
  ]);
  const mails = Object.entries(await readCollection('mail')).filter(
    ([, { to }]) => to === typed.correo,
  );
  expect(mails.map(([id]) => id)).toEqual(requests.map(([uid]) => uid));
  return requests[0]?.[0] ?? '';
}

/** Expects the receipt on screen, and exactly one request and one mail. */
export async function expectReceived(
  page: Page,
  language: Language,
  typed: Typed,
): Promise<string> {
  await page.waitForURL('**/Registrado');
  await expect(page.getByRole('heading', { name: visitorWords[language].received })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('US$70.75');
  return expectOneOfEach(typed);
}
