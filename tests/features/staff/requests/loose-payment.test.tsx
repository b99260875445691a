import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { explainedPayment, loosePaid } from '../../../../tools/samples/loose-payment';
import { openCase } from './cases/open-case';

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
const names = { marisol: 'Marisol Duarte', rafael: 'Rafael Núñez' };
const WORDS = 'La contabilidad lo confirmó.';

const open = (request = loosePaid('a', { code: CODE }), contents = {}) =>
  openCase([request], { names, ...contents });

describe('a payment of an approval that was undone', () => {
  it('is red in the case, and closes approving until it is explained', async () => {
    const { detail } = await open();
    expect(await detail.findByRole('heading', { name: 'Pago sin aclarar' })).toBeVisible();
    expect(
      detail.getByText('Se desembolsó un préstamo cuya aprobación se había deshecho'),
    ).toBeVisible();
    const approve = detail.getByRole('button', { name: /^Aprobar/ });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription('Antes de aprobar, hay que aclarar un pago.');
    expect(detail.getByRole('button', { name: /^Rechazar/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('has a sign in the queue', async () => {
    const { user, detail } = await open();
    await user.click(detail.getByRole('button', { name: /^Volver/ }));
    expect(await screen.findByRole('row', { name: /Persona a/ })).toHaveTextContent(
      'Pago sin aclarar',
    );
  });

  it('is explained with an outcome and words, which another person confirms', async () => {
    const { staff, user, detail, press } = await open();
    await press('Proponer');
    expect(detail.getByText('Elige qué pasó.')).toBeVisible();
    expect(detail.getByText('Escribe de 10 a 140 caracteres.')).toBeVisible();
    expect(detail.getByLabelText('El préstamo vale')).toHaveFocus();
    await user.click(detail.getByLabelText('El dinero volvió'));
    expect(detail.getByText('La solicitud sigue como está')).toBeVisible();
    await user.type(detail.getByLabelText(/^Cómo se sabe/), WORDS);
    await press('Proponer');
    expect(await detail.findByText('Propuesta guardada. Otra persona la confirma.')).toBeVisible();
    expect(await staff.read('findRequest', 'a')).toMatchObject({
      loosePayment: { proposals: 1, explanation: { stands: false, words: WORDS } },
    });
    expect(detail.getByText(`«${WORDS}»`)).toBeVisible();
    expect(
      await detail.findByText(`propuso aclarar el pago (el dinero volvió): «${WORDS}»`),
    ).toBeVisible();
    expect(detail.getByRole('button', { name: 'Confirmar' })).toHaveAccessibleDescription(
      /^Lo propusiste tú/,
    );
  });

  it.each([
    [true, /^Pago aclarado\. La solicitud está aprobada/, 'approved'],
    [false, 'Pago aclarado. La solicitud sigue como estaba.', 'pending'],
  ] as const)(
    'is confirmed by another reviewer, and the loan stands: %s',
    async (stands, done, status) => {
      const request = explainedPayment('a', { code: CODE }, { stands, words: WORDS });
      const { staff, detail, press } = await open(request);
      expect(await detail.findByText('Rafael Núñez')).toBeVisible();
      expect(detail.getByText('Falta tu decisión')).toBeVisible();
      expect(
        detail.getByText(
          stands ? /^La solicitud queda aprobada y/ : 'La solicitud sigue como está',
        ),
      ).toBeVisible();
      await press('Confirmar');
      const told = await detail.findByText(done);
      await waitFor(() => expect(document.activeElement).toContainElement(told));
      expect(await staff.read('findRequest', 'a')).toMatchObject({ status });
      expect(detail.queryByRole('heading', { name: 'Pago sin aclarar' })).toBeNull();
      expect(
        await detail.findByText(
          stands ? /^confirmó que el préstamo vale/ : 'confirmó que el dinero volvió.',
        ),
      ).toBeVisible();
    },
  );

  it('is confirmed by a reviewer alone, while anybody who works proposes something else', async () => {
    const { user, detail, press } = await open(explainedPayment('a', { code: CODE }), {
      roles: ['analyst'],
    });
    expect(await detail.findByRole('button', { name: 'Confirmar' })).toHaveAccessibleDescription(
      'Confirmar es de revisores.',
    );
    await press('Proponer otra explicación');
    await user.click(detail.getByLabelText('El dinero volvió'));
    await user.type(detail.getByLabelText(/^Cómo se sabe/), 'Entró el día 14.');
    await press('Proponer');
    expect(await detail.findByText('«Entró el día 14.»')).toBeVisible();
  });
});
