import { LOCAL_STAFF, LOCAL_STAFF_NAMES, PORTS } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { FULL } from '../support/full';
import { expect, freshEmail, signInStaff, test } from '../support/test';

// A refused sign-in is also a failed request.
test.use({
  expectedNoise: /^Failed to load resource: .* 400 .*accounts:signInWithPassword/,
});

const AUTH = `http://127.0.0.1:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts`;

async function askAuth(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${AUTH}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { localId: string };
}

/** A self-made account with a verified e-mail and no claim. */
async function selfMadeAccount(): Promise<{ email: string; password: string }> {
  const account = { email: freshEmail(), password: 'no-soy-personal' };
  const { localId } = await askAuth(':signUp?key=demo-key', account);
  await askAuth(':update', { localId, emailVerified: true }, { Authorization: 'Bearer owner' });
  return account;
}

test('staff reach the tab that they asked for, and can sign out', async ({ page }) => {
  await page.goto('/GamesSettings?tab=solicitudes');
  await page.waitForURL('**/Paradais');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name="correo"]').fill(LOCAL_STAFF.email);
  await page.locator('[name="clave"]').fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/GamesSettings?tab=solicitudes');
  await expect(page.getByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  await expect(page.getByText(LOCAL_STAFF_NAMES.personal)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/Paradais');
  await page.goto('/GamesSettings');
  await page.waitForURL('**/Paradais');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('a session survives a reload', FULL, async ({ page }) => {
  await signInStaff(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Valores' })).toBeVisible();
  await expect(page).toHaveURL(/GamesSettings/);
});

test(
  'a wrong password and an account that is not staff get the same answer',
  FULL,
  async ({ page }) => {
    const stranger = await selfMadeAccount();
    await page.goto('/Paradais');
    for (const { email, password } of [
      { email: LOCAL_STAFF.email, password: 'otra-cosa' },
      { email: freshEmail(), password: 'otra-cosa' },
      stranger,
    ]) {
      await page.locator('[name="correo"]').fill(email);
      await page.locator('[name="clave"]').fill(password);
      const answer = page.getByRole('alert').filter({ hasText: 'Usuario o contraseña incorrecta' });
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(answer).toBeVisible();
      await expect(page.locator('[name="correo"]')).toHaveValue(email);
      await expect(page).toHaveURL(/Paradais/);
      // A new page, so that the next answer does not come from the last one.
      await page.goto('/GamesSettings');
      await page.waitForURL('**/Paradais');
      await expect(answer).toHaveCount(0);
    }
  },
);

test('an anonymous visitor reaches nothing of the staff area', FULL, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Valores al día')).toBeVisible();
  await page.goto('/GamesSettings?tab=subscripciones');
  await page.waitForURL('**/Paradais');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
