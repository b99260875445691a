import type { Browser, Page } from '@playwright/test';
import { copy as spanish } from '../../../src/i18n/es';
import {
  addresses,
  answerLost,
  backendNoise,
  failAlways,
  failNext,
  status,
} from '../support/faults';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailsTo } from '../support/outbox';
import { expectReceived, pressSend, readyToSend } from '../support/sending';
import {
  anotherStaffPage,
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  storeRequest,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ expectedNoise: backendNoise });

const words = spanish.status;

/** An act that somebody is about to press, and how it must end however often it is said. */
interface Ready {
  readonly page: Page;
  /** Where the act is said. */
  readonly address: string;
  press(): Promise<void>;
  /** Says it again after a failure, where the page does not show by itself what was stored. */
  pressAgain?(): Promise<void>;
  /** Expects a page of the same browser to show the outcome. */
  expectShown(page: Page): Promise<void>;
  /** Expects one outcome, with one mail and one entry of the audit. */
  expectOnce(): Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The entries of the audit about decisions on a case. */
const decisionsOn = async (uid: string) =>
  Object.values(await readCollection('auditoria')).filter(
    ({ caso, accion }) => caso === uid && accion === 'decidir',
  );

/** Expects so many mails at an address, in the database and out of it. */
async function expectMails(address: string, count: number): Promise<void> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  const kept = Object.values(await readCollection('mail')).filter(({ to }) => to === address);
  expect(kept).toHaveLength(count);
}

/** Expects one decision with its mail and its entry, and returns its status and author. */
async function expectOneDecision(uid: string, email: string) {
  const { estadoCredito } = (await readDocument(`users/${uid}`)) ?? {};
  const { decision } = (await readDocument(`expedientes/${uid}`)) ?? {};
  const { autor } = decision as { autor: string };
  expect(await decisionsOn(uid)).toEqual([expect.objectContaining({ autor })]);
  await expectMails(email, 1);
  const { nombre } = (await readDocument(`personal/${autor}`)) ?? {};
  return { estadoCredito, nombre };
}

async function openCase(page: Page, email: string): Promise<void> {
  await openStaffTab(page, 'solicitudes');
  await openRequest(page, email);
}

const acts: Readonly<Record<string, (browser: Browser) => Promise<Ready>>> = {
  async 'a decision'(browser) {
    const { uid, email } = await storeRequest();
    const page = await anotherStaffPage(browser);
    await openCase(page, email);
    await expect(requestDetail(page).getByText(/^Lo tienes tú/)).toBeVisible();
    return {
      page,
      address: addresses.act,
      async press() {
        await press(page, 'Aprobar');
        await press(page, 'Sí, aprobar');
      },
      async expectShown(shown) {
        if (shown !== page) {
          await openStaffTab(shown, 'solicitudes');
          await press(shown, 'Todas');
          await openRequest(shown, email);
        }
        await expect(requestDetail(shown).getByText(/^Aprobada el .+ por/)).toBeVisible();
      },
      async expectOnce() {
        expect(await expectOneDecision(uid, email)).toMatchObject({ estadoCredito: 'aprobado' });
      },
    };
  },
  async 'a withdrawal'(browser) {
    const page = await visitorPage(browser);
    const typed = await readyToSend(page, 'es');
    await pressSend(page, 'es');
    const uid = await expectReceived(page, 'es', typed);
    await page.goto('/Solicitud');
    return {
      page,
      address: addresses.visit,
      async press() {
        await press(page, words.withdraw.action);
        await press(page, words.withdraw.confirm);
      },
      async pressAgain() {
        await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
        await press(page, words.withdraw.confirm);
      },
      async expectShown(shown) {
        if (shown !== page) await shown.goto('/Solicitud');
        await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
          words.page.withdrawnTitle,
        );
      },
      async expectOnce() {
        expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'retirado' });
        // That of the request is the other.
        await expectMails(typed.correo, 2);
        // The audit is about what staff do.
        expect(await decisionsOn(uid)).toEqual([]);
      },
    };
  },
};

for (const [name, prepare] of Object.entries(acts))
  test.describe(name, FULL, () => {
    test('whose answer is lost is said again by the page', async ({ browser }) => {
      const { page, address, press, expectShown, expectOnce } = await prepare(browser);
      await failNext(page, address, answerLost);
      await press();
      await expectShown(page);
      await expectOnce();
    });

    test('whose answer is lost again is shown, or said a third time', async ({ browser }) => {
      const { page, address, press, pressAgain, expectShown, expectOnce } = await prepare(browser);
      await failNext(page, address, answerLost, answerLost);
      await press();
      await pressAgain?.();
      await expectShown(page);
      await expectOnce();
    });

    test('whose page is closed before the answer came', async ({ browser }) => {
      const { page, address, press, expectShown, expectOnce } = await prepare(browser);
      const context = page.context();
      const closed = page.waitForEvent('close');
      await failNext(page, address, async (route) => {
        await route.fetch();
        await page.close();
      });
      await press();
      await closed;
      await expectShown(await context.newPage());
      await expectOnce();
    });
  });

test('two reviewers who press at the same moment decide once', FULL, async ({ browser }) => {
  const { uid, email } = await storeRequest();
  const one = await anotherStaffPage(browser);
  const other = await memberPage(browser, 'revisor');
  for (const page of [one, other]) {
    // Both opened the case before either had taken it.
    await failAlways(page, addresses.act, (route) =>
      route.request().postData()?.includes('"claim"') ? status(503)(route) : route.fallback(),
    );
    await openCase(page, email);
  }
  await press(one, 'Aprobar');
  await press(other, 'Rechazar');
  await other.locator('[name="motivo"][value="history"]').check();
  await Promise.all([press(one, 'Sí, aprobar'), press(other, 'Rechazar y avisar')]);

  await expect.poll(async () => (await decisionsOn(uid)).length).toBe(1);
  // The decision that came too late has been answered by then.
  for (const page of [one, other])
    await expect(requestDetail(page).getByText(/^(Aprobada|Rechazada) el .+ por/)).toBeVisible();
  const { estadoCredito, nombre } = await expectOneDecision(uid, email);
  const outcome = estadoCredito === 'aprobado' ? 'Aprobada' : 'Rechazada';
  for (const page of [one, other])
    await expect(
      requestDetail(page).getByText(new RegExp(`^${outcome} el .+ por ${nombre}`)),
    ).toBeVisible();
});
