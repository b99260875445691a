import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../../src/domain/session';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=auditoria';
const SET = { value: 40_000, edits: 1 };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const by = (author: string, amount = 90_000) => ({
  ...SET,
  proposal: { amount, author, proposedAt: hoursAgo(1) },
});

const admin: readonly StaffRole[] = ['admin', 'analyst'];
const field = () => screen.findByLabelText('Monto nuevo (RD$)');
const button = (name: string) => screen.getByRole('button', { name });

describe('the amount that needs a second person', () => {
  it('is proposed by an administrator, and stays in force', async () => {
    const { staff, user } = await openStaff(ADDRESS, { roles: admin, confirmation: SET });
    await user.type(await field(), 'RD$900');
    await user.click(button('Proponer el monto'));
    expect(await screen.findByText(/^Propuesto\. Lo confirma otra persona/)).toBeVisible();
    expect(staff.asked('proposeSetting')).toEqual([
      { setting: 'confirmation', edits: 1, value: 90_000 },
    ]);
    expect(screen.getByText('RD$400.00')).toBeVisible();
    expect(await screen.findByText(/^Lo propuso Ana Peña/)).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('is not confirmed by its proposer, as the screen says; they withdraw it', async () => {
    const { staff, user } = await openStaff(ADDRESS, { roles: admin, confirmation: by('staff') });
    expect(await screen.findByText('RD$900.00')).toBeVisible();
    const confirm = button('Confirmar el monto');
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription(/la confirma otra persona/);
    await user.click(confirm);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Proponer el monto')).toHaveAccessibleDescription(/Ya hay una propuesta/);
    await user.type(await field(), '500');
    await user.click(button('Proponer el monto'));
    expect(staff.asked('proposeSetting')).toHaveLength(0);
    await user.click(button('Retirar la propuesta'));
    const result = await screen.findByText(/^Retiraste la propuesta/);
    expect(document.activeElement).toContainElement(result);
    expect(screen.queryByText('RD$900.00')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('500');
  });

  it.each(['reviewer', 'admin'] as const)(
    'is confirmed by another %s, and counts a day later',
    async (role) => {
      const { staff, user } = await openStaff(ADDRESS, {
        roles: [role],
        confirmation: by('other'),
      });
      expect(await screen.findByText(/^Lo propuso Luis Mota/)).toBeVisible();
      await user.click(button('Confirmar el monto'));
      const dialog = within(await screen.findByRole('dialog', { name: '¿Confirmar RD$900.00?' }));
      expect(dialog.getByText(/^El monto sube/)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Sí, confirmar' }));
      expect(await screen.findByText('Confirmado.')).toBeVisible();
      expect((await staff.read('bankSettings')).confirmation.value).toBe(90_000);
      expect(screen.getByText('RD$400.00')).toBeVisible();
      expect(screen.getByText(/^Desde mañana, \d.* cuenta RD\$900\.00\./)).toBeVisible();
    },
  );

  it('counts at once if it falls', async () => {
    const { user } = await openStaff(ADDRESS, {
      roles: ['reviewer'],
      confirmation: by('other', 9_000),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmar el monto' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^El monto baja/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sí, confirmar' }));
    expect(await screen.findByText('RD$90.00')).toBeVisible();
    expect(screen.queryByText(/^Desde /)).not.toBeInTheDocument();
  });

  it('is declined by a reviewer, who proposes none', async () => {
    const { user } = await openStaff(ADDRESS, { roles: ['reviewer'], confirmation: by('other') });
    await user.click(await screen.findByRole('button', { name: 'Rechazar la propuesta' }));
    expect(await screen.findByText(/^Rechazaste la propuesta/)).toBeVisible();
    expect(screen.queryByLabelText('Monto nuevo (RD$)')).not.toBeInTheDocument();
    expect(screen.getByText(/^Un cambio lo propone/)).toBeVisible();
  });

  it('is closed to the other roles, which the screen says', async () => {
    const roles = ['reader', 'analyst'] as const;
    await openStaff(ADDRESS, { roles, confirmation: by('other') });
    for (const name of ['Confirmar el monto', 'Rechazar la propuesta']) {
      const closed = await screen.findByRole('button', { name });
      expect(closed).toHaveAttribute('aria-disabled', 'true');
      expect(closed).toHaveAccessibleDescription(/administrador o de revisor/);
    }
  });

  it('explains an invalid amount, and one already in force', async () => {
    const { staff, user } = await openStaff(ADDRESS, { roles: admin, confirmation: SET });
    await user.type(await field(), 'mucho');
    await user.click(button('Proponer el monto'));
    expect(await screen.findByText(/^Esto no es una cifra/)).toBeVisible();
    expect(await field()).toHaveFocus();
    await user.clear(await field());
    await user.type(await field(), '400');
    await user.click(button('Proponer el monto'));
    expect(await screen.findByText('Eso ya está en vigor.')).toBeVisible();
    expect(staff.asked('proposeSetting')).toHaveLength(0);
  });

  it('shows a colleague’s act meanwhile', async () => {
    const { staff, user } = await openStaff(ADDRESS, { roles: admin, confirmation: by('other') });
    await user.click(await screen.findByRole('button', { name: 'Confirmar el monto' }));
    staff.elsewhere.setConfirmation({ value: 40_000, edits: 2 });
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
    expect(await screen.findByText('Cambió mientras tanto y no se guardó nada.')).toBeVisible();
    expect(screen.queryByText('RD$900.00')).not.toBeInTheDocument();
  });

  it('says that there is none yet, and that it is not known whether one was proposed', async () => {
    const confirmation = { value: undefined, edits: 0 };
    const { staff, user } = await openStaff(ADDRESS, { roles: admin, confirmation });
    expect(await screen.findByText(/^Todavía no hay monto/)).toBeVisible();
    staff.fail('proposeSetting', 'timeout');
    await user.type(await field(), '400');
    await user.click(button('Proponer el monto'));
    expect(await screen.findByText(/^Puede que ya se haya guardado/)).toBeVisible();
    expect(await field()).toHaveValue('400');
  });

  it('is in the audit with both amounts', async () => {
    const { user } = await openStaff(ADDRESS, { roles: admin, confirmation: by('staff') });
    await user.click(await screen.findByRole('button', { name: 'Retirar la propuesta' }));
    await screen.findByText(/^Retiraste la propuesta/);
    await user.selectOptions(screen.getByLabelText('Acción'), 'Retirar un monto propuesto');
    expect(await screen.findByText(/^Retiró RD\$900\.00/)).toBeVisible();
    expect(screen.getByText('El monto en vigor era RD$400.00.')).toBeVisible();
  });
});
