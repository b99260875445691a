import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { typedIn } from '../../../../src/browser/typed';
import { switchLanguage } from '../../../../src/i18n';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { asked, withdrawn } from '../lives';

const words = {
  es: {
    field: 'Tu respuesta',
    send: 'Responder',
    reviewed: 'En revisión.',
    mailed: 'El banco tiene tu respuesta. Enviamos una confirmación a laura@correo.com',
    count: (typed: number) => `${typed} de 280`,
  },
  en: {
    field: 'Your answer',
    send: 'Answer',
    reviewed: 'Under review.',
    mailed: 'The bank has your answer. We send a confirmation to laura@correo.com',
    count: (typed: number) => `${typed} of 280`,
  },
} as const;

/** Whether the browser asks before the page is left. */
function isLeaveWarned(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const page = () => screen.getByRole('main');

async function open(backend = createInMemoryBackend({ request: asked(5) })) {
  const app = await renderRoute('/Solicitud', { backend });
  const word = words.es;
  const field = screen.getByLabelText(word.field);
  const send = () => app.user.click(screen.getByRole('button', { name: word.send }));
  return { ...app, backend, word, field, send };
}

describe('answering the bank', () => {
  it('sends one text, says so, and the bank goes on', async () => {
    const { backend, user, word, field, send } = await open();
    await user.type(field, ' Ahora soy{Enter}El Ciguapo RD. ');
    expect(page()).toHaveTextContent(word.count(24));
    await send();
    const heading = await screen.findByRole('heading', { level: 1, name: word.reviewed });
    expect(heading).toHaveFocus();
    expect(page()).toHaveTextContent(word.mailed);
    const stored = await backend.ownRequest();
    expect(stored?.questions[0]?.answer?.text).toBe('Ahora soy El Ciguapo RD.');
    expect(typedIn('answer', `${stored?.id}.1`)).toBeUndefined();
    await waitFor(() => expect(isLeaveWarned()).toBe(false));
  });

  it('asks for a text, and for one that is not too long, without losing any of it', async () => {
    const { backend, user, field, send, i18n } = await open();
    await send();
    expect(field).toHaveAccessibleDescription(i18n.t('status:answer.missing'));
    expect(field).toHaveFocus();
    await user.click(field);
    await user.paste('a'.repeat(281));
    expect(field).toHaveAccessibleDescription(i18n.t('status:answer.too-long', { max: 280 }));
    await send();
    expect(backend.calls('answer')).toBe(0);
    expect(field).toHaveValue('a'.repeat(281));
  });
});

describe('a typed answer', () => {
  it('stays where sending it fails', async () => {
    const { backend, user, field, send, i18n } = await open();
    backend.fail('answer', 'offline');
    await user.type(field, 'Ciguapo');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
    expect(field).toHaveValue('Ciguapo');
  });

  it('stays when the language changes', async () => {
    const { user, field, i18n } = await open();
    await user.type(field, 'Ciguapo');
    await act(() => switchLanguage(i18n, 'en'));
    expect(screen.getByLabelText(words.en.field)).toHaveValue('Ciguapo');
  });

  it('is not sent for a request that was withdrawn in another tab', async () => {
    const { backend, user, field, send } = await open();
    backend.store(withdrawn(5));
    await user.type(field, 'Ciguapo');
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Retirada.' });
    expect(page()).toHaveTextContent('no se guardó nada');
  });
});
