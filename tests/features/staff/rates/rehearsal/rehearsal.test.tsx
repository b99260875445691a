import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratesOf } from '../../../../../src/domain/rates/rates';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import minecraft from '../../../../../src/games/minecraft';
import roblox from '../../../../../src/games/roblox';
import { requestOf } from '../../../../support/staff-records';
import { DRAFT, openRehearsal } from './open-rehearsal';

const account = (
  id: string,
  robux: number,
  limitedItems: number,
  changes: Partial<LoanRequest> = {},
) =>
  requestOf(id, {
    answers: { robux, limitedItems, nameLetters: 0, accountYears: 1, ugc: 0 },
    receivedAt: new Date('2026-10-03T12:00-04:00'),
    ...changes,
  });

// With US$5 for the year, by hand: before → after.
const SIX = [
  account('aaaaaaaa', 1000, 0, { receivedAt: new Date('2026-11-03T12:00-04:00') }), // 17.50 → 25.00, +7.50
  account('bbbbbbbb', 0, 10), // 30.00 → 25.00, −5.00
  account('cccccccc', 200, 3), // 15.00 → 15.00
  account('dddddddd', 4000, 2), // 60.00 → 89.00, +29.00
  account('eeeeeeee', 101, 1), // 8.76 → 9.02, +0.26
  account('ffffffff', 0, 20), // 55.00 → 45.00, −10.00
];

const WORDS = {
  run: 'Ensayar',
  lead: 'Las 6 solicitudes de Roblox, del 3 oct al 3 nov 2026, calculadas dos veces.',
  inForce: 'En vigor',
  draft: 'Borrador',
  rises: 'Las que más suben',
  falls: 'Las que más bajan',
  counts: ['3 suben', '1 igual', '2 bajan'],
  plot: /^Dos distribuciones de 6 solicitudes\. Mediana de la versión 1, US\$23\.75; del borrador, US\$25\.00\.$/,
} as const;

const run = (name = 'Ensayar') => screen.findByRole('button', { name });
const output = (name: string) => document.querySelector(`output[name="${name}"]`)?.textContent;
const termsOf = (name: string) =>
  [...screen.getByRole('article', { name }).querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
const rowsOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('a rehearsal', () => {
  it('shows the effect of a draft on the requests of the game', async () => {
    const { user } = await openRehearsal({ requests: SIX });
    await user.click(await run(WORDS.run));

    expect(await screen.findByText(WORDS.lead)).toBeVisible();
    expect(['solicitudes', 'mediana', 'medianaNueva'].map(output)).toEqual([
      '6',
      'US$23.75',
      'US$25.00',
    ]);
    expect(termsOf(WORDS.inForce).map(([, amount]) => amount)).toEqual([
      '8.76',
      '17.50',
      '55.00',
      '31.04',
    ]);
    expect(termsOf(WORDS.draft).map(([, amount]) => amount)).toEqual([
      '9.02',
      '25.00',
      '45.00',
      '34.67',
    ]);
    expect(screen.getByText(`+US$1.25, +5.3 %`)).toBeVisible();
    expect(screen.getByRole('img', { name: WORDS.plot })).toBeVisible();
    for (const count of WORDS.counts) expect(screen.getByText(count)).toBeVisible();
    expect(rowsOf(WORDS.rises)).toEqual([
      ['LU-DDDD-DDDD', '60.00', '→89.00', '+29.00'],
      ['LU-AAAA-AAAA', '17.50', '→25.00', '+7.50'],
      ['LU-EEEE-EEEE', '8.76', '→9.02', '+0.26'],
    ]);
    expect(rowsOf(WORDS.falls)).toEqual([
      ['LU-FFFF-FFFF', '55.00', '→45.00', '−10.00'],
      ['LU-BBBB-BBBB', '30.00', '→25.00', '−5.00'],
    ]);
  });
});

describe('a rehearsal', () => {
  it('describes the example accounts and how far they move', async () => {
    const { user } = await openRehearsal({ requests: SIX });
    await user.click(await run());
    await screen.findByText('Tres cuentas');
    const facts = termsOf('En vigor').map(([name, , detail]) => [name, detail]);
    expect(facts).toEqual([
      [
        'Pequeña',
        'Robux\u00a0101\u00a0· Artículos limitados\u00a01\u00a0· Años de la cuenta\u00a01',
      ],
      ['Usual', 'Robux\u00a01,000\u00a0· Años de la cuenta\u00a01'],
      ['Grande', 'Artículos limitados\u00a020\u00a0· Años de la cuenta\u00a01'],
      ['Media', undefined],
    ]);
    const moves = termsOf('Borrador').map(([, , detail]) => detail);
    expect(moves).toEqual([
      '+0.26 frente a hoy',
      '+7.50 frente a hoy',
      '−10.00 frente a hoy',
      undefined,
    ]);
  });

  it('links the largest moves to the request', async () => {
    const { user, address } = await openRehearsal({ requests: SIX });
    await user.click(await run());
    await user.click(await screen.findByRole('link', { name: 'LU-DDDD-DDDD' }));
    expect(address()).toBe(
      '/GamesSettings?tab=solicitudes&estado=todas&juego=roblox&solicitud=dddddddd',
    );
  });

  it('has the figures of the plot in a table', async () => {
    const { user } = await openRehearsal({ requests: SIX });
    await user.click(await run());
    await user.click(await screen.findByText('Ver los datos'));
    const plot = screen.getByRole('region', { name: 'Cómo se reparten' });
    expect(within(plot).getByRole('table')).toBeVisible();
    const filled = rowsOf('Cómo se reparten').filter(([, before, after]) => before !== after);
    // 95 % stand at or below 89.00, a twentieth of which is just below 5.
    expect(filled).toEqual([
      ['US$15.00', '2', '1'],
      ['US$25.00', '0', '2'],
      ['US$30.00', '1', '0'],
      ['US$45.00', '0', '1'],
      ['US$55.00', '1', '0'],
      ['US$60.00', '1', '0'],
      ['US$85.00', '0', '1'],
    ]);
  });

  it('reads the newest requests of the game once, and again when asked to', async () => {
    const { user, staff, change } = await openRehearsal({ requests: SIX });
    await user.click(await run());
    await screen.findByText('+US$1.25, +5.3 %');
    const filter = { status: 'all', gameId: 'roblox', overdue: false, search: '' };
    expect(staff.calls('pageRequests')).toEqual([[filter, 500]]);

    await change({ figures: { ...DRAFT, rates: { ...DRAFT.rates, robux: 1250 } } });
    await user.click(await run());
    // 8.26 13.50 17.50 | 25.00 45.00 59.00
    expect(output('medianaNueva')).toBe('US$21.25');
    expect(staff.calls('pageRequests')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Leer de nuevo las solicitudes' }));
    await waitFor(() => expect(staff.calls('pageRequests')).toHaveLength(2));
  });

  it('says that it is out of date once a figure or the rates in force change', async () => {
    const { user, change } = await openRehearsal({ requests: SIX });
    await user.click(await run());
    await screen.findByText('+US$1.25, +5.3 %');
    const stale = /^Estas cifras son de antes/;
    expect(screen.queryByText(stale)).toBeNull();

    for (const given of [
      { figures: { ...DRAFT, base: 1 } },
      { figures: undefined },
      { figures: DRAFT, inForce: { ...ratesOf(roblox), version: 2 } },
    ]) {
      await change(given);
      expect(screen.getByText(stale)).toBeVisible();
    }
    await change({ inForce: ratesOf(roblox) });
    expect(screen.queryByText(stale)).toBeNull();
  });

  it('waits for the figures to be right', async () => {
    const { user, staff, change } = await openRehearsal({ requests: SIX }, { figures: undefined });
    const button = await run();
    expect(button).toHaveAccessibleDescription('Corrige primero las cifras marcadas del borrador.');
    await user.click(button);
    expect(staff.calls('pageRequests')).toHaveLength(0);
    await change({ figures: DRAFT });
    await user.click(button);
    expect(await screen.findByText('+US$1.25, +5.3 %')).toBeVisible();
  });

  it('says why requests are left out', async () => {
    const old = ['x', 'y'].map((id) => ({ ...account(id, 1, 1), answers: undefined }));
    const contents = { requests: [...SIX, ...old], unreadable: ['z'] };
    const { user } = await openRehearsal(contents);
    await user.click(await run());
    expect(
      await screen.findByText(
        /^2 solicitudes quedan fuera porque no guardan sus respuestas\. 1 solicitud queda fuera porque no se puede leer\. Son pocas solicitudes/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Las 9 solicitudes de Roblox/)).toBeVisible();
    expect(output('solicitudes')).toBe('6');
  });

  it('of no requests makes accounts up and has no median', async () => {
    const { user } = await openRehearsal();
    await user.click(await run());
    expect(
      await screen.findByText(/^No hay solicitudes de Roblox para calcular\. Las tres/),
    ).toBeVisible();
    expect(screen.getByText('Tres cuentas inventadas')).toBeVisible();
    expect(['solicitudes', 'mediana', 'medianaNueva'].map(output)).toEqual(['0', '–', '–']);
    expect(screen.queryByRole('img')).toBeNull();
    // A tenth of 10,000 robux, 100 limited items, 20 letters and 18 years.
    expect(termsOf('En vigor')[0]?.[1]).toBe('48.50');
  });

  it('of two requests says that the accounts are made up', async () => {
    const { user } = await openRehearsal({ requests: SIX.slice(0, 2) });
    await user.click(await run());
    expect(await screen.findByText(/^Con menos de tres solicitudes/)).toBeVisible();
    expect(output('mediana')).toBe('US$23.75');
  });

  it('with nothing moved says so', async () => {
    const { user } = await openRehearsal({ requests: SIX }, { figures: ratesOf(roblox) });
    await user.click(await run());
    expect(await screen.findByText('Ninguna sube.')).toBeVisible();
    expect(screen.getByText('Ninguna baja.')).toBeVisible();
    expect(screen.getByText('6 iguales')).toBeVisible();
  });

  it('that cannot read says why, and can be tried again', async () => {
    const { user, staff } = await openRehearsal({ requests: SIX });
    staff.fail('pageRequests', 'timeout');
    await user.click(await run());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^El servidor tardó demasiado/);
    staff.recover('pageRequests');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('+US$1.25, +5.3 %')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the last figures while it reads again, and when that fails', async () => {
    const { user, staff } = await openRehearsal({ requests: SIX });
    await user.click(await run());
    await screen.findByText('+US$1.25, +5.3 %');
    staff.fail('pageRequests', 'offline');
    await user.click(screen.getByRole('button', { name: 'Leer de nuevo las solicitudes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No hay conexión/);
    expect(output('mediana')).toBe('US$23.75');
  });

  it('of another game begins anew, and drops the answer that is on its way', async () => {
    const { user, staff, change } = await openRehearsal({ requests: SIX });
    const answer = staff.hold('pageRequests');
    await user.click(await run());
    expect(await screen.findByText('Leyendo las solicitudes…')).toBeVisible();
    await user.click(await run());
    expect(staff.calls('pageRequests')).toHaveLength(1);

    const figures = ratesOf(minecraft);
    await change({ calculator: minecraft, inForce: figures, figures });
    answer();
    const section = within(screen.getByRole('region', { name: 'Ensayo' }));
    expect(await section.findByText(/^Las últimas 500 solicitudes de Minecraft/)).toBeVisible();
    expect(section.queryByRole('img')).toBeNull();
    await user.click(await run());
    expect(await section.findByText(/^No hay solicitudes de Minecraft/)).toBeVisible();
  });
});
