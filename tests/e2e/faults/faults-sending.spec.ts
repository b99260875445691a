import { visitorWords } from '../support/fault-words';
import {
  addresses,
  answerLost,
  backendNoise,
  captivePortal,
  countRequests,
  failAlways,
  failNext,
  hanging,
  keepFromLeaving,
  noAnswer,
  setOffline,
  status,
  tampered,
} from '../support/faults';
import { FULL } from '../support/full';
import {
  estimate,
  expectFailure,
  expectNothingStored,
  expectOneOfEach,
  expectReceived,
  fillDialog,
  pressRetry,
  pressSend,
  readyToSend,
  requestsOf,
  somebody,
} from '../support/sending';
import { expect, test } from '../support/test';

test.use({ expectedNoise: backendNoise });

const words = visitorWords.es;

test('fault 1: offline before sending', FULL, async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  await setOffline(page, true);
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.notConnected, words.kept], typed);
  await expectNothingStored(typed);

  await setOffline(page, false);
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 2: offline while sending, and the request arrived', FULL, async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  await failNext(page, addresses.commit, async (route) => {
    await route.fetch();
    await setOffline(page, true);
    await noAnswer(route);
  });
  await pressSend(page, 'es');
  await expectFailure(page, [words.unclear, words.offline, words.kept], typed);
  await expectOneOfEach(typed);

  await setOffline(page, false);
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 2: offline while sending, and the request did not arrive', FULL, async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  await failNext(page, addresses.commit, async (route) => {
    await setOffline(page, true);
    await noAnswer(route);
  });
  await pressSend(page, 'es');
  await expectFailure(page, [words.unclear, words.offline, words.kept], typed);
  await expectNothingStored(typed);

  await setOffline(page, false);
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 3: committed but the answer lost', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const typed = await readyToSend(page, 'es');
  await failNext(page, addresses.commit, answerLost);
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
  expect(commits()).toBe(1);
});

test('fault 4: a request that hangs', FULL, async ({ page }) => {
  await page.clock.install();
  const typed = await readyToSend(page, 'es');
  const held = hanging();
  await failNext(page, addresses.commit, held.fault);
  await pressSend(page, 'es');
  await held.arrived;
  await page.clock.fastForward(15_000);
  await expectFailure(page, [words.unclear, words.timeout, words.kept], typed);
  await expectNothingStored(typed);

  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
  // The hanging request gets through after all, and the rules refuse a second one.
  await held.deliver();
  await expectOneOfEach(typed);
});

test('fault 5: double click, and Enter twice', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const typed = await readyToSend(page, 'es');
  const held = hanging();
  await failNext(page, addresses.commit, held.fault);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.send })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await held.arrived;
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await held.release();
  await expectReceived(page, 'es', typed);
  expect(commits()).toBe(1);
});

test('fault 6: two tabs', FULL, async ({ page, context }) => {
  const first = await readyToSend(page, 'es');
  const other = await context.newPage();
  const second = somebody();
  await estimate(other, 'es');
  await fillDialog(other, 'es', second);
  await pressSend(other, 'es');
  await expectReceived(other, 'es', second);

  await pressSend(page, 'es');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: words.existing })).toBeVisible();
  await expect(dialog).toContainText('US$70.75');
  await expectNothingStored(first);
  await expectOneOfEach(second);
});

test('fault 7: busy for a moment is waited for', FULL, async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  await failNext(page, addresses.commit, status(503));
  await failNext(page, addresses.document, status(429), status(503));
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
});

for (const code of [503, 429])
  test(`fault 7: ${code} again and again`, FULL, async ({ page }) => {
    const commits = countRequests(page, ':commit');
    const typed = await readyToSend(page, 'es');
    const end = await failAlways(page, addresses.commit, status(code));
    await pressSend(page, 'es');
    await expectFailure(page, [words.notSent, words.busy, words.kept], typed);
    expect(commits()).toBe(2);
    await expectNothingStored(typed);

    await end();
    await pressRetry(page, 'es');
    await expectReceived(page, 'es', typed);
  });

test('fault 8: a page of a captive portal instead of an answer', FULL, async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  const end = await failAlways(page, addresses.firestore, captivePortal);
  await pressSend(page, 'es');
  await expectFailure(page, [words.unclear, words.portal, words.kept], typed);
  await expectNothingStored(typed);

  await end();
  await pressRetry(page, 'es');
  await expectReceived(page, 'es', typed);
});

test('fault 13: the rules refuse', FULL, async ({ page }) => {
  const commits = countRequests(page, ':commit');
  const typed = await readyToSend(page, 'es');
  await failNext(page, addresses.commit, tampered('pendiente', 'aprobado'));
  await pressSend(page, 'es');
  await expectFailure(page, [words.notSent, words.denied, words.kept], typed);
  expect(commits()).toBe(1);
  await expectNothingStored(typed);
});

test('fault 15: reload while sending, and the request arrived', async ({ page }) => {
  const typed = await readyToSend(page, 'es');
  const held = hanging();
  await failNext(page, addresses.commit, held.fault);
  await pressSend(page, 'es');
  await held.arrived;
  await held.deliver();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expectOneOfEach(typed);

  await page.getByRole('button', { name: words.estimate }).click();
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('dialog')).toContainText(words.existing);
  await page.goto('/Solicitud?lang=es');
  await expect(page.getByRole('heading', { name: words.checking })).toBeVisible();
  await expectOneOfEach(typed);
});

test(
  'fault 15: close while sending, and the request did not arrive',
  FULL,
  async ({ page, context }) => {
    await keepFromLeaving(page, ':commit');
    const typed = await readyToSend(page, 'es');
    await pressSend(page, 'es');
    await expect(page.locator('dialog form')).toHaveAttribute('aria-busy', 'true');
    const asking = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await asking;
    expect(asked.type()).toBe('beforeunload');
    const closed = page.waitForEvent('close');
    await asked.accept();
    await closed;
    expect(await requestsOf(typed.correo)).toEqual({});

    // The browser keeps the session and none of the person's typed data.
    const again = await context.newPage();
    await estimate(again, 'es');
    await again.getByRole('button', { name: words.send }).click();
    await expect(again.getByRole('dialog').locator('[name="correo"]')).toHaveValue('');
    const kept = await again.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    for (const text of Object.values(typed)) expect(kept).not.toContain(text);
    expect(again.url()).not.toContain(typed.correo);
  },
);
