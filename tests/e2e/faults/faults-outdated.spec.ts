import { visitorWords } from '../support/fault-words';
import { addresses, backendNoise, failAlways, status, tampered } from '../support/faults';
import { FULL } from '../support/full';
import {
  agree,
  expectFailure,
  expectNothingStored,
  expectReceived,
  pressEstimate,
  pressSend,
  readyToSend,
} from '../support/sending';
import { expect, test } from '../support/test';

test.use({ expectedNoise: backendNoise });

const words = {
  outdated: 'Hay una versión nueva de esta página',
  reload: 'Volver a cargar',
  subject: 'Recibimos tu solicitud',
  refused: 'Inténtalo dentro de una hora, o ya mismo con otra conexión',
} as const;

const TOO_MANY = status(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.');

test('a page whose mail the bank no longer takes reloads with all that was typed', async ({
  page,
}) => {
  await page.route('**/release.json', (route) => route.fulfill({ json: { commit: 'newer' } }));
  const typed = await readyToSend(page, 'es');
  const stop = await failAlways(
    page,
    addresses.commit,
    tampered(words.subject, 'As it was called in the release before'),
  );
  await pressSend(page, 'es');
  await expectFailure(page, [words.outdated], typed);
  await expectNothingStored(typed);

  await stop();
  await page.getByRole('dialog').getByRole('button', { name: words.reload }).click();
  await pressEstimate(page, 'es');
  await page.getByRole('button', { name: visitorWords.es.send }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, text] of Object.entries(typed))
    await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(text);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed.correo);
  await agree(page);
  await pressSend(page, 'es');
  await expectReceived(page, 'es', typed);
});

test(
  'a refused account is no error, and is asked for again when something is sent',
  FULL,
  async ({ page }) => {
    let asked = 0;
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('accounts:signUp')) asked += 1;
    });
    const stop = await failAlways(page, addresses.anonymousSignIn, TOO_MANY);
    const typed = await readyToSend(page, 'es');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await pressSend(page, 'es');
    await expectFailure(page, [words.refused, visitorWords.es.kept], typed);
    // Once as the page started, once while somebody typed, once to send.
    expect(asked).toBeLessThanOrEqual(3);
    await expectNothingStored(typed);
    await stop();
    await page.getByRole('dialog').getByRole('button', { name: visitorWords.es.retry }).click();
    await expectReceived(page, 'es', typed);
  },
);
