import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../../src/domain/time';
import { said } from '../../../../support/said';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';
import { claimOf, openCase } from './open-case';

describe('a case', () => {
  it('that is opened from the list is noted, taken, and given back on leaving', async () => {
    const { staff, user, detail } = await openCase([requestOf('a')]);
    expect(staff.calls('noteOpening')).toEqual([['a']]);
    expect(await detail.findByText('Lo tienes tú, 15 min')).toBeVisible();
    await user.click(detail.getByRole('button', { name: 'Volver a la lista' }));
    await waitFor(() => expect(staff.asked('release')).toEqual([{ ids: ['a'] }]));
  });

  it('is not shown before the audit heard of it', async () => {
    const app = await openStaff(
      '/GamesSettings?tab=solicitudes&solicitud=a',
      { roles: ['analyst'] },
      'es',
      (staff) => staff.fail('noteOpening', 'offline'),
    );
    const detail = within(await screen.findByRole('region', { name: 'Detalle de la solicitud' }));
    expect(await detail.findByText(/No hay conexión/)).toBeVisible();
    expect(detail.queryByRole('heading', { level: 2 })).toBeNull();
    app.staff.recover('noteOpening');
    await app.user.click(detail.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await detail.findByRole('heading', { name: 'Persona a' })).toBeVisible();
  });

  it('that somebody else has to reconsider says so, is named in the list, and is not taken', async () => {
    const undone = [
      {
        status: 'declined',
        decidedAt: new Date(Date.now() - 40 * HOUR_MS),
        reason: 'history',
        undoneAt: new Date(Date.now() - 6 * HOUR_MS),
        cause: undefined,
        byVisitor: true,
        next: 'pending',
      },
    ] as const;
    const request = requestOf('a', { undone, tookPart: ['staff'] });
    const { staff, detail } = await openCase([request]);
    const bar = within(detail.getByRole('region', { name: 'Quién tiene el caso' }));
    expect(bar.getByText('En reconsideración')).toBeVisible();
    const why = 'Participaste en la primera decisión: la decide otra persona.';
    expect((await detail.findAllByText(why))[0]).toBeVisible();
    expect(detail.queryByText('Caso cerrado')).toBeNull();
    expect(detail.queryByRole('button', { name: 'Tomar' })).toBeNull();
    expect(staff.asked('claim')).toHaveLength(0);
    expect(
      screen.getByRole('button', { name: /^Abrir la solicitud/ }).closest('tr, li'),
    ).toHaveTextContent('En reconsideración');
  });

  it('of an address is only looked at until it is taken', async () => {
    const address = '/GamesSettings?tab=solicitudes&solicitud=a';
    const { staff, user } = await openStaff(address, { roles: ['analyst'] });
    expect(await screen.findByText('Nadie lo tiene')).toBeVisible();
    expect(staff.asked('claim')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Tomar' }));
    expect(await screen.findByText('Lo tienes tú, 15 min')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Soltar' }));
    expect(await screen.findByText('Nadie lo tiene')).toBeVisible();
  });

  it('of a colleague is closed until it is taken over with a reason', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('a')], {
      claims: [claimOf('a', 'other')],
    });
    expect(await detail.findByText('Lo tiene Luis Mota, 9 min')).toBeVisible();
    expect(detail.getByRole('button', { name: 'Aprobar' })).toHaveAttribute('aria-disabled');
    expect(detail.getByText(/Tómalo para decidir/)).toBeVisible();
    await press('Tomar');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sí, tomar' }));
    expect(dialog.getByLabelText('Motivo')).toHaveAccessibleDescription(
      'Escribe por qué lo tomas.',
    );
    await user.type(dialog.getByLabelText('Motivo'), 'Luis salió a comer');
    await user.click(dialog.getByRole('button', { name: 'Sí, tomar' }));
    expect(await detail.findByText('Lo tienes tú, 15 min')).toBeVisible();
    expect(staff.asked('claim')).toEqual([{ ids: ['a'], reason: 'Luis salió a comer' }]);
    expect(await detail.findByText(/«Luis salió a comer»/)).toBeVisible();
    expect(detail.getByRole('button', { name: 'Aprobar' })).not.toHaveAttribute('aria-disabled');
  });

  it('that a colleague takes says so at once, and typed text stays', async () => {
    const { staff, user, detail, comeBack } = await openCase([requestOf('a')]);
    await detail.findByText('Lo tienes tú, 15 min');
    await user.type(detail.getByLabelText('Nota del equipo'), 'Llamé y no contestó');
    staff.elsewhere.setClaim(claimOf('a', 'other', 15));
    comeBack();
    expect(await detail.findByText(/^Luis Mota tomó el caso\./)).toBeVisible();
    expect(detail.getByLabelText('Nota del equipo')).toHaveValue('Llamé y no contestó');
    expect(detail.getByRole('button', { name: 'Rechazar' })).toHaveAttribute('aria-disabled');
  });

  it('that this member had before, as after a reload, is given back by its button', async () => {
    const { staff, detail, press } = await openCase([requestOf('a')], {
      claims: [claimOf('a', 'staff')],
    });
    expect(await detail.findByText('Lo tienes tú, 9 min')).toBeVisible();
    const answer = staff.hold('release');
    await press('Soltar');
    expect(said()).not.toContain('Soltaste el caso.');
    expect(detail.getByText('Lo tienes tú, 9 min')).toBeVisible();
    answer();
    expect(await detail.findByText('Nadie lo tiene')).toBeVisible();
    expect(said()).toContain('Soltaste el caso.');
    expect(staff.asked('release')).toEqual([{ ids: ['a'] }]);
    expect(await staff.read('claims')).toEqual([]);
  });

  it('that this member had before is given back on leaving', async () => {
    const { staff, detail, press } = await openCase([requestOf('a')], {
      claims: [claimOf('a', 'staff')],
    });
    await detail.findByText('Lo tienes tú, 9 min');
    await press('Volver a la lista');
    await waitFor(() => expect(staff.asked('release')).toEqual([{ ids: ['a'] }]));
  });

  it('that could not be given back says why, and is kept', async () => {
    const { staff, detail, press } = await openCase([requestOf('a')]);
    await detail.findByText('Lo tienes tú, 15 min');
    staff.fail('release', 'offline');
    await press('Soltar');
    expect(await detail.findByRole('alert')).toHaveTextContent('No hay conexión');
    expect(said()).not.toContain('Soltaste el caso.');
    expect(detail.getByText('Lo tienes tú, 15 min')).toBeVisible();
    staff.recover('release');
    await press('Soltar');
    expect(await detail.findByText('Nadie lo tiene')).toBeVisible();
    expect(detail.queryByRole('alert')).toBeNull();
  });

  it('that is left before the bank answered that it is taken is given back', async () => {
    let answer = () => {};
    const { staff, press } = await openCase([requestOf('a')], {}, (backend) => {
      answer = backend.hold('claim');
    });
    await waitFor(() => expect(staff.asked('claim')).toHaveLength(1));
    await press('Volver a la lista');
    expect(staff.asked('release')).toEqual([]);
    await act(async () => answer());
    await waitFor(() => expect(staff.asked('release')).toEqual([{ ids: ['a'] }]));
    expect(screen.queryByText(/^La tienes tú/)).toBeNull();
  });

  it('shows who has it in its row', async () => {
    await openStaff('/GamesSettings?tab=solicitudes', { claims: [claimOf('a', 'other')] });
    expect(await screen.findByText('La tiene Luis Mota, 9 min')).toBeVisible();
  });

  it('can be read with the role of a reader alone, which does nothing with it', async () => {
    const { staff, detail } = await openCase([requestOf('a')], { roles: ['reader'] });
    expect(await detail.findByText('Solo lectura')).toBeVisible();
    expect(staff.calls('noteOpening')).toEqual([['a']]);
    expect(detail.getByText(/es de analistas y revisores\.$/, { selector: 'div' })).toBeVisible();
    expect(detail.getByRole('button', { name: 'Aprobar' })).toHaveAttribute('aria-disabled');
    expect(detail.queryByLabelText('Nota del equipo')).toBeNull();
    for (const name of ['Tomar', 'Siguiente'])
      expect(detail.queryByRole('button', { name })).toBeNull();
    expect(staff.asked('claim')).toHaveLength(0);
  });
});

describe('the next case', () => {
  const queue = [
    requestOf('late', { name: 'Tarde', hoursAgo: 80 }),
    requestOf('taken', { name: 'Ajena', hoursAgo: 70 }),
    requestOf('soon', { name: 'Pronto', hoursAgo: 60 }),
  ];

  it('is the most urgent one that nobody has, and is taken', async () => {
    const { user, detail } = await openCase(queue, { claims: [claimOf('taken', 'other')] });
    expect(detail.getByRole('heading', { name: 'Tarde' })).toBeVisible();
    await detail.findByText('Lo tienes tú, 15 min');
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Pronto' })).toBeVisible();
    expect(await screen.findByText('Lo tienes tú, 15 min')).toBeVisible();
  });

  it('is read ahead, while the case before it is worked on', async () => {
    const { user, staff, detail } = await openCase(queue);
    await detail.findByText('Lo tienes tú, 15 min');
    expect(staff.calls('nextRequest')).toEqual([['late']]);
    const release = staff.hold('nextRequest');
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Ajena' })).toBeVisible();
    await act(async () => release());
  });

  it('is looked for again if a colleague took the one that was read ahead', async () => {
    const { user, staff, detail, comeBack } = await openCase(queue);
    await detail.findByText('Lo tienes tú, 15 min');
    staff.elsewhere.setClaim(claimOf('taken', 'other'));
    await act(async () => comeBack());
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Pronto' })).toBeVisible();
  });

  it('is read again after a decision', async () => {
    const { user, staff, detail, press } = await openCase(queue);
    await detail.findByText('Lo tienes tú, 15 min');
    await press('Aprobar');
    await user.click(screen.getByRole('button', { name: 'Sí, aprobar' }));
    await waitFor(() => expect(staff.calls('nextRequest')).toEqual([['late'], ['late']]));
  });

  it('says so if there is none', async () => {
    const { press, detail } = await openCase([requestOf('a')]);
    await press('Siguiente');
    expect(await detail.findByText('No queda otro caso libre por revisar.')).toBeVisible();
  });
});
