import { LANGUAGES } from '../../../src/domain/language';
import { visitorWords } from '../support/fault-words';
import { addresses, backendNoise, failAlways, status, tampered } from '../support/faults';
import { FULL, onlyFullIn } from '../support/full';
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

const said = {
  es: {
    outdated: 'Hay una versión nueva de esta página',
    reload: 'Volver a cargar',
    subject: 'Recibimos tu solicitud',
    refused: 'Inténtalo dentro de una hora, o ya mismo con otra conexión',
  },
  en: {
    outdated: 'There is a new version of this page',
    reload: 'Reload',
    subject: 'We received your request',
    refused: 'Try again in an hour, or right away on another connection',
  },
} as const;

const TOO_MANY = status(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.');

for (const language of LANGUAGES)
  test.describe(language, onlyFullIn(language), () => {
    const words = said[language];

    test('a page whose mail the bank no longer takes reloads with all that was typed', async ({
      page,
    }) => {
      await page.route('**/release.json', (route) => route.fulfill({ json: { commit: 'newer' } }));
      const typed = await readyToSend(page, language);
      const stop = await failAlways(
        page,
        addresses.commit,
        tampered(words.subject, 'As it was called in the release before'),
      );
      await pressSend(page, language);
      await expectFailure(page, [words.outdated], typed);
      await expectNothingStored(typed);

      await stop();
      await page.getByRole('dialog').getByRole('button', { name: words.reload }).click();
      await pressEstimate(page, language);
      await page.getByRole('button', { name: visitorWords[language].send }).click();
      const dialog = page.getByRole('dialog');
      for (const [name, text] of Object.entries(typed))
        await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(text);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed.correo);
      await agree(page);
      await pressSend(page, language);
      await expectReceived(page, language, typed);
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
        const typed = await readyToSend(page, language);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await pressSend(page, language);
        await expectFailure(page, [words.refused, visitorWords[language].kept], typed);
        // Once as the page started, once while somebody typed, once to send.
        expect(asked).toBeLessThanOrEqual(3);
        await expectNothingStored(typed);
        await stop();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: visitorWords[language].retry })
          .click();
        await expectReceived(page, language, typed);
      },
    );
  });
