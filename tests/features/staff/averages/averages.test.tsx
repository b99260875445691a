import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayKey } from '../../../../src/domain/day';
import { NO_REQUESTS, type RequestSummary } from '../../../../src/domain/summary/request-summary';
import { complaintOf } from '../../../../tools/samples/complaints';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=promedios';

const roblox: RequestSummary = {
  count: 1200,
  values: [{ from: 6_000, count: 1000, sum: 6_050_000 }],
  days: [
    { day: dayKey(Date.now() - 86_400_000), count: 3 },
    { day: dayKey(Date.now()), count: 1 },
  ],
  approved: 30,
  paidOut: 12,
  declined: 9,
  withdrawn: 1,
  unanswered: 2,
  lapsed: 2,
  reasons: { debts: 6, none: 3 },
  minutes: [
    { from: 600, count: 30, sum: 18_300 },
    { from: 5_000, count: 9, sum: 45_000 },
  ],
  onTime: 30,
  givenUp: 0,
  overdue: 0,
  undone: 3,
  reconsidered: 2,
  reconsideredApproved: 1,
};

const fortnite: RequestSummary = { ...NO_REQUESTS, count: 1 };

const words = {
  none: 'Nada en 30 días',
  show: 'Ver los gráficos de Roblox',
  values: /^Roblox: mediana del valor estimado por quien pide/,
  undone: '3 decisiones deshechas; cuenta la última palabra.',
  reconsidered: 'Rechazos reconsiderados porque el cliente lo pidió: 2. Ahora aprobados: 1.',
} as const;

function cellsOf(game: string): (string | null)[] {
  const row = screen.getByText(game, { selector: 'td *' }).closest('tr');
  if (!row) throw new Error(`there is no row of ${game}`);
  return [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
}

describe('the figures of complaints', () => {
  const complaints = [
    complaintOf('RC-2026-2222-2222', { daysAgo: 31 }),
    complaintOf('RC-2026-3333-3333', { daysAgo: 1 }),
    ...[true, false, false].map((upheld, place) =>
      complaintOf(`RC-2026-444${place + 2}-4444`, {
        daysAgo: 10,
        answer: { text: 'Sí.', upheld, answeredAt: new Date(Date.now() - 4.5 * 86_400_000) },
      }),
    ),
  ];

  it('tell how many are open and overdue, how long an answer takes, and how many are right', async () => {
    await openStaff(ADDRESS, { complaints });
    const section = await screen.findByRole('region', { name: 'Reclamos' });
    await waitFor(() =>
      expect(section).toHaveTextContent(
        'ReclamosAbiertos2Vencidos1Días hasta responder (mediana)6Con razón33 %',
      ),
    );
  });

  it('are dashes before the first answer, and are read again if that failed', async () => {
    const { staff, user } = await openStaff('/GamesSettings?tab=valores', { complaints: [] });
    staff.fail('complaintFigures', 'offline');
    await user.click(await screen.findByRole('link', { name: /^Promedios/ }));
    const section = await screen.findByRole('region', { name: 'Reclamos' });
    const again = await within(section).findByRole('button', { name: 'Intentar de nuevo' });
    staff.recover('complaintFigures');
    await user.click(again);
    await waitFor(() => expect(section).toHaveTextContent('Abiertos0'));
    expect(section).toHaveTextContent('Días hasta responder (mediana)–Con razón–');
  });
});

describe('the averages', () => {
  it('stand beside the market value, game by game', async () => {
    await openStaff(ADDRESS, { averages: { roblox } });

    await waitFor(() =>
      expect(cellsOf('Roblox').slice(1)).toEqual([
        'US$155.00',
        '1,200',
        'US$60.50',
        '',
        '76 %',
        '10 h',
      ]),
    );
    const none = ['0', '–', words.none, '–', '–'];
    expect(cellsOf('Fortnite').slice(2)).toEqual(none);
  });

  it('show plots of the chosen game', async () => {
    const { user } = await openStaff(ADDRESS, { averages: { roblox } });
    await user.click(await screen.findByRole('button', { name: words.show }));

    const plots = within(await screen.findByRole('region', { name: 'Roblox' }));
    expect(await plots.findByRole('img', { name: words.values })).toBeVisible();
    expect(plots.getAllByRole('img')).toHaveLength(2);
    expect(plots.getByText(words.undone)).toBeVisible();
    expect(plots.getByText(words.reconsidered)).toBeVisible();
  });
});

describe('the plots of a game', () => {
  const today = { day: dayKey(Date.now()), count: 4 };
  const few: RequestSummary = {
    ...NO_REQUESTS,
    count: 4,
    values: [{ from: 6_000, count: 4, sum: 24_200 }],
    days: [today],
  };

  it.each([
    [4, []],
    [5, ['Rocket League: Valor estimado por quien pide (mediana)']],
  ])('without a market value tell a value of %i requests as %j', async (count, names) => {
    const values = [{ from: 6_000, count, sum: 6_050 * count }];
    const averages = { rocketLeague: { ...few, count, values } };
    const { user } = await openStaff(ADDRESS, { averages });
    await waitFor(() => expect(cellsOf('Rocket League')[2]).toBe(String(count)));
    await user.click(screen.getByRole('button', { name: 'Ver los gráficos de Rocket League' }));
    const plots = within(screen.getByRole('region', { name: 'Rocket League' }));
    expect(await plots.findByRole('img', { name: /solicitudes por día/ })).toBeVisible();
    const shown = plots.queryAllByRole('img', { name: /valor/i });
    expect(shown.map((plot) => plot.getAttribute('aria-label'))).toEqual(names);
    expect(plots.queryByText(/valor de mercado/i)).toBeNull();
  });
});

describe('the averages', () => {
  it('are read once, and added up over all games first', async () => {
    const { staff } = await openStaff(ADDRESS, { averages: { roblox, fortnite } });
    await waitFor(() => expect(cellsOf('Todos los juegos')[2]).toBe('1,201'));

    expect(staff.calls('requestAverages')).toHaveLength(1);
    expect(screen.getByText('Decididas en 72 horas').nextSibling).toHaveTextContent('76 %');
    const all = within(screen.getByRole('region', { name: 'Todos los juegos' }));
    const bars = (name: string) =>
      within(all.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(bars('Cómo terminaron')).toEqual([
      'Aprobadas30',
      'De ellas, desembolsadas12',
      'Caducadas2',
      'Rechazadas9',
      'Retiradas1',
      'Sin respuesta del cliente2',
      'Abiertas1,157',
    ]);
    expect(bars('Horas del banco hasta la decisión')).toEqual([
      'De 0 a 6 horas0',
      'De 6 a 12 horas30',
      'De 12 a 24 horas0',
      'De 24 a 48 horas0',
      'De 48 a 72 horas0',
      'Más de 72 horas9',
    ]);
    expect(bars('Motivos de los rechazos')).toHaveLength(2);
    expect(bars('Motivos de los rechazos')[1]).toBe('Sin motivo registrado3');
  });

  it('count a request without an answer past its 72 hours as late', async () => {
    const waiting = { ...roblox, overdue: 9, givenUp: 2 };
    await openStaff(ADDRESS, {
      averages: { roblox: waiting, fortnite: { ...fortnite, overdue: 1 } },
    });
    await waitFor(() => expect(cellsOf('Roblox')[5]).toBe('60 %'));
    // One request is not enough for a share.
    expect(cellsOf('Fortnite')[5]).toBe('–');
    expect(screen.getByText('Decididas en 72 horas').nextSibling).toHaveTextContent('58 %');
    expect(screen.getByRole('row', { name: /Más de 72 horas/ })).toHaveTextContent('21');
    expect(screen.getByText('10 siguen abiertas y cuentan como tardías.')).toBeVisible();
    expect(
      screen.getByText('2 quedaron sin decisión después de 72 horas y cuentan como tardías.'),
    ).toBeVisible();
  });

  it('say what is still missing', async () => {
    await openStaff(ADDRESS, { averages: { fortnite } });
    expect(await screen.findByText('Todavía no hay decisiones.')).toBeVisible();
    expect(screen.getByText('Todavía no hay rechazos.')).toBeVisible();
    expect(screen.getByText('Sin solicitudes ni cambios en los últimos 30 días.')).toBeVisible();
  });

  it('of a game whose summary cannot be read say so, and show the others', async () => {
    const contents = { averages: { roblox }, unreadableAverages: ['fortnite'] };
    const { user } = await openStaff(ADDRESS, contents);
    await waitFor(() => expect(cellsOf('Roblox')[2]).toBe('1,200'));
    expect(cellsOf('Fortnite')[2]).toBe('No se pudo leer.');
    await user.click(screen.getByRole('button', { name: 'Ver los gráficos de Fortnite' }));
    const plots = within(screen.getByRole('region', { name: 'Fortnite' }));
    expect(await plots.findByText('No se pudo leer.')).toBeVisible();
  });

  it('tell a failure and are read again, beside the market values', async () => {
    const app = await openStaff('/GamesSettings?tab=valores', { averages: { roblox } });
    app.staff.fail('requestAverages', 'timeout');
    await app.user.click(await screen.findByRole('link', { name: 'Promedios' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor tardó demasiado');
    await waitFor(() => expect(cellsOf('Roblox')[1]).toBe('US$155.00'));

    app.staff.recover('requestAverages');
    await app.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(cellsOf('Roblox')[2]).toBe('1,200'));
  });

  it('give the plots’ figures as a table too', async () => {
    const { user } = await openStaff(ADDRESS, { averages: { roblox } });
    await user.click(await screen.findByRole('button', { name: 'Ver los gráficos de Roblox' }));
    await user.click(await screen.findByText('Ver los datos'));

    const plots = within(screen.getByRole('region', { name: 'Roblox' }));
    const rows = within(plots.getByRole('group')).getAllByRole('row');
    expect(rows.map((row) => row.lastChild?.textContent)).toEqual(['Solicitudes', '3', '1']);
  });
});
