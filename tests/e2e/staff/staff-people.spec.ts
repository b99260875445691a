import type { Browser, Page } from '@playwright/test';
import { LOCAL_STAFF_NAMES } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { readCollection, writeDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailsTo } from '../support/outbox';
import {
  freshWord,
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
  tableRows,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const PASSWORD = 'cuatro palabras sin orden 7';

/** Somebody whom no other test invites. */
function freshPerson() {
  const word = freshWord();
  return { name: `Wendy ${word}`, email: `${word}@banco.example` };
}

type Invited = ReturnType<typeof freshPerson>;

/** Invites somebody with the role of an analyst, and with these too. */
async function invite(page: Page, { name, email }: Invited, ...roles: string[]): Promise<void> {
  await openStaffTab(page, 'personal');
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  await page.getByLabel('Nombre y apellido').fill(name);
  await page.getByLabel('Correo del banco').fill(email);
  for (const role of roles) await page.getByRole('checkbox', { name: role }).check();
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText(`Invitación enviada a ${name}.`)).toBeVisible();
}

/** The link in the last mail to this address, on this site. */
async function linkFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /\/Paradais#invitacion\.[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link';
}

/** A page in another browser in which the invited person has come in. */
async function enter(browser: Browser, { email }: Invited): Promise<Page> {
  const page = await visitorPage(browser);
  await page.goto(await linkFor(email));
  await page.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.waitForURL('**/GamesSettings?tab=solicitudes');
  return page;
}

const rowOf = (page: Page, { email }: Invited) => tableRows(page).filter({ hasText: email });

test(
  'an invited person comes from the mail to the first case; the link works once',
  FULL,
  async ({ page, browser }) => {
    test.slow();
    const wendy = freshPerson();
    const request = await storeRequest();
    await invite(page, wendy);
    await expect(rowOf(page, wendy)).toContainText('Invitado, vence en 23 h');
    await expectAccessible(page);

    const other = await enter(browser, wendy);
    await expect(other.getByText(wendy.name)).toBeVisible();
    await openStaffTab(other, 'solicitudes');
    await openRequest(other, request.email);
    await expect(requestDetail(other).getByText(/^Lo tienes tú/)).toBeVisible();

    const late = await visitorPage(browser);
    await late.goto(await linkFor(wendy.email));
    await expect(late.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await expectAccessible(late);

    await openStaffTab(page, 'personal');
    await page.getByRole('searchbox').fill(wendy.email);
    await expect(rowOf(page, wendy)).toContainText(/Analista.*Hoy, .*Falta.*1/);
  },
);

test('an invitation never shows the sign-in, however late its code comes', async ({ browser }) => {
  const page = await visitorPage(browser);
  // Notes in every frame whether a password of the sign-in could be typed.
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector('[autocomplete=current-password]');
      if (field?.checkVisibility({ visibilityProperty: true }))
        document.documentElement.dataset.drawn = 'sign-in';
      requestAnimationFrame(look);
    };
    look();
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Paradais#invitacion.nadie.clave', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando la página…')).toBeVisible();
  await expect(page.getByLabel('acceso', { exact: true })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  // The way to the sign-in still shows it.
  await page.getByRole('link', { name: 'Ir a la entrada del personal' }).click();
  await expect(page.getByLabel('acceso', { exact: true })).toBeVisible();
});

test('a link that is withdrawn, replaced or a day old says so', FULL, async ({ page, browser }) => {
  const wendy = freshPerson();
  await invite(page, wendy);
  const first = await linkFor(wendy.email);
  await rowOf(page, wendy).getByRole('button', { name: 'Reenviar' }).click();
  await expect(page.getByText(/Le enviamos otro enlace/)).toBeVisible();
  const second = await linkFor(wendy.email);
  expect(second).not.toBe(first);

  const other = await visitorPage(browser);
  await other.goto(first);
  await expect(other.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();

  const entry = Object.entries(await readCollection('personal')).find(
    ([, { correo }]) => correo === wendy.email,
  );
  const [id = '', stored = {}] = entry ?? [];
  const invitation = { ...(stored.invitacion as object), vence: new Date() };
  await writeDocument(`personal/${id}`, { ...stored, invitacion: invitation });
  await other.goto('/');
  await other.goto(second);
  await expect(other.getByRole('heading', { name: 'El enlace venció' })).toBeVisible();

  await rowOf(page, wendy).getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(/Retiraste la invitación/)).toBeVisible();
  await expect(rowOf(page, wendy)).toHaveCount(0);
  await other.goto('/');
  await other.goto(second);
  await expect(other.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
});

test(
  'changed roles and the end of the access take effect on an open page by its next act',
  FULL,
  async ({ page, browser }) => {
    test.slow();
    const wendy = freshPerson();
    await invite(page, wendy);
    const other = await enter(browser, wendy);
    // Solicitudes looks again by itself, which would be the next act on a slow machine.
    await openStaffTab(other, 'subscripciones');

    await openStaffTab(page, 'personal');
    const row = rowOf(page, wendy);
    await row.getByRole('button', { name: 'Abrir' }).click();
    const roles = page.getByRole('group', { name: `Roles de ${wendy.name}` });
    await roles.getByRole('checkbox', { name: 'Analista' }).uncheck();
    await roles.getByRole('checkbox', { name: 'Lectura' }).check();
    await page.getByRole('button', { name: 'Guardar roles' }).click();
    await expect(page.getByText(/quedaron guardados/)).toBeVisible();

    await other.getByRole('link', { name: 'Promedios' }).click();
    await expect(other.getByText(/^Tu sesión terminó/)).toBeVisible();
    await other.locator('[name="correo"]').fill(wendy.email);
    await other.locator('[name="clave"]').fill(PASSWORD);
    await other.getByRole('button', { name: 'Ingresar' }).click();
    await expect(other.getByRole('region', { name: 'Tu cuenta' })).toContainText('lectura');

    await page.getByRole('button', { name: 'Apagar' }).click();
    await page.getByRole('button', { name: 'Sí, apagar' }).click();
    await expect(page.getByText(`La cuenta de ${wendy.name} está apagada.`)).toBeVisible();
    await expect(row).toContainText('Apagado el');
    await other.getByRole('link', { name: 'Subscripciones' }).click();
    await expect(other.getByText(/^Tu cuenta ya no tiene acceso/)).toBeVisible();
  },
);

test(
  'the role of a reviewer counts once another administrator confirms it',
  FULL,
  async ({ page, browser }) => {
    const wendy = freshPerson();
    await invite(page, wendy, 'Revisor');
    const mine = page.getByRole('region', { name: `Por confirmar: ${wendy.name}` });
    await expect(mine).toContainText('Lo pediste tú');
    await expect(mine.getByRole('button', { name: 'Confirmar' })).toHaveCount(0);
    await expect(rowOf(page, wendy)).not.toContainText('Revisor');

    const other = await memberPage(browser, 'admin');
    await openStaffTab(other, 'personal');
    const theirs = other.getByRole('region', { name: `Por confirmar: ${wendy.name}` });
    await expect(theirs).toContainText(LOCAL_STAFF_NAMES.personal);
    await theirs.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(other.getByText(`Confirmaste los roles de ${wendy.name}.`)).toBeVisible();
    await expect(rowOf(other, wendy)).toContainText('Analista y Revisor');
  },
);
