import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GameRequests } from '../../../../src/data/staff-backend';
import { calculators } from '../../../../src/games';
import { openStaff } from '../staff-app';

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
    await openStaff(address, { averages: { roblox } }, language);

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
  it('are asked for once, for every game', async () => {
    const { staff } = await openStaff('/GamesSettings?tab=promedios', { averages: { roblox } });
    await waitFor(() => expect(cellsOf('Roblox')[1]).toBe('1,200'));

    expect(staff.calls('requestAverages').map(([gameIds]) => gameIds.length)).toEqual([
      calculators.length,
    ]);
  });

  it.each([
    [
      'es',
      /^La mediana y las cifras por día salen de las 500 solicitudes más recientes, desde el 3 nov/,
    ],
    ['en', /^Medians and daily figures come from the 500 newest requests, since Nov 3/],
  ] as const)(
    'say in %s that the newest requests give median and days',
    async (language, words) => {
      const newestSince = new Date(2026, 10, 3, 9, 30);
      const contents = { averages: { roblox }, newestSince };
      await openStaff('/GamesSettings?tab=promedios', contents, language);

      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('tell a failure and are read again, beside the market values', async () => {
    const app = await openStaff('/GamesSettings?tab=valores', { averages: { roblox } });
    app.staff.fail('requestAverages', 'timeout');
    await app.user.click(await screen.findByRole('link', { name: 'Promedios' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor tardó demasiado');
    await waitFor(() => expect(cellsOf('Roblox')[2]).toBe('US$155.00'));

    app.staff.recover('requestAverages');
    await app.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
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
