import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { said } from '../../support/said';
import { requestOf } from '../../support/staff-records';
import { openStaff } from './staff-app';

const CONTENTS = { roles: ['reviewer'], requests: [requestOf('a'), requestOf('b')] } as const;

describe('what staff hear', () => {
  it.each([
    ['solicitudes', 'Solicitudes'],
    ['reclamos', 'Reclamos'],
    ['promedios', 'Promedios'],
  ])('has a title for each tab: %s', async (_, title) => {
    const { user } = await openStaff('/GamesSettings?tab=valores', CONTENTS);
    await waitFor(() => expect(document.title).toBe('Valores · LevelUp'));
    await user.click(screen.getByRole('link', { name: new RegExp(`^${title}`) }));
    await waitFor(() => expect(document.title).toBe(`${title} · LevelUp`));
    expect(screen.getByText(`${title} · LevelUp`, { selector: '[role="status"]' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(within(screen.getByRole('main')).queryByRole('navigation')).toBeNull();
  });

  it('tells namesakes apart by what describes their rows, and opens with a title without a name', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    const row = await screen.findByRole('button', { name: 'Abrir la solicitud de Persona a' });
    expect(row).toHaveAccessibleDescription(/Pendiente, US\$[\d.,]+, Roblox, LU-/);
    await user.click(row);
    await waitFor(() => expect(document.title).toMatch(/^Solicitud LU-\S+ · LevelUp$/));
    expect(await screen.findByRole('heading', { level: 2, name: 'Persona a' })).toHaveFocus();
  });

  it.each([
    [
      'solicitudes',
      'Nada pendiente. Buen trabajo.',
      'Aprobadas',
      'Ninguna solicitud cumple estos filtros.',
    ],
    ['reclamos', 'No hay reclamos abiertos.', 'Cerrados', 'Todavía no se ha respondido ninguno.'],
  ])(
    'says that a list is empty as the answer to a press, not when its tab opens: %s',
    async (tab, first, filter, none) => {
      const { user } = await openStaff(`/GamesSettings?tab=${tab}`, {
        roles: ['reviewer'],
        requests: [],
        complaints: [],
      });
      await screen.findByText(first);
      expect(said().join()).not.toContain(first);
      await user.click(screen.getByRole('button', { name: filter }));
      await waitFor(() => expect(said().join()).toContain(none));
    },
  );

  it('says of an emptied search what the list answers, and nothing before', async () => {
    const { user, staff } = await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    await user.type(await screen.findByRole('searchbox'), 'nadie');
    const nothing = await screen.findByText('Ninguna solicitud cumple estos filtros.');
    const asked = staff.calls('pageRequests').length;
    const answer = staff.hold('pageRequests');
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(staff.calls('pageRequests').length).toBeGreaterThan(asked));
    expect(nothing).toBeVisible();
    answer();
    expect(await screen.findByText('1 a 2 de 2')).toBeVisible();
    expect(nothing).not.toBeInTheDocument();
  });

  it('answers releasing and taking a case, and the button keeps the focus', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    await user.click(await screen.findByRole('button', { name: /Persona a/ }));
    await user.click(await screen.findByRole('button', { name: 'Soltar' }));
    const take = await screen.findByRole('button', { name: 'Tomar' });
    expect(screen.getByText('Soltaste el caso.')).toBeInTheDocument();
    expect(take).toHaveFocus();
    await user.click(take);
    expect(await screen.findByText('Tomaste el caso.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Soltar' })).toHaveFocus();
  });

  it('closes the innermost thing by Escape: the form of a decline, then the case', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    await user.click(await screen.findByRole('button', { name: /Persona a/ }));
    const decline = await screen.findByRole('button', { name: /^Rechazar/ });
    await user.click(decline);
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(decline).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(decline).not.toBeInTheDocument());
  });

  it('hears the keys with what they do, and no control names one while they are off', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    const row = await screen.findByRole('region', { name: 'Teclado' });
    expect(within(row).getByText(/moverte$/)).toHaveTextContent('j k moverte');
    expect(within(row).getByText(/buscar$/)).toHaveTextContent('/ buscar');
    for (const cap of within(row).getAllByText(/^(j|k|enter|n|c|\/)$/))
      expect(cap).not.toHaveAttribute('aria-hidden', 'true');
    const named = () =>
      [...document.querySelectorAll('[aria-keyshortcuts]')].map((control) =>
        control.getAttribute('aria-keyshortcuts'),
      );
    await user.click(
      await screen.findByRole('button', { name: 'Abrir la solicitud de Persona a' }),
    );
    await screen.findByRole('button', { name: /^Aprobar/ });
    expect(named()).toEqual(expect.arrayContaining(['n', 'c', 'a', 'i', 'x', '/', '?']));

    await user.click(screen.getByRole('button', { name: 'ayuda' }));
    expect(screen.getByText(/NVDA usa k, n, c, a, i y x para sí/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Usar las teclas de una letra' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(named()).toEqual(['?']);
    expect(screen.getByRole('button', { name: 'Aprobar' })).toHaveTextContent(/^Aprobar$/);
  });

  it('says one thing when a case is open, though its parts load one by one', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    const row = await screen.findByRole('button', { name: 'Abrir la solicitud de Persona a' });
    const before = said();
    await user.click(row);
    expect(await screen.findByText('No hay correo')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Cargando…')).toBeNull());
    expect(said().filter((words) => !before.includes(words))).toEqual([
      expect.stringMatching(/^Solicitud LU-/),
    ]);
  });

  it.each([
    ['Juego', 'Roblox', /^(1 a )?\d+ (de \d+|a la vista)$/],
    ['Juego', 'Fortnite', /Ninguna|No hay|Nada/],
  ])('answers the select %s once, by what the list then has: %s', async (name, option, words) => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes&estado=todas', CONTENTS);
    await screen.findByRole('button', { name: 'Abrir la solicitud de Persona a' });
    await user.selectOptions(screen.getByLabelText(name), option);
    await waitFor(() => expect(said().filter((one) => words.test(one))).toHaveLength(1));
  });
});
