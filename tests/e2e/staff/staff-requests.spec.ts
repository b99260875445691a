import { allMails, approvedNow } from '../../support/mails';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailsTo } from '../support/outbox';
import {
  anotherStaffPage,
  freshWord,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  staffUid,
  storeRequest,
  storeTrackedRequest,
  tableRows,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const decisions = [
  {
    language: 'es',
    press: 'Aprobar',
    confirm: 'Sí, aprobar',
    told: 'Solicitud aprobada. El correo va en camino.',
    status: 'aprobado',
    shown: /^Aprobada el .+ por Laura Peralta$/,
    kind: 'approved',
    answer: 'Hay buenas noticias.',
  },
  {
    language: 'en',
    press: 'Rechazar',
    confirm: 'Rechazar y avisar',
    told: 'Solicitud rechazada. El correo va en camino.',
    status: 'rechazado',
    shown: /^Rechazada el .+ por Laura Peralta\. Motivo: Historial de crédito\.$/,
    kind: 'declined',
    answer: 'Not this time.',
  },
] as const;

// The keyboard's journey approves one, in staff-accessibility.spec.ts.
for (const { language, press, confirm, told, status, shown, kind, answer } of decisions)
  test(
    `${press}: one decision, one mail in ${language}, and the visitor sees it`,
    language === 'es' ? FULL : {},
    async ({ page, browser }) => {
      const { uid, email, code } = await storeTrackedRequest({ language });
      await openStaffTab(page, 'solicitudes');
      await openRequest(page, email);
      const detail = requestDetail(page);
      await expect(detail).toContainText('US$70.75');
      // A claim that comes after the decision is refused.
      await expect(detail.getByText(/^Lo tienes tú/)).toBeVisible();
      await detail.getByRole('button', { name: press, exact: true }).click();
      if (kind === 'declined') await page.locator('[name="motivo"][value="history"]').check();
      else
        await expect(page.getByRole('dialog')).toContainText(
          `Laura Peña, Roblox, US$70.75. Se enviará un correo a ${email}.`,
        );
      await page.getByRole('button', { name: confirm }).click();
      await expect(detail).toContainText(told);
      await expect(detail.getByText(shown)).toBeVisible();
      await expect(detail.getByRole('button', { name: press })).toHaveCount(0);

      expect(await readDocument(`users/${uid}`)).toMatchObject({
        correo: email,
        valor: 7075,
        estadoCredito: status,
        decision: { fecha: expect.any(Date) },
      });
      expect(await readDocument(`expedientes/${uid}`)).toMatchObject({
        decision: { autor: await staffUid(), fecha: expect.any(Date) },
      });
      expect(await readDocument(`seguimiento/${code}`)).toMatchObject({ estado: status });
      const mail = (kind === 'approved' ? approvedNow(code) : allMails(code)[kind])[language];
      expect(await readDocument(`mail/${uid}_decision`)).toMatchObject({
        to: email,
        message: mail,
      });
      await expect
        .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 30_000 })
        .toContain(mail.subject);
      expect((await mailsTo(email)).filter(({ subject }) => subject === mail.subject)).toHaveLength(
        1,
      );
      const sent = (await mailsTo(email)).at(-1)?.html;
      // The delivery fills in the days.
      for (const part of mail.html.split(/\{\{.*?\}\}/)) expect(sent).toContain(part);

      const visitor = await visitorPage(browser);
      await visitor.goto(`/Solicitud?lang=${language}#${code}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(answer);
    },
  );

test.describe('a decision that comes second', () => {
  test(
    'deciding a request that a colleague has decided shows their decision and changes nothing',
    FULL,
    async ({ page, browser }) => {
      const { uid, email } = await storeRequest();
      const other = await anotherStaffPage(browser);
      for (const each of [page, other]) {
        await openStaffTab(each, 'solicitudes');
        await openRequest(each, email);
      }
      await other.getByRole('button', { name: 'Aprobar' }).click();
      await other.getByRole('button', { name: 'Sí, aprobar' }).click();
      await expect(requestDetail(other)).toContainText('Solicitud aprobada.');
      const decided = await readDocument(`users/${uid}`);

      await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
      await page.locator('[name="motivo"][value="debts"]').check();
      await page.getByRole('button', { name: 'Rechazar y avisar' }).click();
      const detail = requestDetail(page);
      await expect(detail).toContainText('La solicitud cambió mientras tanto y no se guardó nada.');
      await expect(detail.getByText(/^Aprobada el /)).toBeVisible();
      await expect(detail.getByRole('button', { name: /^Rechazar/ })).toHaveCount(0);
      // A function sets the expiry of closed requests.
      await expect
        .poll(() => readDocument(`users/${uid}`))
        .toEqual({ ...decided, expira: expect.any(Date) });
      expect(await readDocument(`mail/${uid}_decision`)).toMatchObject({
        message: approvedNow().es,
      });
    },
  );
});

test(
  'a cedula in two requests is flagged in the list and in the request',
  FULL,
  async ({ page }) => {
    const cedula = `P-${freshWord().slice(3, 15).toUpperCase()}`;
    const first = await storeRequest({ name: 'Ana Uno', cedula });
    await storeRequest({ name: 'Ana Dos', cedula });
    await openStaffTab(page, 'solicitudes');
    await page.locator('[name="buscar"]').fill(cedula);
    await expect(tableRows(page)).toHaveCount(1);
    await expect(tableRows(page)).toContainText('2 solicitudes');

    await page.getByRole('button', { name: 'Abrir la solicitud de Ana Uno' }).click();
    const detail = requestDetail(page);
    await expect(detail).toContainText(first.email);
    await expect(detail).toContainText('Esta cédula está en otra solicitud.');
    await expect(detail).not.toContainText('Este correo está en otra solicitud.');
    await detail.getByText('Comparar: Ana Dos').click();
    await expect(detail.getByRole('row', { name: `Cédula ${cedula} ${cedula}` })).toBeVisible();
  },
);

test('the queue shows the nearest deadline first and filters by status', FULL, async ({ page }) => {
  const word = freshWord();
  await storeRequest({ name: `${word} nueva`, hoursAgo: 1 });
  await storeRequest({ name: `${word} vencida`, hoursAgo: 80 });
  await storeRequest({ name: `${word} vieja`, hoursAgo: 70 });
  await storeRequest({
    name: `${word} decidida`,
    status: 'declined',
    decision: { decidedAt: new Date(), reason: undefined },
  });
  await openStaffTab(page, 'solicitudes');
  await page.locator('[name="buscar"]').fill(word);
  const names = tableRows(page).locator('strong');
  await expect(names).toHaveText([`${word} vencida`, `${word} vieja`, `${word} nueva`]);
  await expect(tableRows(page).first()).toContainText('Venció hace 8 h');
  // The press itself ticks the box, so `check` has nothing to wait for.
  await page.getByLabel('Solo vencidas').check();
  await expect(names).toHaveText([`${word} vencida`]);
  await page.getByRole('button', { name: 'Rechazadas' }).click();
  await expect(names).toHaveText([`${word} decidida`]);
  await page.locator('[name="juego"]').selectOption({ label: 'Valorant' });
  await expect(page.getByText(/^Lo que buscas está, pero lo ocultan? est.*Valorant/)).toBeVisible();
});
