import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';
import { openCase } from './open-case';

const queue = [
  requestOf('a', { name: 'Uno', hoursAgo: 30 }),
  requestOf('b', { name: 'Dos', hoursAgo: 20 }),
];
const row = (name: string) => screen.getByRole('button', { name: `Abrir la solicitud de ${name}` });

beforeEach(() => localStorage.clear());

describe('the keys of the requests', () => {
  it('move through the rows and open one', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', { requests: queue });
    await screen.findByText('Uno');
    await user.keyboard('j');
    expect(row('Uno')).toHaveFocus();
    await user.keyboard('j');
    expect(row('Dos')).toHaveFocus();
    await user.keyboard('k{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Uno' })).toBeVisible();
  });

  it('enter the search and the note, where they are letters again', async () => {
    const { user, detail } = await openCase(queue);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    detail.getByRole('heading', { level: 2 }).focus();
    await user.keyboard('c');
    expect(detail.getByLabelText('Nota del equipo')).toHaveFocus();
    await user.keyboard('xn');
    expect(detail.getByLabelText('Nota del equipo')).toHaveValue('xn');
    expect(detail.queryByRole('group')).toBeNull();
  });

  it('decide, and do nothing with a modifier', async () => {
    const { user, detail } = await openCase(queue);
    await user.keyboard('{Control>}x{/Control}');
    expect(detail.queryByRole('group')).toBeNull();
    await user.keyboard('x');
    expect(detail.getByRole('group', { name: '¿Por qué no?' })).toBeVisible();
    await user.keyboard('i');
    expect(detail.getByRole('group', { name: '¿Qué le preguntamos?' })).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByRole('dialog', { name: '¿Aprobar la solicitud?' })).toBeVisible();
  });

  it('are listed by the help, which turns them off', async () => {
    const { user, detail } = await openCase(queue);
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Teclas' }));
    expect(dialog.getByText('el más urgente')).toBeVisible();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await user.keyboard('x');
    expect(detail.queryByRole('group')).toBeNull();
  });
});
