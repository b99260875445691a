import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { RECONSIDER_DAYS } from '../../../../src/domain/request/reconsideration';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo, trackingOf } from '../own-request';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

const declined = (hours: number, changes: Partial<LoanRequest> = {}): LoanRequest => ({
  ...requestAgo(hours + 40),
  code: CODE,
  status: 'declined',
  decision: { decidedAt: ago(hours), reason: 'history' },
  ...changes,
});

const words = {
  title: 'Reconsiderar',
  press: 'Pedir que la miren',
  field: /^Cuéntalo en pocas palabras/,
  missing: 'Cuenta qué está mal.',
  overlooked: 'Al banco se le pasó algo',
  wrongReason: '¿El motivo no es correcto?',
  link: 'Enviarme el enlace',
  again: 'En reconsideración.',
  holds: /vale hasta que el banco te dé la nueva/,
  looked: /Otra persona miró tu solicitud de nuevo/,
};

const reconsidered = (changes: Partial<LoanRequest> = {}) =>
  declined(50, {
    status: 'pending',
    decision: undefined,
    reconsideration: { point: 'reason', words: 'Pagué ese atraso.', askedAt: ago(1) },
    undone: [
      {
        status: 'declined',
        decidedAt: ago(50),
        reason: 'history',
        undoneAt: ago(1),
        cause: undefined,
        byVisitor: true,
        next: 'pending',
      },
    ],
    ...changes,
  });

describe('reconsidering a decline', () => {
  const open = (request: LoanRequest, path = '/Solicitud', tracked = false) => {
    const backend = createInMemoryBackend(
      tracked ? { tracked: [trackingOf(request)] } : { request },
    );
    return renderRoute(path, { backend }).then((app) => ({ ...app, backend }));
  };
  const section = () => screen.findByRole('region', { name: words.title });

  it('takes what is wrong and why, and keeps the words after a failure', async () => {
    const { user, backend } = await open(declined(5));
    const form = within(await section());
    await user.click(form.getByRole('button', { name: words.press }));
    expect(form.getByText(words.missing)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: words.field }), 'Ya  pagué.');
    await user.click(form.getAllByRole('radio')[1] as HTMLElement);
    backend.fail('reconsider', 'offline');
    await user.click(form.getByRole('button', { name: words.press }));
    expect(await form.findByRole('alert')).toBeVisible();
    backend.recover('reconsider');
    await user.click(form.getByRole('button', { name: words.press }));
    const title = await screen.findByRole('heading', { level: 1, name: words.again });
    await waitFor(() => expect(title).toHaveFocus());
    expect(await backend.ownRequest()).toMatchObject({
      status: 'pending',
      reconsideration: { point: 'overlooked', words: 'Ya pagué.' },
    });
  });

  it('offers that the bank missed something alone, where the reason is not told', async () => {
    const told = declined(5);
    const decision = { ...told.decision, reason: 'reserved' } as LoanRequest['decision'];
    const { user, backend } = await open({ ...told, decision });
    const form = within(await section());
    expect(form.getAllByRole('radio')).toHaveLength(1);
    expect(form.getByRole('radio', { name: words.overlooked })).toBeChecked();
    expect(screen.getByRole('main')).not.toHaveTextContent(words.wrongReason);
    await user.type(form.getByRole('textbox', { name: words.field }), 'Ya pagué.');
    await user.click(form.getByRole('button', { name: words.press }));
    await screen.findByRole('heading', { level: 1, name: words.again });
    expect(await backend.ownRequest()).toMatchObject({ reconsideration: { point: 'overlooked' } });
  });

  it('reads the request again if it is no longer the declined one', async () => {
    const { user, backend } = await open(declined(5));
    const form = within(await section());
    await user.type(form.getByRole('textbox', { name: words.field }), 'Ya pagué.');
    backend.store(reconsidered());
    await user.click(form.getByRole('button', { name: words.press }));
    expect(await screen.findByRole('heading', { level: 1, name: words.again })).toBeVisible();
    expect(screen.getByText('Pagué ese atraso.')).toBeVisible();
  });

  it('is offered with a mailed link where only the code is known', async () => {
    await open(declined(5), `/Solicitud#${CODE}`, true);
    expect(within(await section()).getByRole('button', { name: words.link })).toBeVisible();
  });

  it.each([
    ['after its days', declined((RECONSIDER_DAYS + 1) * 24)],
    [
      'a second time',
      reconsidered({ status: 'declined', decision: { decidedAt: ago(1), reason: 'debts' } }),
    ],
  ])('is not offered %s', async (_, request) => {
    await open(request);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });

  it('shows that the first answer holds, and afterwards that another person looked', async () => {
    await open(reconsidered());
    expect(await screen.findByRole('heading', { level: 1, name: words.again })).toBeVisible();
    expect(screen.getByText(words.holds)).toBeVisible();
    // The boarding pass names the same state.
    expect(screen.getByText(words.again.slice(0, -1))).toBeVisible();
    expect(screen.getByText('Pagué ese atraso.')).toBeVisible();
  });

  it('tells with the new answer that another person looked', async () => {
    await open(
      reconsidered({ status: 'approved', decision: { decidedAt: ago(0), reason: undefined } }),
    );
    expect(await screen.findByText(words.looked)).toBeVisible();
  });
});
