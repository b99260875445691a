import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import { sampleProof } from '../../../../../tools/samples/proofs';
import { requestOf } from '../../../../support/staff-records';
import { MEMBER } from '../../staff-app';
import { openCase } from './open-case';

const waiting = (author: string): LoanRequest =>
  requestOf('a', {
    value: 50_000,
    proposal: { author, proposedAt: new Date(Date.now() - 3_600_000), waiting: true },
  });

describe('an approval above the amount', () => {
  it('says before the press that a second person confirms, and is proposed', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('a', { value: 50_000 })]);
    expect(await detail.findByText(/^Pasa de US\$400\.00/)).toBeVisible();
    await press('Aprobar');
    await user.click(await screen.findByRole('button', { name: 'Sí, proponer' }));
    expect(await detail.findByText(/^Propuesta guardada\./)).toBeVisible();
    expect(detail.getByText('Por confirmar')).toBeVisible();
    expect(detail.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled');
    expect(detail.getByText(/^Tú propusiste aprobarla/)).toBeVisible();
    // The second person finds it free.
    expect(staff.asked('release')).toEqual([{ ids: ['a'] }]);
  });

  it('follows the amount that counts for a day after a raise', async () => {
    const before = { amount: 40_000, changedAt: new Date(Date.now() - 3_600_000) };
    const confirmation = { value: 90_000, edits: 2, before };
    const { detail } = await openCase([requestOf('a', { value: 50_000 })], { confirmation });
    expect(await detail.findByText(/^Pasa de US\$400\.00/)).toBeVisible();
  });

  it('is closed, like every decision, to the member who sent the request', async () => {
    const { detail, user } = await openCase([requestOf('a', { email: 'Ana@banco.example' })]);
    expect(await detail.findByText(/^Esta solicitud tiene tu propio correo/)).toBeVisible();
    for (const name of [/^Aprobar/, /^Rechazar/, /^Pedir/]) {
      const closed = detail.getByRole('button', { name });
      expect(closed).toHaveAttribute('aria-disabled', 'true');
      await user.click(closed);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for either if the amount cannot be read', async () => {
    const large = requestOf('a', { value: 50_000 });
    const { detail, press } = await openCase([large], {}, (staff) =>
      staff.fail('confirmationAmount', 'offline'),
    );
    expect(await detail.findByText(/^No se pudo leer desde qué monto/)).toBeVisible();
    await press('Aprobar');
    expect(
      await screen.findByText(/Si hace falta una segunda persona, queda propuesta\./),
    ).toBeVisible();
  });

  it('is confirmed by another reviewer', async () => {
    const { user, detail, press } = await openCase([waiting('other')]);
    expect(await detail.findByText('Tú, Ana Peña')).toBeVisible();
    await press('Confirmar');
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
    expect(await detail.findByText('Solicitud aprobada. El correo va en camino.')).toBeVisible();
  });

  const names = { [MEMBER.uid]: 'Ana Peña', other: 'Luis', third: 'Rosa' };
  const letIn = { [MEMBER.uid]: { author: 'other', at: new Date() } };

  it('is not confirmed by whom the first person let in, where a third could', async () => {
    const reviewers = [MEMBER.uid, 'other', 'third'];
    const { detail } = await openCase([waiting('other')], { names, letIn, reviewers });
    expect(await detail.findByText(/^Uno de los dos dio acceso al otro/)).toBeVisible();
    expect(detail.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled');
    expect(detail.getByText('Otra persona, revisor')).toBeVisible();
  });

  it('is confirmed by them where no third could, and says so', async () => {
    const reviewers = [MEMBER.uid, 'other'];
    const { detail } = await openCase([waiting('other')], { names, letIn, reviewers });
    expect(await detail.findByText('La invitó la otra persona que confirma.')).toBeVisible();
    expect(detail.getByRole('button', { name: 'Confirmar' })).not.toHaveAttribute('aria-disabled');
  });

  it('is not confirmed by an analyst, who may still decline it', async () => {
    const { user, detail, press } = await openCase([waiting('other')], { roles: ['analyst'] });
    expect(detail.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled');
    expect(detail.getByText(/^Confirmar es de revisores/)).toBeVisible();
    await press('Rechazar');
    await user.click(detail.getByLabelText(/^Ingresos/));
    await press('Rechazar y avisar');
    expect(await detail.findByText('Solicitud rechazada. El correo va en camino.')).toBeVisible();
  });
});

describe("a person's requests", () => {
  const cedula = '001-1234567-3';
  const two = [
    requestOf('a', { name: 'Laura Gil', cedula, email: 'laura@correo.com', hoursAgo: 30 }),
    requestOf('b', { name: 'Gil, Laura', cedula, email: 'laura@correo.com', gameId: 'minecraft' }),
  ];

  it('are one row and one case with tabs', async () => {
    const { user, detail, staff } = await openCase(two);
    expect(
      screen.getAllByRole('button', { name: 'Abrir la solicitud de Laura Gil y Gil, Laura' }),
    ).toHaveLength(1);
    expect(await detail.findByText('Un caso, 2 solicitudes')).toBeVisible();
    const tabs = within(detail.getByRole('navigation', { name: 'Solicitudes de esta persona' }));
    await user.click(tabs.getByRole('button', { name: /^Minecraft/ }));
    expect(await detail.findByText('player-b', { selector: 'dd' })).toBeVisible();
    expect(staff.calls('noteOpening')).toEqual([['a'], ['b']]);
    // Both were taken at first, and stay taken.
    expect(staff.asked('claim')).toEqual([{ ids: ['a', 'b'], reason: null }]);
  });

  it('have one loan: approving another is closed, and says which is in progress', async () => {
    const decision = { author: 'x', decidedAt: new Date(), reason: undefined };
    const [first = requestOf('a'), second = requestOf('b')] = two;
    const { detail } = await openCase([first, { ...second, status: 'approved', decision }]);
    await waitFor(() =>
      expect(detail.getByRole('button', { name: 'Aprobar' })).toHaveAttribute('aria-disabled'),
    );
    expect(detail.getByText(/^Esta persona tiene una aprobación en curso: LU-/)).toBeVisible();
  });

  it('with a loan under another name are approved with a reason, by two people', async () => {
    const decision = { author: 'x', decidedAt: new Date(), reason: undefined };
    const [first = requestOf('a')] = two;
    const { detail, press, user, staff } = await openCase([
      first,
      requestOf('b', { name: 'Luis Rey', cedula, status: 'approved', decision }),
    ]);
    expect(await detail.findByText(/^Dos nombres, un documento/)).toBeVisible();
    await press('Aprobar');
    const box = await screen.findByLabelText('Por qué se aprueba de todos modos');
    await user.type(box, 'Corto');
    await user.click(screen.getByRole('button', { name: 'Sí, proponer' }));
    expect(await screen.findByText('Escribe de 10 a 140 caracteres.')).toBeVisible();
    await user.type(box, ': pero paga bien.');
    await user.click(screen.getByRole('button', { name: 'Sí, proponer' }));
    await waitFor(() =>
      expect(staff.asked('decide')).toMatchObject([
        { choice: { status: 'approved', why: 'Corto: pero paga bien.' } },
      ]),
    );
  });

  it('are closed as far as a member ticks them; a second name and a shared e-mail never are', async () => {
    const [first = requestOf('a')] = two;
    const { email } = first.applicant;
    const { detail, press, user, staff } = await openCase([
      first,
      requestOf('b', { name: 'Laura Gil', cedula, gameId: 'minecraft' }),
      requestOf('c', { name: 'Luis Rey', cedula, email, gameId: 'fortnite' }),
      requestOf('d', { name: 'Laura Gil', email, gameId: 'fortnite' }),
    ]);
    expect(await detail.findByText(/^Dos nombres, un documento: LU-/)).toBeVisible();
    expect(detail.getByText(/^Comparte el correo con LU-/)).toBeVisible();
    const [box, ...others] = detail.getAllByRole('checkbox');
    expect(others).toEqual([]);
    expect(box).not.toBeChecked();
    await user.click(box as HTMLElement);
    await press('Aprobar');
    await user.click(await screen.findByRole('button', { name: 'Sí, aprobar' }));
    expect(await detail.findByText('Se cerró 1 repetida, con su correo.')).toBeVisible();
    expect(staff.asked('decide')).toMatchObject([{ duplicates: ['b'] }]);
    for (const id of ['c', 'd'])
      expect(await staff.findRequest(id)).toMatchObject({ status: 'pending' });
  });

  it('are closed together, after a warning', async () => {
    const { detail, press, user, staff } = await openCase(two);
    expect(
      await detail.findByText('Al decidir esta se cierran como repetidas, con su correo:'),
    ).toBeVisible();
    expect(detail.getByRole('checkbox', { name: /^Minecraft/ })).toBeChecked();
    await press('Aprobar');
    await user.click(await screen.findByRole('button', { name: 'Sí, aprobar' }));
    expect(await detail.findByText('Se cerró 1 repetida, con su correo.')).toBeVisible();
    expect(await staff.findRequest('b')).toMatchObject({ decision: { repeatOf: 'a' } });
    await user.click(detail.getByRole('button', { name: /^Minecraft/ }));
    expect(await detail.findByText(/Se cerró como repetida de otra solicitud\.$/)).toBeVisible();
  });
});

describe('the reasons of a decline', () => {
  const closed = /^Cuenta de juego sin confirmar ?Todas las líneas están probadas\.$/;

  it('leave out that nobody answered, and close the account while every line is proven', async () => {
    const proven = sampleProof({}, { percent: 100 });
    const { user, press } = await openCase([requestOf('a', { proven })]);
    await press('Rechazar');
    expect(await screen.findByRole('radio', { name: closed })).toBeDisabled();
    expect(screen.queryByRole('radio', { name: /^No respondió/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Identidad sin confirmar/ }));
    expect(screen.getByRole('radio', { name: /^Identidad/ })).toBeChecked();
  });

  it('offer the account while a line is not', async () => {
    const { press } = await openCase([
      requestOf('a', { proven: sampleProof({}, { percent: 99 }) }),
    ]);
    await press('Rechazar');
    expect(await screen.findByRole('radio', { name: /^Cuenta de juego/ })).toBeEnabled();
  });
});
