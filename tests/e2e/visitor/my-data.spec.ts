import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copy as spanish } from '../../../src/i18n/es';
import type { RequestChanges } from '../../../tools/samples/requests';
import { expectAccessible } from '../support/accessibility/accessible';
import { pressWithKeyboard } from '../support/accessibility/keyboard';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { linkIn, mailsTo } from '../support/outbox';
import { expectReceived, pressSend, readyToSend } from '../support/sending';
import { storeTrackedRequest } from '../support/staff';
import { expect, freshEmail, test } from '../support/test';

const { myData, petition, unsubscribe } = spanish;

/** Sends a request and waits for its mail; `promotions` agrees to them too. */
async function send(page: Page, { promotions = false } = {}) {
  const typed = await readyToSend(page, 'es');
  if (promotions) await page.getByRole('dialog').locator('[name="mercadeo"]').check();
  await pressSend(page, 'es');
  const uid = await expectReceived(page, 'es', typed);
  // The receipt may have gone home by now.
  const code = String((await readDocument(`users/${uid}`))?.codigo);
  return { typed, uid, code };
}

/** Expects no field of any request, tracker or mail to hold one of these, once the last mail is out. */
async function expectErased(...personal: string[]): Promise<void> {
  const collections = ['users', 'indice', 'mail', 'seguimiento', 'codigos', 'archivo'];
  const left = async () => {
    const kept = JSON.stringify(await Promise.all(collections.map(readCollection)));
    return personal.filter((one) => kept.includes(one));
  };
  // Erasing answers at once; the event of its mail comes late to busy emulators.
  await expect.poll(left, { timeout: 45_000 }).toEqual([]);
}

test(
  'one’s own data: as stored, as a file, without promotions, and erased',
  FULL,
  async ({ page }) => {
    const { typed, uid, code } = await send(page, { promotions: true });
    await page.goto('/MisDatos');
    const stored = page.getByRole('region', { name: myData.stored.title });
    for (const kept of [...Object.values(typed), code, 'US$70.75'])
      await expect(stored).toContainText(kept);
    await expectAccessible(page);

    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: myData.take.action }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(`levelup-mis-datos-${code.slice(0, 12)}.json`);
    const record = await readDocument(`users/${uid}`);
    const { registro } = record as { registro: Date };
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      codigo: record?.codigo,
      persona: { nombre: record?.nombre, cedula: record?.cedula, correo: record?.correo },
      solicitud: {
        juego: 'Roblox',
        cuenta: record?.atributos,
        valorEnDolares: Number(record?.valor) / 100,
        versionTarifas: record?.versionTarifas,
        enviada: registro.toISOString(),
      },
      estado: record?.estadoCredito,
      correos: [{ para: typed.correo }],
    });

    await pressWithKeyboard(page, myData.consents.withdraw);
    await expect(page.getByText(/^Lo retiraste el /)).toBeFocused();
    expect(await readDocument(`users/${uid}`)).toMatchObject({
      consentimiento: { mercadeo: false, retiroMercadeo: expect.any(Date) },
    });

    await pressWithKeyboard(page, myData.erase.action);
    await pressWithKeyboard(page, myData.erase.yes);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(myData.erase.doneTitle);
    await expect(heading).toBeFocused();
    await expectErased(uid, code, typed.correo);
    await page.goto('/Solicitud');
    await expect(heading).toHaveText(spanish.status.page.noneTitle);
  },
);

const DAY = 24 * 3_600_000;
const yesterday = new Date(Date.now() - DAY);
const decision = { author: 'x', decidedAt: yesterday, reason: undefined };
const approved = { status: 'approved', decision } as const;
const atBank = (kind: 'disbursed' | 'cancelled' | 'repaid') =>
  ({ ...approved, atBank: { kind, at: yesterday } }) as const;

/** What erasing does with a request in each state, as its page says before. */
const STATES: readonly (readonly [string, keyof typeof myData.erase.line, RequestChanges])[] = [
  ['under review', 'withdraws', {}],
  ['approved', 'ends-approval', approved],
  ['declined', 'erases', { status: 'declined', decision: { ...decision, reason: 'account' } }],
  ['withdrawn', 'erases', { status: 'withdrawn', withdrawnAt: yesterday }],
  ['closed unanswered', 'erases', { status: 'unanswered', unansweredAt: yesterday }],
  ['lapsed', 'erases', { status: 'lapsed', decision, lapsedAt: yesterday }],
  ['cancelled at the bank', 'erases', atBank('cancelled')],
  ['paid out', 'loan', atBank('disbursed')],
  ['repaid', 'loan', atBank('repaid')],
];

for (const [state, line, changes] of STATES)
  test(`erasing a request that is ${state} says first what it does`, FULL, async ({ page }) => {
    const phone = '+18095550142';
    const { uid, email, code } = await storeTrackedRequest({ phone, ...changes });
    const main = page.getByRole('main');
    const says = myData.erase.line[line].split('{{')[0] ?? '';
    const words = line === 'loan' ? 'lighter' : 'erasure';
    await page.goto(`/MisDatos#${code}`);
    await expect(main).toContainText(says);
    await page.getByRole('button', { name: petition[words].action }).click();
    await page.goto(await linkIn(email, /borramos/i));
    await expect(main).toContainText(says);
    await page.getByRole('button', { name: petition[words].action }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      petition.confirm[words].doneTitle,
    );
    if (line !== 'loan') return expectErased(uid, code, email);
    const kept = await readDocument(`users/${uid}`);
    expect(kept).toMatchObject({ correo: email, estadoCredito: 'aprobado' });
    expect(kept).not.toHaveProperty('telefono');
    expect(await mailsTo(email)).toHaveLength(1);
  });

test(
  'a visitor signs up for information and gets one mail, whose link ends the subscription',
  FULL,
  async ({ page }) => {
    const email = freshEmail();
    await page.goto('/registro');
    await page.locator('[name="nombre"]').fill('José');
    await page.locator('[name="apellido"]').fill('Tavárez');
    await page.locator('[name="correo"]').fill(email);
    await page.locator('[name="consentimiento"]').check();
    await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click();
    await page.waitForURL('**/mail-register');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('¡Gracias por registrarte!');
    const stored = Object.values(await readCollection('subscriptores'));
    expect(stored.filter(({ correo }) => correo === email)).toEqual([
      expect.objectContaining({
        nombre: 'José',
        apellido: 'Tavárez',
        esAnonimo: true,
        consentimiento: { version: expect.any(String), idioma: 'es', fecha: expect.any(Date) },
      }),
    ]);

    const link = await linkIn(email, /Gracias/);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Gracias por registrarte',
    ]);
    await page.goto(link);
    await page.getByRole('button', { name: unsubscribe.action }).click();
    await expect(heading).toHaveText(unsubscribe.doneTitle);
    await expect(heading).toBeFocused();
    expect(JSON.stringify(await readCollection('subscriptores'))).not.toContain(email);
    await page.reload();
    await page.getByRole('button', { name: unsubscribe.action }).click();
    await expect(heading).toHaveText(unsubscribe.doneTitle);
  },
);
