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
    await press('Lo vi');
    const said = await block.findByText(/^Código visto por Ana Peña el /);
    expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    expect(block.queryByRole('button')).toBeNull();
    const log = within(detail.getByRole('region', { name: 'Registro' }));
    expect(log.getByText(/vio el código en la cuenta\./)).toBeVisible();
  });

  it('says that the case is another one by now, and that nothing reached the bank', async () => {
    const { staff, detail, press } = await openCase([request]);
    await detail.findByText('Lo tienes tú, 15 min');
    staff.elsewhere.setRequest({ ...request, status: 'withdrawn', withdrawnAt: new Date() });
    await press('Lo vi');
    const block = within(detail.getByRole('region', { name: TITLE }));
    const refused = await block.findByText('Cambió mientras tanto y no se guardó nada.');
    expect(refused.closest('[tabindex="-1"]')).toHaveFocus();
    expect(await block.findByText(/^Nadie vio el código/)).toBeVisible();
  });

  it('says that it was not reached, and asks again', async () => {
    const { staff, detail, press } = await openCase([request]);
    await detail.findByRole('button', { name: 'Lo vi' });
    staff.fail('seeCode', 'not-connected');
    await press('Lo vi');
    expect(await detail.findByText(/^No hay conexión y no se envió nada/)).toBeVisible();
    staff.recover('seeCode');
    await press('Lo vi');
    expect(await detail.findByText(/^Código visto por Ana Peña el /)).toBeVisible();
  });

  it('is closed to a member who may only look', async () => {
    const idle = await openCase([request], { roles: ['reader'] });
    expect(await idle.detail.findByText('Esto es de analistas y revisores.')).toBeVisible();
    await idle.press('Lo vi');
    expect(idle.staff.asked('seeCode')).toHaveLength(0);
  });

  it('is closed while a colleague has the case', async () => {
    const { staff, detail, press } = await openCase([request], { claims: [claimOf('a', 'other')] });
    const why = 'El caso lo tiene otra persona. Tómalo para seguir.';
    expect(await detail.findByText(why)).toBeVisible();
    await press('Lo vi');
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
    expect(screen.queryByRole('button', { name: 'Lo vi' })).toBeNull();
  });

  it('is not asked for if a publisher tells, or if the request has no code', async () => {
    const { detail } = await openCase([requestOf('a', { code })]);
    await detail.findByText('1,300 × 0.0125');
    expect(detail.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
