import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import { sampleProof } from '../../../../../tools/samples/proofs';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';
import { openCase } from '../cases/open-case';

/** Of a day before today; the account has two years less than were declared. */
const proven = sampleProof(
  {
    accountYears: { kind: 'exact', value: 5 },
    nameLetters: { kind: 'exact', value: 9 },
    limitedItems: { kind: 'atLeast', value: 4 },
  },
  { provenAt: new Date('2026-05-03T00:00-04:00'), percent: 41 },
);

/** The line of an attribute and whether it is drawn as proven. */
function lineOf(label: string): readonly [string, string | undefined] {
  const line = screen.getByText(label).closest<HTMLElement>('[data-proof], tr, dl > div');
  return [line?.textContent ?? '', line?.dataset.proof];
}

describe('the proofs of a case', () => {
  it('stands at its lines, with the share of the value, when, and with which account', async () => {
    const { detail } = await openCase([requestOf('a', { proven })]);
    expect(await detail.findByText('1,300 × 0.0125')).toBeVisible();
    const robux = lineOf('Robux');
    expect(robux).toEqual([expect.stringContaining('Declarado'), 'declared']);
    const years = lineOf('Años de la cuenta');
    const contradicted = 'No coincide: el juego mostraba 5 el 3 may 2026';
    expect(years).toEqual([expect.stringContaining(contradicted), 'wrong']);
    const letters = lineOf('Letras del nombre');
    expect(letters).toEqual([expect.stringMatching(/Probado$|Probado(?!;)/), 'proven']);
    const items = lineOf('Artículos limitados');
    const moved = /Probado hasta 4 ?Estaba ahí el 3 may 2026; se puede mover/;
    expect(items).toEqual([expect.stringMatching(moved), 'proven']);
    expect(detail.getByText('41 %')).toBeVisible();
    const verdict = 'Probado el 3 de mayo de 2026, con la cuenta CiguapaRD (1001).';
    expect(detail.getByText(verdict)).toBeVisible();
    expect(detail.getByText('(en el juego: CiguapaRD)', { exact: false })).toBeVisible();
  });

  it.each([1, 9])('has no mark at an answer of 0, whatever rates it has (%i)', async (version) => {
    const answers = { robux: 1300, limitedItems: 0, nameLetters: 9, accountYears: 7, ugc: 0 };
    const { detail } = await openCase([requestOf('a', { proven, answers, ratesVersion: version })]);
    expect(await detail.findByText('Artículos limitados')).toBeVisible();
    for (const label of ['Artículos limitados', 'Creador UGC'])
      expect(lineOf(label)).toEqual([
        expect.not.stringMatching(/Probado|Declarado|coincide/),
        undefined,
      ]);
    expect(detail.getAllByText('Probado')).toHaveLength(1);
  });

  it('says that nothing is proven if a publisher could have confirmed it', async () => {
    const { detail } = await openCase([requestOf('a')]);
    expect(await detail.findByText(/^Nada está probado/)).toBeVisible();
    expect(detail.queryByText('Declarado')).toBeNull();
  });

  it('is marked in the queue', async () => {
    await openStaff('/GamesSettings?tab=solicitudes', {
      requests: [requestOf('a', { proven, name: 'Ana' }), requestOf('b', { name: 'Bea' })],
    });
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    expect(await row('Ana')).toHaveTextContent('41 % probado');
    expect(await row('Bea')).not.toHaveTextContent('probado');
  });
});

describe('the filter by proof', () => {
  const requests: readonly LoanRequest[] = [
    requestOf('a', { proven, name: 'Ana' }),
    requestOf('b', { name: 'Bea' }),
  ];
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('is kept in the address, and cleared with the others', async () => {
    const { user, staff } = await openStaff('/GamesSettings?tab=solicitudes&prueba=probadas', {
      requests: [requests[1] as LoanRequest],
    });
    expect(await screen.findByLabelText('Prueba')).toHaveValue('proven');
    await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
    expect(await screen.findByRole('row', { name: /Bea/ })).toBeVisible();
    expect(screen.getByLabelText('Prueba')).toHaveValue('all');
    expect(staff.calls('pageRequests')[0]?.[0]).toMatchObject({ proof: 'proven' });
  });

  it('shows proven or declared requests', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', { requests });
    const filter = await screen.findByLabelText('Prueba');
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Probadas y declaradas', 'Probadas', 'Declaradas']);
    await user.selectOptions(filter, 'Declaradas');
    await waitFor(() => expect(names().join()).not.toContain('Ana'));
    await user.selectOptions(filter, 'Probadas');
    await waitFor(() => expect(names().join()).toContain('Ana'));
    expect(names().join()).not.toContain('Bea');
  });
});
