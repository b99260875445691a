import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chooseAccount,
  forgetAccounts,
  keepAccounts,
  keptAccounts,
} from '../../../src/browser/kept-accounts';
import { saveSeenRates } from '../../../src/browser/seen-rates';
import type { KeptAccount } from '../../../src/domain/accounts/kept-account';
import { clearBrowser } from '../../../src/features/my-request/parts/clear-browser';
import clash from '../../../src/games/clash-of-clans';
import roblox from '../../../src/games/roblox';
import { keptAccount } from '../../../tools/samples/kept-account';
import { publishedRates } from '../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

const first = keptAccount({ answers: { robux: 1300, limitedItems: 6 } });
const clan = keptAccount({
  calculator: clash,
  answers: { gems: 500 },
  nickname: 'El clan',
  keptAt: new Date('2026-09-03T12:00:00Z'),
});

afterEach(forgetAccounts);

async function open(
  accounts: readonly KeptAccount[],
  { language = 'es', ...options }: Parameters<typeof renderRoute>[1] = {},
) {
  keepAccounts(accounts);
  const app = await renderRoute('/MisCuentas', {
    language,
    backend: createInMemoryBackend(),
    ...options,
  });
  return app;
}

const card = async (name: string | RegExp) => {
  const title = await screen.findByRole('heading', { level: 2, name });
  const found = title.closest('article');
  if (!found) throw new Error('the heading is in no card');
  return within(found);
};

describe('the accounts on this device', () => {
  it('invite to calculate while there is none', async () => {
    await open([]);
    expect(screen.getByRole('link', { name: 'Calcular una cuenta' })).toHaveAttribute(
      'href',
      '/#videojuegos',
    );
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Olvidar' })).toBeDisabled();
  });

  it('stand side by side with then, now and the causes of the change', async () => {
    await open([first, clan]);
    const shown = await card('La primera, Roblox');
    expect(shown.getByText('Entonces, versión 1')).toBeVisible();
    expect(shown.getAllByText('US$31.25')).toHaveLength(2);
    expect(shown.getByText('Igual')).toBeVisible();
    expect(shown.getByText('Sus tarifas no han cambiado.')).toBeVisible();
    expect(shown.getByText('Artículos limitados')).toBeVisible();
    expect(shown.queryByText('Creador UGC')).toBeNull();
    expect(shown.getByText('Todo declarado')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText(/^Guardas 2 de 20\./)).toBeVisible();
    expect(screen.getByText('Quedan 18 lugares')).toBeVisible();
  });

  it('tell what the rates in force changed', async () => {
    const backend = createInMemoryBackend({ rates: { roblox: publishedRates() } });
    await open([first], { backend });
    const shown = await card('La primera, Roblox');
    expect(await shown.findByText('US$41.00')).toBeVisible();
    expect(shown.getByText('+9.75')).toBeVisible();
    expect(shown.getByText('Robux: de 0.0125 a 0.02')).toBeVisible();
  });

  it('use the rates last seen without a connection, say when, and read them later', async () => {
    saveSeenRates(roblox, { rates: publishedRates(), seenAt: new Date('2026-11-03T14:42:00Z') });
    const backend = createInMemoryBackend();
    backend.fail('ratesInForce', 'offline');
    const { user } = await open([first], { backend, language: 'en' });
    const shown = await card('La primera, Roblox');
    expect(shown.getByText('from 0.0125 to 0.02', { exact: false })).toBeVisible();
    expect(await screen.findByText(/that your device saw on Nov 3, 2026 at/)).toBeVisible();
    backend.recover('ratesInForce');
    await user.click(await screen.findByRole('button', { name: 'Read the rates again' }));
    expect(await shown.findByText('Same')).toBeVisible();
  });

  it('show a game without a calculator, and answers that no longer fit', async () => {
    const gone = { ...first, gameId: 'tetris', gameName: 'Tetris' };
    const misfit = { ...clan, answers: { skins: 3 } };
    await open([gone, misfit]);
    const tetris = await card('La primera, Tetris');
    expect(tetris.getByText('Ya no se calcula')).toBeVisible();
    expect(tetris.getByText('US$31.25')).toBeVisible();
    expect(tetris.queryByRole('link')).toBeNull();
    const other = await card('El clan, Clash of Clans');
    expect(other.getByText(/ahora pregunta otras cosas/)).toBeVisible();
    expect(other.getByRole('link', { name: /^Abrir/ })).toBeVisible();
    expect(other.queryByRole('button', { name: /^Elegir/ })).toBeNull();
  });

  it('mark how much is proven', async () => {
    const answers = { robux: 1300, accountYears: 7 };
    await open([{ ...keptAccount({ answers }), verified: ['robux', 'accountYears'] }]);
    // Robux can be moved, so that they count nowhere: 35 of 51.25.
    expect((await card(/La primera/)).getByText('68 % probado')).toBeVisible();
  });

  it('say when the device is full, and when an entry is damaged', async () => {
    localStorage.setItem('levelup.account.other', '{');
    await open(Array.from({ length: 20 }, (_, at) => keptAccount({ nickname: `n${at}` })));
    await card('n0, Roblox');
    expect(screen.getByText(/Guardas 20 de 20, el máximo/)).toBeVisible();
    expect(screen.getByText('No queda ningún lugar')).toBeVisible();
    expect(screen.getByText(/Una cuenta guardada en este equipo está dañada/)).toBeVisible();
  });
});

describe('an account', () => {
  it('is renamed; an empty name is refused', async () => {
    const { user } = await open([first]);
    await user.click((await card(/La primera/)).getByRole('button', { name: /^Cambiar nombre/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Cambiar' }));
    expect(dialog.getByText('Ponle un nombre.')).toBeVisible();
    await user.type(field, '  La   de verdad ');
    await user.click(dialog.getByRole('button', { name: 'Cambiar' }));
    await card('La de verdad, Roblox');
  });

  it('is deleted and brought back, chosen as it was, with the focus on it', async () => {
    chooseAccount(first.id);
    const { user } = await open([first, clan]);
    await user.click((await card(/La primera/)).getByRole('button', { name: /^Borrar/ }));
    expect(screen.getByText('Borraste «La primera».')).toBeVisible();
    expect(keptAccounts().accounts).toEqual([clan]);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect((await card(/La primera/)).getByText('Tu respaldo')).toBeVisible();
    expect(screen.getByRole('heading', { name: /La primera/ })).toHaveFocus();
  });

  it('opens in its calculator with its answers', async () => {
    const { user, address } = await open([first]);
    await user.click((await card(/La primera/)).getByRole('link', { name: /^Abrir/ }));
    expect(address()).toBe('/Roblox?robux=1300&limitedItems=6');
    expect(await screen.findByRole('textbox', { name: 'Robux' })).toHaveValue('1,300');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is chosen, and goes to the send dialog in one press', async () => {
    const { user } = await open([first, clan]);
    await user.click((await card(/La primera/)).getByRole('button', { name: /^Elegir/ }));
    expect(keptAccounts().chosen).toBe(first.id);
    await user.click((await card(/La primera/)).getByRole('button', { name: /^ENVIAR con esta/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findAllByText('US$31.25')).not.toHaveLength(0);
  });
});

describe('forgetting on this device', () => {
  it('asks once and deletes all', async () => {
    const { user } = await open([first, clan]);
    await card(/La primera/);
    await user.click(screen.getByRole('button', { name: 'Olvidar las 2 cuentas' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Olvidar las 2 cuentas?' }));
    expect(dialog.getByText(/No se puede deshacer/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sí, olvidar' }));
    expect(await screen.findByText('Este equipo ya no guarda ninguna cuenta.')).toBeVisible();
    expect(keptAccounts().accounts).toEqual([]);
  });
});

it('an account kept in another tab shows up', async () => {
  await open([first]);
  await card(/La primera/);
  localStorage.setItem(`levelup.account.${clan.id}`, JSON.stringify({ version: 1, account: clan }));
  window.dispatchEvent(new StorageEvent('storage'));
  await card(/El clan/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

it('forgetting a request on this device takes the accounts with it', () => {
  keepAccounts([first]);
  clearBrowser();
  expect(keptAccounts().accounts).toEqual([]);
});
