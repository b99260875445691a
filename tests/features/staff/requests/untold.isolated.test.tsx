import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BankSettings } from '../../../../src/bank/bank-settings';
import { approvedRequest } from '../../../../tools/samples/loose-payment';
import { requestOf } from '../../../support/staff-records';
import { openCase } from './cases/open-case';

vi.mock(import('../../../../src/bank/bank'), async (original) => {
  const { bank } = await original();
  return { bank: { ...bank, tellsPayment: false } satisfies BankSettings };
});

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
const names = { marisol: 'Marisol Duarte', otra: 'Carmen Objío' };
const ANA = { name: 'Ana Gil', cedula: '001-1234567-3' };

const open = (request = approvedRequest('a', { code: CODE }), contents = {}) =>
  openCase([request], { names, ...contents }, undefined, 'todas');

describe('where the core system tells nothing', () => {
  it('a reviewer notes in the case that a loan was paid out, and then that it is repaid', async () => {
    const { staff, user, detail, press } = await open();
    for (const [what, yes, outcome] of [
      ['El préstamo se desembolsó', '¿Se desembolsó el préstamo?', 'disbursed'],
      ['El préstamo está saldado', '¿Está saldado el préstamo?', 'repaid'],
    ] as const) {
      await press(what);
      expect(screen.getByRole('dialog', { name: yes })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Sí, anotar' }));
      expect(await detail.findByText('Anotado.')).toBeVisible();
      expect(await staff.read('findRequest', 'a')).toMatchObject({ atBank: { kind: outcome } });
    }
    expect(detail.queryByRole('button', { name: 'El banco canceló el préstamo' })).toBeNull();
  });

  it('an analyst does not, nor of a request that is not approved', async () => {
    const { detail } = await open(undefined, { roles: ['analyst'] });
    expect(await detail.findByText(/^Aprobada el/)).toBeVisible();
    expect(detail.queryByText('Qué hizo el banco')).toBeNull();
  });

  it('tells what a colleague noted meanwhile', async () => {
    const request = approvedRequest('a', { code: CODE });
    const { staff, user, detail, press } = await open(request);
    const atBank = { kind: 'cancelled', at: new Date() } as const;
    staff.elsewhere.setRequest({ ...request, atBank });
    await press('El préstamo se desembolsó');
    await user.click(screen.getByRole('button', { name: 'Sí, anotar' }));
    expect(
      await detail.findByText('La solicitud cambió mientras tanto y no se guardó nada.'),
    ).toBeVisible();
  });

  it('nor where the other is approved meanwhile', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('a', ANA)], { names });
    await press('Aprobar');
    staff.elsewhere.setRequest(approvedRequest('b', { code: CODE, ...ANA }));
    await user.click(screen.getByRole('button', { name: 'Sí, aprobar' }));
    expect(
      await detail.findByText('Esta persona tiene otra solicitud que cuenta como préstamo.'),
    ).toBeVisible();
  });

  it('another request of the person is not approved, and nobody says that money went out', async () => {
    const other = approvedRequest('b', { code: CODE, ...ANA });
    const { detail } = await openCase([requestOf('a', ANA), other], { names });
    expect(
      await detail.findByText(/^Esta persona tiene una aprobación que pudo desembolsarse: LU-7K3A/),
    ).toBeVisible();
  });
});
