import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../../../../src/domain/request/challenge';
import { newCode } from '../../../../../src/domain/request/request-code';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';
import { claimOf, openCase } from '../cases/open-case';

const TITLE = 'Código en la cuenta';
const code = newCode();
const request = requestOf('a', { gameId: 'freefire', code, nickname: 'ana_ff' });
const seen = {
  kind: 'seen',
  requestId: 'a',
  author: 'other',
  at: new Date(),
  reason: undefined,
} as const;

describe('the code of a case whose game has no source', () => {
  it('stands with the account, and once it is seen with who saw it, also in the log', async () => {
    const { detail, press } = await openCase([request]);
    const block = within(await detail.findByRole('region', { name: TITLE }));
    expect(await block.findByText(await challengeOf(code))).toBeVisible();
    expect(block.getByText('ana_ff')).toBeVisible();
    await press('Lo vi en ana_ff');
    const said = await block.findByText(/^Código visto por Ana Peña el .+ en ana_ff\.$/);
    expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    expect(block.getByText(/^Quien pide puede editar esta cuenta/)).toBeVisible();
    const log = within(detail.getByRole('region', { name: 'Registro' }));
    expect(await log.findByText(/vio el código en la cuenta ana_ff\./)).toBeVisible();
  });

  it('is seen in the account that is written, with one press of Enter', async () => {
    const { user, detail } = await openCase([request]);
    const field = await detail.findByLabelText('Cuenta en la que lo viste');
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(detail.getByText('Escribe el nombre de la cuenta.')).toBeVisible();
    await user.type(field, 'otra_ff{Enter}');
    expect(await detail.findByText(/^Código visto por .+ en otra_ff\.$/)).toBeVisible();
  });

  it('is taken back, and can be seen again', async () => {
    const { detail, press } = await openCase([request]);
    await detail.findByRole('button', { name: 'Lo vi en ana_ff' });
    await press('Lo vi en ana_ff');
    await detail.findByText(/^Código visto por /);
    await press('No era así');
    expect(await detail.findByText(/anotó que el código no se vio así\./)).toBeVisible();
    await press('Lo vi en ana_ff');
    expect(await detail.findByText(/^Código visto por /)).toBeVisible();
  });

  it('counts for no later round: that is said, and it can be seen again', async () => {
    const undone = {
      status: 'declined',
      decidedAt: new Date(),
      reason: 'debts',
      undoneAt: new Date(),
      cause: 'error',
      next: 'pending',
    } as const;
    const back = { ...request, undone: [undone] };
    const { detail } = await openCase([back], { entries: [seen] });
    expect(await detail.findByText(/^Visto por Luis Mota .+ ya no cuenta\.$/)).toBeVisible();
    expect(detail.getByRole('button', { name: 'Lo vi en ana_ff' })).toBeVisible();
  });

  it('says that the case is another one by now, and that nothing reached the bank', async () => {
    const { staff, detail, press } = await openCase([request]);
    await detail.findByText('Lo tienes tú, 15 min');
    staff.elsewhere.setRequest({ ...request, status: 'withdrawn', withdrawnAt: new Date() });
    await press('Lo vi en ana_ff');
    const block = within(detail.getByRole('region', { name: TITLE }));
    const refused = await block.findByText('Cambió mientras tanto y no se guardó nada.');
    expect(refused.closest('[tabindex="-1"]')).toHaveFocus();
    expect(await block.findByText(/^Nadie vio el código/)).toBeVisible();
  });

  it('says that it was not reached, and asks again', async () => {
    const { staff, detail, press } = await openCase([request]);
    await detail.findByRole('button', { name: 'Lo vi en ana_ff' });
    staff.fail('seeCode', 'not-connected');
    await press('Lo vi en ana_ff');
    expect(await detail.findByText(/^No hay conexión y no se envió nada/)).toBeVisible();
    staff.recover('seeCode');
    await press('Lo vi en ana_ff');
    expect(await detail.findByText(/^Código visto por Ana Peña el /)).toBeVisible();
  });

  it('is closed to a member who may only look', async () => {
    const idle = await openCase([request], { roles: ['reader'] });
    expect(await idle.detail.findByText('Esto es de analistas y revisores.')).toBeVisible();
    await idle.press('Lo vi en ana_ff');
    expect(idle.staff.asked('seeCode')).toHaveLength(0);
  });

  it('is closed while a colleague has the case', async () => {
    const { staff, detail, press } = await openCase([request], { claims: [claimOf('a', 'other')] });
    const why = 'El caso lo tiene otra persona. Tómalo para seguir.';
    expect(await detail.findByText(why)).toBeVisible();
    await press('Lo vi en ana_ff');
    expect(staff.asked('seeCode')).toHaveLength(0);
  });

  it('of a closed case tells who saw it, or that nobody did', async () => {
    const closed = {
      ...request,
      status: 'withdrawn',
      withdrawnAt: new Date(),
    } as const;
    const address = '/GamesSettings?tab=solicitudes&estado=retiradas&solicitud=a';
    const first = await openStaff(address, { requests: [closed], entries: [seen] });
    expect(await screen.findByText(/^Código visto por Luis Mota el /)).toBeVisible();
    first.unmount();
    await openStaff(address, { requests: [closed] });
    expect(await screen.findByText(/^Nadie vio el código/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lo vi en ana_ff' })).toBeNull();
  });

  it('is not asked for if a publisher tells, or if the request has no code', async () => {
    const { detail } = await openCase([requestOf('a', { code })]);
    await detail.findByText('1,300 × 0.0125');
    expect(detail.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
