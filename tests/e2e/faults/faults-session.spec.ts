import { PORTS, PROJECT } from '../../../tools/support/local-project';
import { visitorWords } from '../support/fault-words';
import {
  addresses,
  appCheckRefusal,
  backendNoise,
  blockStorage,
  countRequests,
  failAlways,
  failNext,
  noAnswer,
  silenceDatabases,
  status,
} from '../support/faults';
import { FULL } from '../support/full';
import {
  estimate,
  expectFailure,
  expectNothingStored,
  expectReceived,
  fillDialog,
  pressRetry,
  pressSend,
  readyToSend,
  somebody,
} from '../support/sending';
import { expect, signInStaff, test } from '../support/test';

test.use({ expectedNoise: backendNoise });

/** Deletes an account, as the clean-up of old anonymous accounts does. */
async function deleteAccount(localId: string): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:delete`;
  const response = await fetch(`http://127.0.0.1:${PORTS.auth}/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId }),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
}

const words = visitorWords.es;

test('fault 9: the anonymous sign-in gets no answer', FULL, async ({ page }) => {
  const end = await failAlways(page, addresses.anonymousSignIn, noAnswer);
  // The calculator still works.
  const typed = await readyToSend(page, 'es');
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.offline, words.kept], typed);
  await expectNothingStored(typed);

  await end();
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 10: the token expired and the account is gone', FULL, async ({ page }) => {
  await page.clock.install();
  const signIns = countRequests(page, 'accounts:signUp');
  const signedIn = page.waitForResponse(addresses.anonymousSignIn);
  const typed = await readyToSend(page, 'es');
  const { localId } = (await (await signedIn).json()) as { localId: string };
  await deleteAccount(localId);
  await page.clock.fastForward(2 * 3_600_000);
  await pressSend(page, 'es');
  const uid = await expectReceived(page, 'es', typed);
  expect(uid).not.toBe(localId);
  expect(signIns()).toBe(2);
});

test('fault 10: the backend does not know the token any more', FULL, async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  await failNext(page, addresses.commit, status(401));
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 10: the backend takes no token at all', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const typed = await readyToSend(page, 'es');
  const end = await failAlways(page, addresses.commit, status(401));
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.expired, words.kept], typed);
  expect(commits()).toBe(2);
  await expectNothingStored(typed);

  await end();
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 11: every storage is blocked', async ({ page }) => {
  await blockStorage(page);
  const typed = await readyToSend(page, 'es');
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
  // The session lives as long as the page does.
  await page.getByRole('link', { name: words.status }).click();
  await expect(page.getByRole('heading', { name: words.checking })).toBeVisible();
});

test('fault 11: a database of the browser never answers', async ({ page }) => {
  await silenceDatabases(page);
  const typed = await readyToSend(page, 'es');
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
  await page.getByRole('link', { name: words.status }).click();
  await expect(page.getByRole('heading', { name: words.checking })).toBeVisible();
});

test('fault 12: App Check refuses the session', FULL, async ({ page }) => {
  const signIns = countRequests(page, 'accounts:signUp');
  const end = await failAlways(page, addresses.anonymousSignIn, appCheckRefusal);
  await estimate(page, 'es');
  const typed = somebody();
  await fillDialog(page, 'es', typed);
  const before = signIns();
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.denied, words.kept], typed);
  expect(signIns() - before).toBeLessThanOrEqual(1);
  await expectNothingStored(typed);

  await end();
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 12: App Check refuses the request', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const typed = await readyToSend(page, 'es');
  const end = await failAlways(page, addresses.firestore, status(403));
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.denied, words.kept], typed);
  expect(commits()).toBe(1);
  await expectNothingStored(typed);

  await end();
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

for (const [what, happen] of [
  ['every storage blocked', blockStorage],
  ['a database of the browser that never answers', silenceDatabases],
] as const)
  test(`fault 11: staff works with ${what}`, FULL, async ({ page }) => {
    await happen(page);
    await signInStaff(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Valores' })).toBeVisible();
    await page.getByRole('link', { name: /Solicitudes/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  });
