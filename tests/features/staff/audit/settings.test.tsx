import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=auditoria';

const admin = {
  roles: ['admin'] as const,
  digest: { value: ['personal@banco.example'], edits: 1 },
};

const emails = () => screen.findByLabelText('Correos del resumen diario');

describe('the settings', () => {
  it('say which address is wrong, and save one in each line', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.type(await emails(), '{Enter}luis');
    const save = screen.getByRole('button', { name: 'Guardar los correos' });
    await user.click(save);
    expect(await screen.findByText(/^luis: A este correo le falta la @/)).toBeVisible();
    await user.type(await emails(), '@Banco.example');
    await user.click(save);
    expect(await screen.findByText('Guardado.')).toBeVisible();
    expect(staff.calls('saveDigestEmails')[0]?.[1]).toEqual([
      'personal@banco.example',
      'luis@banco.example',
    ]);
  });

  it('say that they could not be read or saved', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin, 'es', (backend) =>
      backend.fail('bankSettings', 'offline'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
    staff.recover('bankSettings');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await user.type(await emails(), '{Enter}luis@banco.example');
    staff.fail('saveDigestEmails', 'timeout');
    await user.click(screen.getByRole('button', { name: 'Guardar los correos' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('No se sabe si se guardó.'),
    );
    expect(await emails()).toHaveValue('personal@banco.example\nluis@banco.example');
  });

  it('show which addresses somebody else saved meanwhile, and keep the typed ones', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.type(await emails(), '{Enter}luis@banco.example');
    await staff.saveDigestEmails(admin.digest, ['eva@banco.example']);
    const save = screen.getByRole('button', { name: 'Guardar los correos' });
    await user.click(save);
    expect(await screen.findByText(/alguien lo cambió: ahora es eva@banco\.example/)).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Guardado.')).toBeVisible();
    expect((await staff.bankSettings()).digest.value).toContain('luis@banco.example');
  });
});
