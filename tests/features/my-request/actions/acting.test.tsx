import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { approvedUntil, declined, lapsed, sent, withdrawn } from '../lives';
import { requestAgo } from '../own-request';

const words = {
  withdraw: 'Retirar solicitud',
  yes: 'Sí, retirar',
  cancel: 'Cancelar',
  withdrawn: 'Retirada.',
  mailed:
    'Enviamos una confirmación a laura@correo.com (a una dirección van como máximo tres correos al día).',
  correct: 'Corregir correo',
  field: 'Correo correcto',
  confirm: 'Corregir',
  corrected: 'Enviamos una confirmación a laura.pena@correo.com',
  conflict: 'La solicitud cambió mientras tanto y no se guardó nada. Así está ahora.',
} as const;

const page = () => screen.getByRole('main');
const press = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function open(request: LoanRequest) {
  const backend = createInMemoryBackend({ request });
  const app = await renderRoute('/Solicitud', { backend });
  const word = words;
  const withdraw = async () => {
    await app.user.click(press(word.withdraw));
    await app.user.click(dialog().getByRole('button', { name: word.yes }));
  };
  const correct = async (email: string) => {
    if (!screen.queryByRole('dialog')) await app.user.click(press(word.correct));
    const field = dialog().getByLabelText(word.field);
    await app.user.clear(field);
    if (email) await app.user.type(field, email);
    await app.user.click(dialog().getByRole('button', { name: word.confirm }));
  };
  return { ...app, backend, word, withdraw, correct };
}

describe('withdrawing', () => {
  it('asks once, then shows the dated confirmation and where its mail goes', async () => {
    const { backend, word, withdraw } = await open(sent(5));
    await withdraw();
    expect(await heading(word.withdrawn)).toHaveFocus();
    expect(page()).toHaveTextContent(word.mailed);
    expect((await backend.ownRequest())?.status).toBe('withdrawn');
    expect(screen.queryByRole('button', { name: word.withdraw })).toBeNull();
    expect(screen.queryByRole('button', { name: word.correct })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what became of the request meanwhile', async () => {
    const { backend, word, withdraw } = await open(sent(40));
    backend.store(declined(40, 'debts'));
    await withdraw();
    expect(await heading('Esta vez no.')).toHaveFocus();
    expect(page()).toHaveTextContent(word.conflict);
  });
});

describe('correcting the e-mail', () => {
  it('shows the present one, checks the new one, and says where the confirmation went', async () => {
    const { backend, word, user, correct, i18n } = await open(sent(5));
    await user.click(press(word.correct));
    expect(screen.getByRole('dialog')).toHaveTextContent('laura@correo.com');
    const field = dialog().getByLabelText(word.field);
    for (const [typed, problem] of [
      ['', 'missing'],
      ['laura.pena', 'no-at'],
      ['<Laura@correo.com>.', 'same'],
      ['Laura@correo.com', 'same'],
    ] as const) {
      await correct(typed);
      expect(field).toHaveAccessibleDescription(i18n.t(`status:correct.problems.${problem}`));
      expect(field).toHaveFocus();
    }
    expect(backend.calls('correctEmail')).toBe(0);
    await correct('Laura.Pena@correo.com');
    await screen.findByText(new RegExp(word.corrected));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect((await backend.ownRequest())?.applicant.email).toBe('laura.pena@correo.com');
    expect(screen.queryByRole('button', { name: word.correct })).toBeNull();
  });

  it('is left by Back, which closes the dialog alone and keeps what was typed', async () => {
    const { word, user, address } = await open(sent(5));
    await user.click(press(word.correct));
    await user.type(dialog().getByLabelText(word.field), 'laura.pena');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/Solicitud');
    await user.click(press(word.correct));
    expect(dialog().getByLabelText(word.field)).toHaveValue('laura.pena');
  });

  it.each(['denied', 'offline', 'not-connected'] as const)(
    'that fails with %s: says why and keeps what was typed',
    async (code) => {
      const { backend, word, correct, user, i18n } = await open(sent(5));
      backend.fail('correctEmail', code);
      await correct('laura.pena@correo.com');
      expect(await dialog().findByRole('alert')).toHaveTextContent(i18n.t(`failures:${code}`));
      expect(dialog().getByRole('alert')).toHaveTextContent(i18n.t('status:answer.kept'));
      await user.click(dialog().getByRole('button', { name: word.cancel }));
      await user.click(press(word.correct));
      expect(dialog().getByLabelText(word.field)).toHaveValue('laura.pena@correo.com');
    },
  );

  it('to the one that the bank has by now says so', async () => {
    const { backend, correct, i18n } = await open(sent(5));
    vi.spyOn(backend, 'act').mockResolvedValue({ refused: 'same' });
    await correct('laura.pena@correo.com');
    const said = await dialog().findByText(new RegExp(i18n.t('status:correct.problems.same')));
    expect(said).toBeVisible();
  });

  it('shows what became of the request meanwhile', async () => {
    const { backend, word, correct } = await open(sent(5));
    backend.store(withdrawn(5));
    await correct('laura.pena@correo.com');
    expect(await heading(word.withdrawn)).toHaveFocus();
    expect(page()).toHaveTextContent(word.conflict);
  });
});

it('a conflict that cannot be read says so', async () => {
  const { backend, withdraw } = await open(sent(5));
  backend.store(declined(40, 'debts'));
  backend.fail('ownRequest', 'offline');
  await withdraw();
  expect(await screen.findByText(/No pudimos leer cómo está ahora/)).toBeVisible();
});

it('a withdrawal after which nothing can be read is done, and says that the page is older', async () => {
  const { backend, withdraw, word, i18n } = await open(sent(5));
  backend.fail('ownRequest', 'offline');
  await withdraw();
  expect(await screen.findByText(i18n.t('status:stale'))).toBeVisible();
  expect(page()).toHaveTextContent(word.mailed);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a withdrawal that fails stays in its dialog', async () => {
  const { backend, withdraw, i18n } = await open(sent(5));
  backend.fail('withdraw', 'timeout');
  await withdraw();
  expect(await dialog().findByRole('alert')).toHaveTextContent(i18n.t('failures:timeout'));
});

it('withdraws and corrects a request from before requests had codes', async () => {
  const { word, correct, withdraw } = await open(requestAgo(5));
  await correct('laura.pena@correo.com');
  await screen.findByText(new RegExp(word.corrected));
  await withdraw();
  expect(await heading(word.withdrawn)).toBeVisible();
});

it.each(['approved', 'declined'] as const)(
  'a request that is %s can neither be withdrawn nor corrected',
  async (status) => {
    await open({ ...requestAgo(40, status), code: sent(1).code });
    expect(screen.queryByRole('button', { name: words.withdraw })).toBeNull();
    expect(screen.queryByRole('button', { name: words.correct })).toBeNull();
  },
);

describe('giving an approval back', () => {
  it('asks once, and the page confirms it', async () => {
    const { user, backend, word } = await open(approvedUntil(40));
    await user.click(press('Ya no quiero este préstamo'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'La aprobación termina hoy. Si ya firmaste el contrato, llama al 809-555-0142: esto no lo anula.',
    );
    await user.click(dialog().getByRole('button', { name: 'Sí, ya no lo quiero' }));
    expect(await heading(word.withdrawn)).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent(
      'La aprobación terminó porque ya no quieres este préstamo.',
    );
    expect(await backend.ownRequest()).toMatchObject({
      status: 'withdrawn',
      decision: { reason: undefined },
    });
  });

  it.each([
    ['paid out', { ...approvedUntil(40), atBank: { kind: 'disbursed', at: new Date() } }],
    ['cancelled', { ...approvedUntil(40), atBank: { kind: 'cancelled', at: new Date() } }],
    ['lapsed', lapsed(900)],
  ] as const)('is not there once it is %s', async (_, request) => {
    await open(request);
    expect(screen.queryByRole('button', { name: 'Ya no quiero este préstamo' })).toBeNull();
  });
});
