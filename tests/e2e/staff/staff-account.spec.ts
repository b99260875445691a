import type { Page } from '@playwright/test';
import { withAdmin } from '../../../tools/support/admin';
import { PORTS, PROJECT } from '../../../tools/support/local-project';
import { addStaff } from '../../../tools/support/staff-accounts';
import { expectAccessible } from '../support/accessibility/accessible';
import { FULL } from '../support/full';
import { visitorPage } from '../support/staff';
import { expect, freshEmail, test } from '../support/test';

const NEXT = 'cuatro palabras sin orden 7';

// Refused passwords and reads are failed requests; the Auth emulator has no reCAPTCHA configuration, which
// the SDK asks for before it sends a message.
test.use({
  expectedNoise:
    /^Failed to load resource: .*(accounts:signInWithPassword|mfaSignIn|mfaEnrollment|recaptchaConfig|api\/clave| 403 )|reCAPTCHA Enterprise config/,
});

/** Makes a member, who has the password that this returns. */
async function addMember(email: string, member: Parameters<typeof addStaff>[2]): Promise<string> {
  const password = await withAdmin(undefined, (admin) => addStaff(admin, email, member));
  // A sign-in within the same second would count as one from before.
  const second = () => Math.floor(Date.now() / 1000);
  const made = second();
  await expect.poll(second).toBeGreaterThan(made);
  return password;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/Paradais');
  await page.locator('[name="correo"]').fill(email);
  await page.locator('[name="clave"]').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** The code of the last message to a number. */
async function lastCode(phone: string): Promise<string> {
  const url = `http://127.0.0.1:${PORTS.auth}/emulator/v1/projects/${PROJECT}/verificationCodes`;
  const { verificationCodes } = (await (await fetch(url)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === phone).at(-1)?.code ?? '';
}

test('a new member chooses a password before anything else', FULL, async ({ page }) => {
  const email = freshEmail();
  const first = await addMember(email, { roles: ['reviewer'] });
  await signIn(page, email, first);
  await expect(page.getByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
  await page.goto('/GamesSettings?tab=solicitudes');
  await expect(page.getByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);

  await page.locator('[name="clave"]').fill('otra cosa');
  await page.locator('[name="claveNueva"]').fill(NEXT);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await page.locator('[name="clave"]').fill(first);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Solicitudes.*pendiente/ })).toBeVisible();
});

test(
  'a member sets up a second factor, and the next sign-in asks for it',
  FULL,
  async ({ page, browser }) => {
    const email = freshEmail();
    const phone = `+1809${String(Date.now()).slice(-7)}`;
    await addMember(email, { password: NEXT });
    await signIn(page, email, NEXT);
    await page.waitForURL('**/GamesSettings');
    await page.getByRole('link', { name: 'Tu cuenta' }).click();
    await expect(page.locator('[name="celular"]')).toBeVisible();
    await expectAccessible(page);
    await page.locator('[name="celular"]').fill(phone);
    await page.getByRole('button', { name: 'Enviar el código' }).click();
    await page.locator('[name="codigo"]').fill(await codeSent(page, phone));
    await page.getByRole('button', { name: 'Confirmar el código' }).click();
    await expect(page.getByText('Listo: desde ahora')).toBeVisible();

    const next = await visitorPage(browser);
    await signIn(next, email, NEXT);
    await expect(next.getByText(`número que termina en ${phone.slice(-4)}`)).toBeVisible();
    await expectAccessible(next);
    await next.locator('[name="codigo"]').fill('000000');
    await next.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(next.getByText('Ese código no es correcto')).toBeVisible();
    await next.locator('[name="codigo"]').fill(await lastCode(phone));
    await next.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await next.waitForURL('**/GamesSettings');

    await next.getByRole('link', { name: 'Tu cuenta' }).click();
    await next.locator('[name="clave"]').fill(NEXT);
    await next.locator('[name="claveNueva"]').fill(`${NEXT} más`);
    await next.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await next.locator('[name="codigo"]').fill(await codeSent(next, phone));
    await expectAccessible(next);
    await next.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(next.getByText('Listo: tu contraseña cambió')).toBeVisible();
    // The figures of the queue, which a session from before would not get.
    await next.getByRole('link', { name: /^Solicitudes/ }).click();
    await expect(next.getByRole('definition').first()).toHaveText(/^\d+$/);
  },
);

/** The code that was sent, once the page asks for it. */
async function codeSent(page: Page, phone: string): Promise<string> {
  await expect(page.locator('[name="codigo"]')).toBeVisible();
  return lastCode(phone);
}
