import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withMended } from '../../../../../src/domain/rates/mended';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import { sampleProof } from '../../../../../tools/samples/proofs';
import { requestOf } from '../../../../support/staff-records';
import { MEMBER } from '../../staff-app';
import { openCase } from './open-case';

/** Half of US$500.00 at the reference rate, down to RD$500. */
const FILLED = 1_550_000;

const waiting = (author: string, mostLent: number | null = FILLED): LoanRequest =>
  requestOf('a', {
    value: 50_000,
    proposal: {
      number: 1,
      author,
      proposedAt: new Date(Date.now() - 3_600_000),
      waiting: true,
      ...(mostLent !== null && { mostLent }),
    },
  });

const field = () => screen.findByLabelText('Monto máximo a prestar (RD$)');

/** Lets so much time pass that Enter counts. */
function waitForEnter() {
  const later = performance.now() + 301;
  vi.spyOn(performance, 'now').mockReturnValue(later);
}

afterEach(() => vi.restoreAllMocks());

/** Types into the panel that is open, once Enter counts. */
async function typeAmount(user: Awaited<ReturnType<typeof openCase>>['user'], keys: string) {
  const input = await field();
  waitForEnter();
  await user.type(input, keys, { initialSelectionStart: 0, initialSelectionEnd: 99 });
}

describe('an approval', () => {
  it('by keyboard is one letter and Enter, which counts after 300 ms', async () => {
    const { staff, user, detail } = await openCase([requestOf('a', { value: 20_000 })]);
    await detail.findByRole('button', { name: 'Aprobar' });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await user.keyboard('a');
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Monto máximo/ });
    expect(input).toHaveFocus();
    expect(input).toHaveValue('6,000');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    clock.mockReturnValue(1_299);
    await user.keyboard('{Enter}');
    expect(staff.asked('decide')).toEqual([]);
    clock.mockReturnValue(1_300);
    await user.keyboard('{Enter}');
    expect(await detail.findByText('Solicitud aprobada. El correo va en camino.')).toBeVisible();
    expect(staff.asked('decide')).toMatchObject([
      { choice: { status: 'approved', mostLent: 600_000, signatures: 1 } },
    ]);
    expect(detail.getByText('Monto máximo a prestar: RD$6,000.00')).toBeVisible();
  });

  it('above the amount for one says who confirms it and why, and is proposed', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('a', { value: 50_000 })]);
    await press('Aprobar');
    expect(await field()).toHaveValue('15,500');
    expect(
      await screen.findByText('Lo confirma otra persona: pasa de RD$12,500.00.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, proponer' }));
    expect(await detail.findByText(/^Propuesta guardada\./)).toBeVisible();
    expect(detail.getByText('Por confirmar')).toBeVisible();
    expect(detail.getByText('Monto máximo a prestar: RD$15,500.00')).toBeVisible();
    expect(detail.getByText(/^Tú propusiste aprobarla/)).toBeVisible();
    // The second person finds it free.
    expect(staff.asked('release')).toEqual([{ ids: ['a'] }]);
  });

  it('follows what is typed', async () => {
    const { user, press } = await openCase([requestOf('a', { value: 50_000 })]);
    await press('Aprobar');
    await typeAmount(user, '12,500');
    expect(screen.getByRole('dialog', { name: '¿Aprobar la solicitud?' })).toBeVisible();
    await typeAmount(user, 'RD$20,000');
    expect(
      screen.getByText('Lo confirma otra persona: pasa de RD$12,500.00, pasa del 50 % del valor.'),
    ).toBeVisible();
    await typeAmount(user, '400{Enter}');
    expect(screen.getByText('Entre RD$5,000.00 y RD$300,000.00.')).toBeVisible();
  });

  it('without a value or a rate is typed, and says that somebody else confirms it', async () => {
    const { user, press, detail } = await openCase([requestOf('a', { value: undefined })]);
    await press('Aprobar');
    expect(await field()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Sí, aprobar' }));
    expect(screen.getByText('Escribe una cifra.')).toBeVisible();
    await typeAmount(user, '8000');
    expect(screen.getByText('Lo confirma otra persona: no tiene valor.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, proponer' }));
    expect(await detail.findByText('Monto máximo a prestar: RD$8,000.00')).toBeVisible();
  });

  it('after its rates were found wrong is filled in by the lower value, and waits no more', async () => {
    const mended = { version: 2, since: new Date(), value: 20_000 };
    const { press, detail } = await openCase([withMended(waiting('other'), mended)]);
    expect(await detail.findByText(/^La versión 1 de las tarifas estaba mal\./)).toBeVisible();
    expect(detail.queryByText('Por confirmar')).not.toBeInTheDocument();
    await press('Aprobar');
    expect(await field()).toHaveValue('6,000');
    expect(screen.getByRole('dialog')).toHaveTextContent('US$200.00');
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

  it('says so where the amounts cannot be read, and approves nothing', async () => {
    const { press, user, staff } = await openCase([requestOf('a')], {}, (backend) =>
      backend.fail('confirmationAmount', 'offline'),
    );
    await press('Aprobar');
    expect(await screen.findByText(/^No se pudo cargar cuánto/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, aprobar' }));
    expect(staff.asked('decide')).toEqual([]);
  });

  it('with an old limit on the screen is a conflict, and the new one is read', async () => {
    const { user, detail, press, staff } = await openCase([requestOf('a', { value: 20_000 })]);
    await press('Aprobar');
    await field();
    staff.elsewhere.setConfirmation({ value: 1, edits: 2 });
    await user.click(screen.getByRole('button', { name: 'Sí, aprobar' }));
    expect(await detail.findByText(/^La solicitud cambió mientras tanto/)).toBeVisible();
    await press('Aprobar');
    expect(await screen.findByText(/pasa de RD\$0\.01/)).toBeVisible();
  });
});

describe('a proposal to approve', () => {
  it('is confirmed by another reviewer', async () => {
    const { user, detail, press } = await openCase([waiting('other')]);
    expect(await detail.findByText('Tú, Ana Peña')).toBeVisible();
    expect(detail.getByText('Monto máximo a prestar: RD$15,500.00')).toBeVisible();
    expect(
      await detail.findByText('Lo confirma otra persona: pasa de RD$12,500.00.'),
    ).toBeVisible();
    await press('Confirmar');
    expect(await field()).toHaveValue('15,500');
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
    expect(await detail.findByText('Solicitud aprobada. El correo va en camino.')).toBeVisible();
  });

  const names = { [MEMBER.uid]: 'Ana Peña', other: 'Luis', third: 'Rosa' };
  const letIn = { [MEMBER.uid]: { author: 'other', at: new Date() } };

  it('is not confirmed by whom the first person let in, where a third could', async () => {
    const reviewers = [MEMBER.uid, 'other', 'third'];
    const { detail } = await openCase([waiting('other')], { names, letIn, reviewers });
    expect(await detail.findByText(/^Uno de los dos dio acceso al otro/)).toBeVisible();
    expect(detail.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    expect(detail.getByRole('button', { name: 'Proponer otro monto' })).toBeEnabled();
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
    expect(await detail.findByText(/^Confirmar es de revisores/)).toBeVisible();
    await press('Rechazar');
    await user.click(detail.getByLabelText(/^Ingresos/));
    await press('Rechazar y avisar');
    expect(await detail.findByText('Solicitud rechazada. El correo va en camino.')).toBeVisible();
  });

  it('is made again with another amount, also by who made it', async () => {
    const { user, detail, press, staff } = await openCase([waiting('staff')]);
    await press('Proponer otro monto');
    const input = await field();
    expect(input).toHaveValue('15,500');
    await user.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
    expect(staff.asked('decide')).toEqual([]);
    await typeAmount(user, '9000');
    expect(screen.getByText('Lo confirma otra persona: ya hay otra propuesta.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, proponer' }));
    expect(await detail.findByText('Monto máximo a prestar: RD$9,000.00')).toBeVisible();
  });

  it('of before, without an amount, is made again', async () => {
    const { detail, press } = await openCase([waiting('other', null)]);
    expect(await detail.findByText(/^La propuesta no dice cuánto/)).toBeVisible();
    await press('Proponer otro monto');
    expect(await field()).toHaveValue('15,500');
    expect(screen.getByText(/ya hay otra propuesta/)).toBeVisible();
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

  it('keep the open tab in sight', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(600);
    const { detail } = await openCase(two);
    const tabs = detail.getByRole('navigation', { name: 'Solicitudes de esta persona' });
    await waitFor(() => expect(tabs.scrollLeft).toBe(600));
  });

  it.each([
    ['una aprobación en curso', undefined],
    ['un préstamo desembolsado', { kind: 'disbursed', at: new Date() }],
  ] as const)('have one loan: approving another is closed by %s', async (what, atBank) => {
    const decision = { author: 'x', decidedAt: new Date(), reason: undefined };
    const [first = requestOf('a'), second = requestOf('b')] = two;
    const approved = {
      ...second,
      status: 'approved',
      decision,
      ...(atBank && { atBank }),
    } as const;
    const { detail } = await openCase([first, approved]);
    await waitFor(() =>
      expect(detail.getByRole('button', { name: 'Aprobar' })).toHaveAttribute('aria-disabled'),
    );
    expect(detail.getByText(new RegExp(`^Esta persona tiene ${what}: LU-`))).toBeVisible();
  });

  it('with a loan under another name are approved with a reason, by two people', async () => {
    const decision = { author: 'x', decidedAt: new Date(), reason: undefined };
    const [first = requestOf('a')] = two;
    const { detail, press, user, staff } = await openCase([
      first,
      requestOf('b', { name: 'Luis Rey', cedula, status: 'approved', decision }),
    ]);
    expect(await detail.findByText('Esta cédula está en otra solicitud.')).toBeVisible();
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
    const notices = [
      { kind: 'two-names', refs: [{ id: 'c', reference: 'LU-C' }] },
      { kind: 'shares-email', refs: [{ id: 'd', reference: 'LU-D' }] },
    ] as const;
    const { detail, press, user, staff } = await openCase([
      { ...first, notices },
      requestOf('b', { name: 'Laura Gil', cedula, gameId: 'minecraft' }),
      requestOf('c', { name: 'Luis Rey', cedula, email, gameId: 'fortnite' }),
      requestOf('d', { name: 'Laura Gil', email, gameId: 'fortnite' }),
    ]);
    expect(await detail.findByText('Dos nombres, un documento:', { exact: false })).toBeVisible();
    expect(detail.getByText('Comparte el correo con', { exact: false })).toBeVisible();
    expect(detail.getByRole('link', { name: 'LU-C' })).toHaveAttribute(
      'href',
      expect.stringContaining('solicitud=c'),
    );
    expect(await detail.findByText('Esta cédula está en 2 solicitudes más.')).toBeVisible();
    const sharing = within(detail.getByRole('region', { name: 'Comparten otro dato' }));
    expect(sharing.getAllByText(/^Comparar/).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Fortnite'),
    ]);
    const [box, ...others] = detail.getAllByRole('checkbox');
    expect(others).toEqual([]);
    expect(box).not.toBeChecked();
    await user.click(box as HTMLElement);
    await press('Aprobar');
    await user.click(await screen.findByRole('button', { name: 'Sí, aprobar' }));
    expect(await detail.findByText('Se cerró 1 repetida, con su correo.')).toBeVisible();
    expect(staff.asked('decide')).toMatchObject([{ duplicates: ['b'] }]);
    for (const id of ['c', 'd'])
      expect(await staff.read('findRequest', id)).toMatchObject({ status: 'pending' });
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
    expect(await staff.read('findRequest', 'b')).toMatchObject({ decision: { duplicateOf: 'a' } });
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
});
