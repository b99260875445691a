import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts, keepAccounts, keptAccounts } from '../../../src/browser/kept-accounts';
import { keepProof } from '../../../src/features/calculator/proof/use-proof';
import clash from '../../../src/games/clash-of-clans';
import { proofPanel as words } from '../../../src/i18n/es/proof-panel';
import { createInMemoryBackend } from '../../support/in-memory-backend';
// The calculator fetches it ahead, which may not outlast the test.
import '../../../src/features/loan-request/send-dialog';
import { keptAccount } from '../../../tools/samples/kept-account';
import { renderRoute } from '../../support/render-app';

const ANSWERS = { townHallLevel: 15, playerLevel: 214, gems: 1250 };
const ADDRESS = `/Clash-of-Clans?${new URLSearchParams(Object.entries(ANSWERS).map(([id, answer]) => [id, String(answer)]))}`;

beforeEach(() => {
  sessionStorage.clear();
  keepProof('clashOfClans', {
    before: {},
    proof: {
      gameId: 'clashOfClans',
      account: '#2PP0LQ8VY',
      name: 'El Ciguapo RD',
      facts: {
        townHallLevel: { value: 15, kind: 'exact' },
        playerLevel: { value: 214, kind: 'exact' },
      },
      provenAt: new Date(),
      expiresAt: new Date(Date.now() + 1_000_000),
    },
  });
});
afterEach(forgetAccounts);

async function open(address: string) {
  const app = await renderRoute(address, { backend: createInMemoryBackend() });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press };
}

describe('an account with proven lines', () => {
  it('is kept with them, without what the publisher said', async () => {
    const { press, user } = await open(ADDRESS);
    await screen.findByText('El Ciguapo RD es tuya.');
    await press('CALCULAR VALOR');
    await press('Guardar cuenta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar cuenta' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(keptAccounts().accounts[0]?.verified).toEqual(['townHallLevel', 'playerLevel']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ciguapo|2PP0LQ8VY/);
  });

  it('shows how much of it is proven, and is opened with the proof of this tab', async () => {
    const proven = ['townHallLevel', 'playerLevel'];
    keepAccounts([keptAccount({ calculator: clash, answers: ANSWERS, nickname: 'Clan', proven })]);
    const { user } = await open('/MisCuentas');
    expect(await screen.findByText('69 % probado')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Abrir Clan' }));
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
  });

  it('says that it has to be proven again once that proof is gone', async () => {
    sessionStorage.clear();
    const proven = ['townHallLevel'];
    keepAccounts([keptAccount({ calculator: clash, answers: ANSWERS, nickname: 'Clan', proven })]);
    const { user } = await open('/MisCuentas');
    await user.click(await screen.findByRole('link', { name: 'Abrir Clan' }));
    expect(await screen.findByText(words.again)).toBeVisible();
  });
});
