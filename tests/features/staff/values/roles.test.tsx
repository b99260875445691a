import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../../src/domain/session';
import { openStaff } from '../staff-app';

const change = {
  index: 1,
  value: 155,
  previous: 150,
  reason: undefined,
  author: 'other',
  changedAt: new Date(),
};

const sentences = {
  all: /^Tu cuenta puede ver los valores, no cambiarlos/,
  games: /^Los nombres, imágenes y destinos/,
  values: /^Tu cuenta puede ver los valores, no enviar/,
  field: 'Valor nuevo, en dólares',
  details: 'Datos del juego',
  history: 'Historial',
  importing: 'Importar',
  imported: 'Importar valores',
} as const;

const members: readonly (readonly [
  readonly StaffRole[],
  'all' | 'games' | 'values' | undefined,
])[] = [
  [['reader'], 'all'],
  [['analyst'], 'all'],
  [['reviewer'], 'games'],
  [['admin'], 'values'],
  [['reviewer', 'admin'], undefined],
];

describe('the Valores tab', () => {
  const word = sentences;

  it.each(members)(
    'for a member with the roles %j says what is closed: %s',
    async (roles, closed) => {
      const contents = { roles, changes: { roblox: [change] } };
      const { user } = await openStaff('/GamesSettings?tab=valores', contents);
      const card = within(await screen.findByRole('article', { name: 'Roblox' }));
      for (const kind of ['all', 'games', 'values'] as const)
        expect(screen.queryAllByText(word[kind])).toHaveLength(kind === closed ? 1 : 0);

      const mayChange = roles.includes('reviewer');
      const mayManage = roles.includes('admin');
      await user.click(card.getByRole('button'));
      expect(card.queryAllByLabelText(word.field)).toHaveLength(mayChange ? 1 : 0);
      expect(card.queryAllByText(word.details)).toHaveLength(mayManage ? 1 : 0);
      const importing = screen.queryByRole('button', { name: word.importing });
      expect(importing !== null).toBe(mayManage);
      expect(screen.queryByRole('region', { name: word.imported })).toBeNull();
      if (importing) {
        await user.click(importing);
        expect(await screen.findByRole('region', { name: word.imported })).toBeVisible();
      }

      // A member who may only look sees the history at once.
      if (mayChange || mayManage) await user.click(card.getByText(word.history));
      expect(await card.findByText(/Luis Mota/)).toBeVisible();
      expect(card.queryAllByRole('button', { name: /US\$150\.00/ })).toHaveLength(
        mayChange ? 1 : 0,
      );
    },
  );
});

it('a game without a value gets its first one like any other, which has no undo', async () => {
  const games = [{ id: 'rocketLeague', name: 'Rocket League', values: [], image: '', path: '' }];
  const contents = { games, roles: ['reviewer'] as const };
  const { user, staff } = await openStaff('/GamesSettings?tab=valores', contents);
  const card = within(await screen.findByRole('article', { name: 'Rocket League' }));
  expect(card.getByText('Sin valor')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Cambiar el valor de Rocket League' }));
  await user.type(card.getByLabelText('Valor nuevo, en dólares'), '60');
  await user.click(card.getByRole('button', { name: 'Enviar el valor de Rocket League' }));
  expect(await card.findByText(/Ahora vale US\$60\.00/)).toBeVisible();
  expect(staff.calls('appendMarketValue')).toEqual([['rocketLeague', [], 60, undefined]]);

  await user.click(card.getByText('Historial'));
  expect(await card.findByText(/Ana Peña/)).toBeVisible();
  expect(card.queryByText(/antes/)).toBeNull();
  expect(card.queryByRole('button', { name: /Deshacer/ })).toBeNull();
});
