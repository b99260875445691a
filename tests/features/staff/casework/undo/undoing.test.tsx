import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import { daysAgo, declinedRequest, undoingRequest } from '../../../../../tools/samples/undoing';
import { openCase } from '../../requests/cases/open-case';

const declined = (changes: Partial<LoanRequest> = {}): LoanRequest => declinedRequest('a', changes);

const proposed = (changes: Partial<LoanRequest> = {}): LoanRequest => undoingRequest('a', changes);

const names = { marisol: 'Marisol Duarte', rafael: 'Rafael Núñez' };

type Contents = Parameters<typeof openCase>[1];

/** Opens a decided case, which the list of all requests has. */
const open = (request: LoanRequest, contents: Contents = {}) =>
  openCase([request], { names, ...contents }, undefined, 'todas');

const sheet = async () => within(await screen.findByRole('dialog'));

describe('a decision that was wrong', () => {
  it('is proposed to be undone, with a cause and words, after saying what the visitor reads', async () => {
    const { staff, user, detail, press } = await open(declined());
    await press('Deshacer decisión');
    const form = await sheet();
    expect(form.getByText('Confirma. Marisol Duarte decidió: no puede')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Proponer' }));
    expect(form.getByText('Elige un motivo.')).toBeVisible();
    expect(form.getByText('Escribe qué pasó.')).toBeVisible();
    expect(form.getByLabelText('Caso equivocado')).toHaveFocus();
    await user.click(form.getByLabelText('Error en los datos'));
    expect(form.getByText(/^«Nos equivocamos con un dato\. Tu solicitud/)).toBeVisible();
    await user.click(form.getByLabelText(/^Pasa a aprobada/));
    expect(form.getByText(/^«Nos equivocamos con un dato\. El banco aprobó/)).toBeVisible();
    await user.type(form.getByLabelText(/^Qué pasó/), 'El atraso es de otra persona.');
    const amount = await form.findByLabelText('Monto máximo a prestar (RD$)');
    await user.clear(amount);
    await user.click(form.getByRole('button', { name: 'Proponer' }));
    expect(form.getByText('Escribe una cifra.')).toBeVisible();
    await user.type(amount, '8,000');
    await user.click(form.getByRole('button', { name: 'Proponer' }));
    expect(await detail.findByText(/^Propuesta guardada\./)).toBeVisible();
    expect(await staff.read('findRequest', 'a')).toMatchObject({
      undoing: {
        to: { status: 'approved', mostLent: 800_000 },
        cause: 'error',
        words: 'El atraso es de otra persona.',
      },
    });
    const change = 'Pasa a aprobada. Monto máximo a prestar: RD$8,000.00';
    expect(detail.getByText(`Propuesto deshacer la decisión: ${change}`)).toBeVisible();
  });

  it('is not undone once the bank paid out, which row, case and log tell', async () => {
    const decision = { author: 'marisol', decidedAt: daysAgo(2), reason: undefined };
    const atBank = { kind: 'disbursed', at: daysAgo(1) } as const;
    const { detail } = await open(declined({ status: 'approved', decision, atBank }));
    expect(await detail.findByText('dijo que el préstamo se desembolsó.')).toBeVisible();
    expect(detail.getByText('El sistema central')).toBeVisible();
    expect(detail.getByText(/^El banco desembolsó el préstamo el /)).toBeVisible();
    expect(detail.queryByRole('button', { name: 'Deshacer decisión' })).toBeNull();
    expect(screen.getAllByText('Desembolsada')[0]).toBeInTheDocument();
  });

  it('asks for the reason of a decline in the place of an approval', async () => {
    const approved = { author: 'marisol', decidedAt: daysAgo(2), reason: undefined };
    const request = declined({ status: 'approved', decision: approved });
    const { staff, user, detail, press } = await open(request);
    await press('Deshacer decisión');
    const form = await sheet();
    await user.click(form.getByLabelText(/^Pasa a rechazada/));
    await user.click(form.getByLabelText('Datos nuevos'));
    await user.type(form.getByLabelText(/^Qué pasó/), 'Llegó el reporte.');
    await user.click(form.getByRole('button', { name: 'Proponer' }));
    expect(form.getByText('Elige un motivo: el cliente lo va a leer.')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Motivo del rechazo'), 'debts');
    await user.click(form.getByRole('button', { name: 'Proponer' }));
    expect(await detail.findByText(/^Propuesta guardada\./)).toBeVisible();
    expect(await staff.read('findRequest', 'a')).toMatchObject({
      undoing: { to: { status: 'declined', reason: 'debts' } },
    });
  });

  it('is undone by another reviewer, and the request can be decided again', async () => {
    const { staff, user, detail, press } = await open(proposed());
    await press('Ver la propuesta');
    const question = await sheet();
    expect(question.getByText('El atraso es de otra persona.')).toBeVisible();
    expect(question.getByText('Rafael Núñez')).toBeVisible();
    expect(question.getByText('Falta tu firma')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Deshacer y avisar' }));
    expect(
      await detail.findByText(/^Decisión deshecha\. La solicitud está pendiente/),
    ).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Decisión deshecha.'));
    expect(await staff.read('findRequest', 'a')).toMatchObject({ undone: [{ next: 'pending' }] });
    expect(await detail.findByRole('button', { name: /^Aprobar/ })).toBeVisible();
    expect(detail.getByText(/deshizo la decisión\. Vuelve a pendiente\./)).toBeVisible();
    expect(detail.getByText(/^rechazó la solicitud\./)).toBeVisible();
  });

  it.each([
    ['its proposer', { undoing: { ...proposed().undoing, author: 'staff' } }, /^Lo propusiste tú/],
    [
      'who decided',
      { decision: { author: 'staff', decidedAt: daysAgo(2), reason: 'history' } },
      /^Tú decidiste esta solicitud/,
    ],
    [
      'anybody after 30 days',
      { decision: { author: 'marisol', decidedAt: daysAgo(31), reason: 'history' } },
      /^Ya pasaron los 30 días/,
    ],
  ] as const)('is not undone by %s', async (_who, changes, why) => {
    const request = proposed(changes as Partial<LoanRequest>);
    const { staff, user, press } = await open(request);
    await press('Ver la propuesta');
    const question = await sheet();
    expect(question.getByText(why)).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Deshacer y avisar' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription(why);
    await user.click(confirm);
    expect(await staff.read('findRequest', 'a')).toMatchObject({ undoing: request.undoing });
  });

  it('stays if the proposal is given up', async () => {
    const { user, detail, press } = await open(proposed(), { roles: ['analyst'] });
    await press('Ver la propuesta');
    const question = await sheet();
    expect(question.getByText('Confirmar es de revisores.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'No deshacer' }));
    expect(await detail.findByText('La decisión se queda como está.')).toBeVisible();
    expect(await detail.findByRole('button', { name: 'Deshacer decisión' })).toBeVisible();
  });

  it.each([
    ['not-connected', /^No hay conexión y no se envió nada/, false],
    ['outdated', /^Hay una versión nueva/, false],
    ['timeout', /^El servidor tardó demasiado/, true],
  ] as const)(
    'says in the sheet what %s left behind, and takes a second press',
    async (code, words, isUnclear) => {
      const { staff, user, detail, press } = await open(proposed());
      await press('Ver la propuesta');
      const question = await sheet();
      staff.fail('confirmUndo', code);
      await user.click(question.getByRole('button', { name: 'Deshacer y avisar' }));
      expect(await question.findByText(words)).toBeVisible();
      expect(document.activeElement).toHaveTextContent(words);
      const unclear = 'Puede que ya se haya guardado. Si lo repites, no se hace dos veces.';
      expect(question.queryAllByText(unclear)).toHaveLength(isUnclear ? 1 : 0);
      staff.recover('confirmUndo');
      await user.click(question.getByRole('button', { name: 'Deshacer y avisar' }));
      expect(await detail.findByText(/^Decisión deshecha\./)).toBeVisible();
    },
  );

  it('shows what a colleague did first', async () => {
    const { staff, user, detail, press } = await open(proposed());
    await press('Ver la propuesta');
    const { undoing: _, ...given } = proposed();
    staff.elsewhere.setRequest(given);
    await user.click((await sheet()).getByRole('button', { name: 'Deshacer y avisar' }));
    expect(
      await detail.findByText('La solicitud cambió mientras tanto y no se guardó nada.'),
    ).toBeVisible();
    expect(await detail.findByRole('button', { name: 'Deshacer decisión' })).toBeVisible();
  });

  it('cannot be undone after 30 days, by a member who may only look, or of one’s own request', async () => {
    const decision = { author: 'marisol', decidedAt: daysAgo(31), reason: 'history' } as const;
    const { detail } = await open(declined({ decision }));
    expect(detail.queryByRole('button', { name: 'Deshacer decisión' })).not.toBeInTheDocument();
  });

  it('is in the list by what is proposed, not by the answer that may not last', async () => {
    const { user, detail } = await open(proposed());
    await user.click(detail.getByRole('button', { name: /^Volver/ }));
    const row = await screen.findByRole('row', { name: /Persona a/ });
    expect(row).toHaveTextContent('DeshacerVuelve a pendiente');
    expect(row).toHaveTextContent('Por confirmar');
    expect(row).not.toHaveTextContent('Rechazada');
  });
});
