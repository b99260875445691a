import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=auditoria';

const admin = {
  roles: ['admin'] as const,
  confirmation: { value: 40_000, edits: 1 },
  digest: { value: ['personal@banco.example'], edits: 1 },
};

const amount = () => screen.findByLabelText('Monto que necesita una segunda persona (US$)');
const emails = () => screen.findByLabelText('Correos del resumen diario');
const saveAmount = () => screen.getByRole('button', { name: 'Guardar el monto' });

describe('the settings', () => {
  it('save the amount, which then is no change any more', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    expect(await amount()).toHaveValue('400.00');
    await user.clear(await amount());
    await user.type(await amount(), 'US$1,250');
    await user.click(saveAmount());
    expect(await screen.findByText('Guardado.')).toBeVisible();
    expect(await amount()).toHaveValue('1,250.00');
    expect(staff.calls('saveConfirmationAmount')).toEqual([[admin.confirmation, 125_000]]);
    await user.click(saveAmount());
    expect(await screen.findByText(/^No hay nada que guardar/)).toBeVisible();
  });

  it('say in words what is no amount, and save nothing', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.clear(await amount());
    await user.type(await amount(), 'mucho');
    await user.click(saveAmount());
    expect(await screen.findByText(/^Esto no es un monto/)).toBeVisible();
    expect(await amount()).toHaveFocus();
    expect(staff.calls('saveConfirmationAmount')).toHaveLength(0);
  });

  it('say which address is wrong, and save one in each line', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.type(await emails(), '{Enter}luis');
    const save = screen.getByRole('button', { name: 'Guardar los correos' });
    await user.click(save);
    expect(await screen.findByText(/^luis no es una dirección/)).toBeVisible();
    await user.type(await emails(), '@Banco.example');
    await user.click(save);
    expect(await screen.findByText('Guardado.')).toBeVisible();
    expect(staff.calls('saveDigestEmails')[0]?.[1]).toEqual([
      'personal@banco.example',
      'luis@banco.example',
    ]);
  });

  it('show what somebody else saved meanwhile, and keep what was typed', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.clear(await amount());
    await user.type(await amount(), '500');
    await staff.saveConfirmationAmount(admin.confirmation, 70_000);
    await user.click(saveAmount());
    expect(await screen.findByText(/alguien lo cambió: ahora es US\$700\.00/)).toBeVisible();
    expect(await amount()).toHaveValue('500');
    await user.click(saveAmount());
    expect(await screen.findByText('Guardado.')).toBeVisible();
    expect((await staff.bankSettings()).confirmation.value).toBe(50_000);
  });

  it('say that nothing is set yet, and that they could not be read or saved', async () => {
    const { staff, user } = await openStaff(ADDRESS, { roles: ['admin'] }, 'es', (backend) =>
      backend.fail('bankSettings', 'offline'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
    staff.recover('bankSettings');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText(/^Todavía no hay monto/)).toBeVisible();
    staff.fail('saveConfirmationAmount', 'timeout');
    await user.type(await amount(), '400');
    await user.click(saveAmount());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('No se sabe si se guardó.'),
    );
    expect(await amount()).toHaveValue('400');
  });
});
