import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetAccounts, keepAccounts, keptAccounts } from '../../../src/browser/kept-accounts';
import { accountsFile, MAX_FILE_BYTES } from '../../../src/domain/accounts/accounts-file';
import { keptAccount } from '../../../tools/samples/kept-account';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

const first = keptAccount();
const clan = keptAccount({ nickname: 'El clan' });

afterEach(forgetAccounts);

async function bring(text: string) {
  const { user } = await renderRoute('/MisCuentas', { backend: createInMemoryBackend() });
  const input = screen.getByLabelText('Traer un archivo');
  await user.upload(input, new File([text], 'cuentas.json', { type: 'application/json' }));
}

describe('a file', () => {
  it('adds to the existing accounts, and says which it already had', async () => {
    keepAccounts([first]);
    await bring(accountsFile([first, clan]));
    expect(await screen.findByText(/Añadimos 1 cuenta\. 1 ya la tenías\./)).toBeVisible();
    expect(keptAccounts().accounts).toHaveLength(2);
  });

  it('says which accounts did not fit', async () => {
    keepAccounts(Array.from({ length: 20 }, (_, at) => keptAccount({ nickname: `n${at}` })));
    await bring(accountsFile([clan]));
    expect(
      await screen.findByText(/No añadimos ninguna cuenta\. 1 no cupo: guardas 20/),
    ).toBeVisible();
  });

  it('says which account is broken', async () => {
    await bring(accountsFile([first, { ...clan, nickname: '<b>' }]));
    expect(
      await screen.findByText(/La cuenta 2 del archivo no se añadió: su nombre/),
    ).toBeVisible();
    expect(keptAccounts().accounts).toEqual([first]);
  });

  it.each([
    ['{', 'El archivo está dañado o no es de LevelUp.'],
    ['{"name":"x"}', 'El archivo no contiene cuentas de LevelUp.'],
    [
      '{"format":"levelup-cuentas","version":9,"accounts":[]}',
      'El archivo es de una versión más nueva de LevelUp.',
    ],
    ['x'.repeat(MAX_FILE_BYTES + 1), 'El archivo pesa demasiado'],
  ])('is refused with a reason: %.40s', async (text, words) => {
    await bring(text);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent('No importamos nada.');
  });
});
