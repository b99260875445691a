import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BankSettings } from '../../../../src/domain/bank-settings';
import { said } from '../../../support/said';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=auditoria';
const by = (author: string) => ({ author, proposedAt: new Date(Date.now() - 3_600_000) });

const admin = {
  roles: ['admin'] as const,
  digest: { value: ['personal@banco.example'], edits: 1 },
};

const emails = () => screen.findByLabelText('Correos del resumen diario');
const partOf = async (name: string) => within(await screen.findByRole('region', { name }));

/** Both settings with a proposal of this member. */
const waiting = (author: string) => ({
  digest: { ...admin.digest, proposal: { value: ['eva@banco.example'], ...by(author) } },
  core: {
    value: 'https://core.banco.com/avisos',
    edits: 4,
    proposal: { value: 'https://nuevo.banco.com/', ...by(author) },
  } satisfies BankSettings['core'],
});

const words = {
  digest: 'Resumen diario',
  core: 'Sistema central',
  confirm: ['Confirmar los correos', 'Confirmar la dirección'],
  withdraw: 'Retirar la propuesta',
  decline: 'Rechazar la propuesta',
  yes: 'Sí, confirmar',
  confirmed: 'Confirmado.',
  declined: /^Rechazaste la propuesta/,
  withdrawn: /^Retiraste la propuesta/,
  proposedBy: /^Lo propuso Luis Mota/,
  own: /^La propuesta es tuya/,
  asked: /^El resumen se enviará a eva@banco\.example\. Ahora se envía a personal@banco/,
} as const;

describe('a proposed address', () => {
  it.each(['reviewer', 'admin'] as const)('is confirmed by another %s', async (role) => {
    const app = await openStaff(ADDRESS, { roles: [role], ...waiting('other') });
    const { staff, user } = app;
    const digest = await partOf(words.digest);
    expect(digest.getByText('eva@banco.example')).toBeVisible();
    expect(digest.getByText('personal@banco.example', { selector: 'li' })).toBeVisible();
    expect(await digest.findByText(words.proposedBy)).toBeVisible();
    await user.click(digest.getByRole('button', { name: words.confirm[0] }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words.asked)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.yes }));
    const result = await digest.findByText(words.confirmed);
    expect(document.activeElement).toContainElement(result);
    expect((await staff.read('bankSettings')).digest).toEqual({
      value: ['eva@banco.example'],
      edits: 2,
    });
    expect(digest.queryByText('personal@banco.example')).toBeNull();
  });

  it('is declined by a colleague, and what is in force stays', async () => {
    const app = await openStaff(ADDRESS, { roles: ['reviewer'], ...waiting('other') });
    const core = await partOf(words.core);
    await app.user.click(core.getByRole('button', { name: words.decline }));
    expect(await core.findByText(words.declined)).toBeVisible();
    expect(core.getByText('https://core.banco.com/avisos')).toBeVisible();
    expect(core.queryByText('https://nuevo.banco.com/')).toBeNull();
    expect(core.queryByRole('textbox')).toBeNull();
  });

  it('is not confirmed by its proposer, as the screen says, who withdraws it', async () => {
    const contents = { roles: ['admin'] as const, ...waiting('staff') };
    const { staff, user } = await openStaff(ADDRESS, contents);
    const core = await partOf(words.core);
    const confirm = core.getByRole('button', { name: words.confirm[1] });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription(words.own);
    await user.click(confirm);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(core.getByRole('button', { name: words.withdraw }));
    expect(await core.findByText(words.withdrawn)).toBeVisible();
    expect((await staff.read('bankSettings')).core.value).toBe('https://core.banco.com/avisos');
  });
});

describe('the settings', () => {
  it('say which address is wrong, and propose one in each line', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.type(await emails(), '{Enter}luis');
    const save = screen.getByRole('button', { name: 'Proponer los correos' });
    await user.click(save);
    expect(await screen.findByText(/^luis: A este correo le falta la @/)).toBeVisible();
    expect(said()).toContain('Hay 1 campo por corregir.');
    await user.type(await emails(), '@Banco.example');
    await user.click(save);
    expect(await screen.findByText(/^Propuesto\. Lo confirma otra persona/)).toBeVisible();
    const { value, proposal } = (await staff.read('bankSettings')).digest;
    expect(value).toEqual(['personal@banco.example']);
    expect(proposal?.value).toEqual(['personal@banco.example', 'luis@banco.example']);
    expect(await emails()).toHaveValue('personal@banco.example');
    expect(save).toHaveAccessibleDescription(/Ya hay una propuesta/);
  });

  it('propose the first address of the core system, and to remove it', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    const core = await partOf('Sistema central');
    expect(core.getByText('Ninguna: no se envía nada.')).toBeVisible();
    const field = core.getByLabelText('Dirección del sistema central');
    const save = core.getByRole('button', { name: 'Proponer la dirección' });
    await user.click(save);
    expect(await core.findByText('Eso ya está en vigor.')).toBeVisible();
    await user.type(field, 'http://core.banco.com');
    await user.click(save);
    expect(await core.findByText(/^Escribe una dirección completa con https/)).toBeVisible();
    await user.clear(field);
    await user.type(field, ' https://core.banco.com/avisos ');
    await user.click(save);
    expect(await core.findByText(/^Propuesto\. /)).toBeVisible();
    expect((await staff.read('bankSettings')).core).toMatchObject({
      value: '',
      proposal: { value: 'https://core.banco.com/avisos' },
    });
  });

  it('propose to remove the last address', async () => {
    const core = { value: 'https://core.banco.com/', edits: 2 };
    const { staff, user } = await openStaff(ADDRESS, { ...admin, core });
    const part = await partOf('Sistema central');
    await user.clear(part.getByLabelText('Dirección del sistema central'));
    await user.click(part.getByRole('button', { name: 'Proponer la dirección' }));
    expect(await part.findByText(/^Propuesto\. /)).toBeVisible();
    expect(part.getByText('Ninguna: no se envía nada.')).toBeVisible();
    expect((await staff.read('bankSettings')).core).toMatchObject({
      value: 'https://core.banco.com/',
      proposal: { value: '' },
    });
  });

  it('say that they could not be read, or whether they were saved', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin, 'es', (backend) =>
      backend.fail('bankSettings', 'offline'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
    staff.recover('bankSettings');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await user.type(await emails(), '{Enter}luis@banco.example');
    staff.fail('proposeSetting', 'timeout');
    await user.click(screen.getByRole('button', { name: 'Proponer los correos' }));
    expect(await screen.findByText(/^Puede que ya se haya guardado/)).toBeVisible();
    expect(await emails()).toHaveValue('personal@banco.example\nluis@banco.example');
  });

  it('show what somebody else proposed meanwhile, and keep what was typed', async () => {
    const { staff, user } = await openStaff(ADDRESS, admin);
    await user.type(await emails(), '{Enter}luis@banco.example');
    await staff.act('proposeSetting', {
      ...{ setting: 'digest', edits: 1, value: ['eva@banco.example'] },
    });
    await user.click(screen.getByRole('button', { name: 'Proponer los correos' }));
    expect(await screen.findByText('Cambió mientras tanto y no se guardó nada.')).toBeVisible();
    expect(screen.getByText('eva@banco.example')).toBeVisible();
    expect(await emails()).toHaveValue('personal@banco.example\nluis@banco.example');
  });

  it('are in the audit with the addresses before and after', async () => {
    const { user } = await openStaff(ADDRESS, { roles: ['admin'], ...waiting('other') });
    const core = await partOf('Sistema central');
    await user.click(core.getByRole('button', { name: 'Rechazar la propuesta' }));
    await core.findByText(/^Rechazaste la propuesta/);
    await user.selectOptions(screen.getByLabelText('Acción'), 'Rechazar direcciones');
    expect(
      await screen.findByText(
        'Rechazó la propuesta de cambiar la dirección del sistema central: https://nuevo.banco.com/.',
      ),
    ).toBeVisible();
    expect(screen.getByText('En vigor estaba: https://core.banco.com/avisos.')).toBeVisible();
  });
});
