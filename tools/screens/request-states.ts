import { expect, type Locator, type Page } from '@playwright/test';
import { followUpQuestion } from '../../functions/src/schedules/unanswered';
import { paths } from '../../src/config/paths';
import type { BankOutcomeKind } from '../../src/domain/request/bank-outcome';
import { CLOSING_DAYS, REMINDER_DAYS } from '../../src/domain/request/questions';
import { DAY_MS } from '../../src/domain/time';
import { cases } from '../../src/i18n/es/staff/requests/cases';
import { decide } from '../../src/i18n/es/staff/requests/decide';
import { bankOutcomeRecord } from '../../src/records/bank-outcome';
import { withAdmin } from '../support/admin';
import { LOCAL_STAFF, localStaffEmail } from '../support/local-project';
import { type Copy, ownCode, type ScreenState, type Send } from './screen';

/** How often a new request is searched for, at most, and how long each look waits. */
const INDEX_LOOKS = 10;
const LOOK_MS = 5000;

const isOne = (rows: Locator) =>
  expect(rows)
    .toHaveCount(1, { timeout: LOOK_MS })
    .then(
      () => true,
      () => false,
    );

/** Signs a member in, in another browser and in Spanish, and opens the request of an address. */
async function openAsStaff(
  page: Page,
  email: string,
  who: string = LOCAL_STAFF.email,
): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'es' });
  const staff = await context.newPage();
  await staff.goto(`${paths.staffSignIn}?lang=es`);
  await staff.locator('[name=correo]').fill(who);
  await staff.locator('[name=clave]').fill(LOCAL_STAFF.password);
  await staff.keyboard.press('Enter');
  await staff.waitForURL(`**${paths.staff}`);
  await staff.goto(`${paths.staff}?tab=solicitudes&estado=todas`);
  const search = staff.locator('[name=buscar]');
  const rows = staff.locator('[data-row]');
  // A function adds a new request to the search index a moment after it was sent.
  for (let looks = 0; looks < INDEX_LOOKS; looks += 1) {
    await search.fill('');
    await search.fill(email);
    if (await isOne(rows)) break;
  }
  await rows.click();
  return staff;
}

/** Presses a button of staff, chooses an option, and confirms. */
async function staffDoes(page: Page, email: string, button: string, chosen?: string) {
  const staff = await openAsStaff(page, email);
  await staff.getByRole('button', { name: button, exact: true }).click();
  if (chosen) {
    const choice = staff.locator(`[type=radio][value=${chosen}]`);
    await choice.check();
    await staff.locator('form', { has: choice }).locator('[type=submit]').click();
  } else await staff.getByRole('dialog').getByRole('button').last().click();
  await staff
    .getByText(/correo va en camino/)
    .first()
    .waitFor();
  await staff.context().close();
}

const pass = (page: Page, copy: Copy) =>
  page.getByRole('article', { name: copy.status.ticket.label }).waitFor();

/** Sends a request, lets staff act on it, and opens its page. */
const after =
  (send: Send, button: string, chosen?: string) =>
  async (page: Page, copy: Copy): Promise<void> => {
    await staffDoes(page, await send(page, copy), button, chosen);
    await page.goto(paths.requestStatus);
    await pass(page, copy);
  };

/** The same request, seen by its code alone. */
const trackedAfter =
  (send: Send, button: string, chosen?: string) =>
  async (page: Page, copy: Copy): Promise<void> => {
    const email = await send(page, copy);
    const code = await ownCode(page);
    await staffDoes(page, email, button, chosen);
    await page.evaluate(() => localStorage.removeItem('levelup.own-code'));
    await page.goto(`${paths.requestStatus}#${code}`);
    await pass(page, copy);
  };

/** An approved request of which the bank's core system told how it ended, as its page shows it. */
const atBank =
  (send: Send, kind: BankOutcomeKind) =>
  async (page: Page, copy: Copy): Promise<void> => {
    await after(send, decide.approve)(page, copy);
    const code = await ownCode(page);
    await withAdmin(undefined, async ({ db }) => {
      const uid = String((await db.doc(`codigos/${code}`).get()).get('id'));
      for (const path of [`users/${uid}`, `seguimiento/${code}`])
        await db.doc(path).update(bankOutcomeRecord(kind, new Date()));
    });
    await page.reload();
    await page.getByText(copy.status.atBank[kind]).waitFor();
  };

/** A request whose question nobody answered, as it is after ten days. */
const unanswered =
  (send: Send) =>
  async (page: Page, copy: Copy): Promise<void> => {
    const email = await send(page, copy);
    const code = await ownCode(page);
    await staffDoes(page, email, decide.ask, 'nickname');
    await withAdmin(undefined, async ({ db }) => {
      const uid = String((await db.doc(`codigos/${code}`).get()).get('id'));
      for (const days of [REMINDER_DAYS, CLOSING_DAYS])
        await followUpQuestion(db, uid, Date.now() + days * DAY_MS);
    });
    await page.goto(paths.requestStatus);
    await pass(page, copy);
  };

/** A request that was declined by mistake: two people put it back to review, and its page says so. */
const reopened =
  (send: Send) =>
  async (page: Page, copy: Copy): Promise<void> => {
    const email = await send(page, copy);
    await staffDoes(page, email, decide.decline, 'history');
    const { propose } = cases;
    const { action, see, confirm } = cases.undo;
    const first = await openAsStaff(page, email, localStaffEmail('analista'));
    await first.getByRole('button', { name: action }).click();
    await first.locator('dialog label').filter({ hasText: cases.undo.causes.error }).click();
    await first.locator('[name=palabras]').fill('El atraso es de otra persona.');
    await first.getByRole('button', { name: propose }).click();
    await first.getByText(cases.confirm.done).waitFor();
    await first.context().close();
    const second = await openAsStaff(page, email, localStaffEmail('revisor'));
    await second.getByRole('button', { name: see }).click();
    await second.getByRole('button', { name: confirm }).click();
    await second.getByRole('dialog').waitFor({ state: 'detached' });
    await second.context().close();
    await page.goto(paths.requestStatus);
    await pass(page, copy);
  };

async function pressed(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** A decline whose visitor asked for another look, as its own page shows it, or the code alone. */
const reconsidering =
  (send: Send, isTracked: boolean) =>
  async (page: Page, copy: Copy): Promise<void> => {
    await after(send, decide.decline, 'history')(page, copy);
    await page.locator('[name=texto]').fill('Pagué ese atraso el 3 de octubre.');
    await pressed(page, copy.status.reconsider.action);
    await page.getByText(copy.status.page.reconsideringTitle, { exact: true }).waitFor();
    if (!isTracked) return;
    const code = await ownCode(page);
    await page.evaluate(() => localStorage.removeItem('levelup.own-code'));
    // Another address of the same page would not load it anew.
    await page.goto(paths.home);
    await page.goto(`${paths.requestStatus}#${code}`);
    await pass(page, copy);
  };

/** The life of a request: every state and dialog of /Solicitud after sending. */
export function requestStates(send: Send): readonly ScreenState[] {
  const path = '/Roblox';
  const open = async (page: Page, copy: Copy) => {
    await send(page, copy);
    await page.goto(paths.requestStatus);
    await pass(page, copy);
  };
  const { approve, decline, ask } = decide;
  return [
    { name: 'request-declined', path, reach: after(send, decline, 'history') },
    { name: 'request-reopened', path, reach: reopened(send) },
    { name: 'request-reconsidering', path, reach: reconsidering(send, false) },
    { name: 'request-tracked-reconsidering', path, reach: reconsidering(send, true) },
    { name: 'request-declined-now', path, reach: after(send, decline, 'account') },
    { name: 'request-approved', path, reach: after(send, approve) },
    { name: 'request-disbursed', path, reach: atBank(send, 'disbursed') },
    { name: 'request-cancelled', path, reach: atBank(send, 'cancelled') },
    { name: 'request-question', path, reach: after(send, ask, 'nickname') },
    { name: 'request-tracked-declined', path, reach: trackedAfter(send, decline, 'income') },
    { name: 'request-tracked-question', path, reach: trackedAfter(send, ask, 'phone') },
    {
      name: 'request-answered',
      path,
      reach: async (page, copy) => {
        await after(send, ask, 'nickname')(page, copy);
        await page.locator('[name=respuesta]').fill('Ahora soy El Ciguapo RD.');
        await pressed(page, copy.status.answer.send);
        await page.getByText(copy.status.page.pendingTitle, { exact: true }).waitFor();
      },
    },
    { name: 'request-unanswered', path, reach: unanswered(send) },
    {
      name: 'request-withdraw',
      path,
      reach: async (page, copy) => {
        await open(page, copy);
        await pressed(page, copy.status.withdraw.action);
      },
    },
    {
      name: 'request-withdrawn',
      path,
      reach: async (page, copy) => {
        await open(page, copy);
        await pressed(page, copy.status.withdraw.action, copy.status.withdraw.confirm);
        await page.getByText(copy.status.withdrawn.title).waitFor();
      },
    },
    {
      name: 'request-again',
      path,
      reach: async (page, copy) => {
        await after(send, decline, 'debts')(page, copy);
        await pressed(page, copy.status.again.action);
        await page.getByText(copy.status.again.previous, { exact: true }).waitFor();
      },
    },
    {
      name: 'request-correct-email',
      path,
      reach: async (page, copy) => {
        await open(page, copy);
        await pressed(page, copy.status.correct.action);
        await page.locator('dialog [name=correo]').fill('ana.martinez');
        await pressed(page, copy.status.correct.confirm);
      },
    },
    {
      name: 'request-corrected',
      path,
      reach: async (page, copy) => {
        await open(page, copy);
        await pressed(page, copy.status.correct.action);
        await page.locator('dialog [name=correo]').fill(`ana.${Date.now()}@correo.example`);
        await pressed(page, copy.status.correct.confirm);
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
    },
  ];
}
