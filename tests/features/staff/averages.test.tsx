import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GameRequests } from '../../../src/data/staff-backend';
import { openStaff } from './staff-app';

const roblox: GameRequests = {
  count: 1200,
  mean: 7075,
  median: 6050,
  days: [
    { day: new Date(Date.now() - 86_400_000), count: 3, mean: 7000 },
    { day: new Date(), count: 1, mean: 7100 },
  ],
};

const words = {
  es: { none: 'Nada en 30 días', show: 'Ver el gráfico de Roblox', chart: /^Roblox: media pedida/ },
  en: { none: 'Nothing in 30 days', show: 'Show the chart of Roblox', chart: /^Roblox: mean/ },
} as const;

function cellsOf(game: string): (string | null)[] {
  const row = screen.getByText(game, { selector: 'td span' }).closest('tr');
  if (!row) throw new Error(`there is no row of ${game}`);
  return [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
}

describe.each(['es', 'en'] as const)('the averages in %s', (language) => {
  it('stand beside the market value, game by game', async () => {
    const address = '/GamesSettings?tab=promedios';
    const { staff } = await openStaff(address, { averages: { roblox } }, language);

    await waitFor(() => expect(staff.calls('gameRequests')).toHaveLength(13));
    await waitFor(() =>
      expect(cellsOf('Roblox').slice(1, 4)).toEqual(['1,200', 'US$70.75', 'US$60.50']),
    );
    expect(cellsOf('Roblox')[5]).toBe('US$155.00');
    await waitFor(() =>
      expect(cellsOf('Fortnite').slice(1, 5)).toEqual(['0', '–', '–', words[language].none]),
    );
  });

  it('show a chart of the chosen game', async () => {
    const address = '/GamesSettings?tab=promedios';
    const { user } = await openStaff(address, { averages: { roblox } }, language);
    await user.click(await screen.findByRole('button', { name: words[language].show }));

    expect(await screen.findByRole('img', { name: words[language].chart })).toBeVisible();
  });
});

describe('the averages', () => {
  it('are read three games at a time and shown as they come', async () => {
    const app = await openStaff('/GamesSettings?tab=valores', { averages: { roblox } });
    const release = app.staff.hold('gameRequests');
    await app.user.click(await screen.findByRole('link', { name: 'Promedios' }));

    expect(await screen.findByText('0 de 13 juegos leídos')).toBeVisible();
    expect(app.staff.calls('gameRequests')).toHaveLength(3);
    await act(async () => release());
    await waitFor(() => expect(app.staff.calls('gameRequests')).toHaveLength(13));
  });

  it('keep a failure to its own row and read that game again', async () => {
    const app = await openStaff('/GamesSettings?tab=valores', { averages: { roblox } });
    app.staff.fail('gameRequests', 'timeout', 'roblox');
    await app.user.click(await screen.findByRole('link', { name: 'Promedios' }));
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo con Roblox' });
    await waitFor(() => expect(cellsOf('Minecraft')[1]).toBe('0'));

    app.staff.recover('gameRequests');
    await app.user.click(again);
    await waitFor(() => expect(cellsOf('Roblox')[1]).toBe('1,200'));
  });

  it('give the chart’s figures as a table too', async () => {
    const { user } = await openStaff('/GamesSettings?tab=promedios', { averages: { roblox } });
    await user.click(await screen.findByRole('button', { name: 'Ver el gráfico de Roblox' }));
    await user.click(await screen.findByText('Ver los datos'));

    const chart = within(screen.getByRole('region', { name: 'Roblox' }));
    expect(chart.getByText('US$70.00')).toBeVisible();
    expect(chart.getByText('US$71.00')).toBeVisible();
  });
});
