import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/domain/language';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo, trackingOf } from '../own-request';

const OTHER = 'LU-2222-3333-4444-5555-6666-7777-89';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 20, 22), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Another device, on which nobody has sent anything. */
const elsewhere = (...requests: readonly ReturnType<typeof requestAgo>[]) =>
  createInMemoryBackend({
    session: { kind: 'none' },
    tracked: requests.map((request, place) => trackingOf(request, [CODE, OTHER][place])),
  });

const follow = (
  backend = elsewhere(requestAgo(31.7)),
  { language = 'es', typed = CODE }: { language?: Language; typed?: string } = {},
) => renderRoute(`/Solicitud#${typed}`, { backend, language });

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const page = () => screen.getByRole('main');

const words = {
  es: {
    pending: ['En revisión.', 'Pendiente', '40 h 18 min', 'Quedan como máximo'],
    overdue: ['Nos atrasamos.', 'Pendiente', 'Pasaron las 72 horas', '809-555-0142'],
    approved: ['Hay buenas noticias.', 'Aprobada', '29 h 18 min'],
    declined: ['Ya hay respuesta.', 'No aprobada', '29 h 18 min'],
    loading: 'Tu solicitud.',
    failed: 'No cargó.',
    unknown: 'No lo encontramos.',
    check: 'Compáralo con el de tu recibo',
    field: 'Código de la solicitud',
    malformed: 'no está bien escrito',
    missing: 'Escribe el código o pega su enlace.',
    button: 'Ver el estado',
    none: 'Nada por aquí.',
    again: 'Hacer otra solicitud',
  },
  en: {
    pending: ['Under review.', 'Pending', '40 h 18 min', 'Time left, at most'],
    overdue: ['We are running late.', 'Pending', 'The 72 hours are over', '809-555-0142'],
    approved: ['Good news.', 'Approved', '29 h 18 min'],
    declined: ['You have an answer.', 'Not approved', '29 h 18 min'],
    loading: 'Your request.',
    failed: 'It did not load.',
    unknown: 'We cannot find it.',
    check: 'Compare it with the one on your receipt',
    field: 'Code of the request',
    malformed: 'not written correctly',
    missing: 'Enter the code or paste its link.',
    button: 'See the status',
    none: 'Nothing here.',
    again: 'Apply again',
  },
} as const;

describe.each(LANGUAGES)('a code in the address (%s)', (language) => {
  const word = words[language];

  it.each([
    ['pending', 31.7, 'pending'],
    ['overdue', 75, 'pending'],
    ['approved', 31, 'approved'],
    ['declined', 31, 'declined'],
  ] as const)(
    'shows a request that is %s, and nothing of the person',
    async (stage, hours, status) => {
      const backend = elsewhere(requestAgo(hours, status));
      await follow(backend, { language });
      const [heading, ...parts] = word[stage];
      expect(title()).toBe(heading);
      for (const part of ['Roblox', 'LU-7K3A-Q9WM', ...parts])
        expect(page()).toHaveTextContent(part);
      for (const hidden of ['Laura', 'lauryplay', '001-1234567-3', 'laura@correo.com', '70.75'])
        expect(page()).not.toHaveTextContent(hidden);
      expect(screen.queryByRole('button', { name: word.again })).toBeNull();
      expect(backend.calls('trackRequest')).toBe(1);
      expect(backend.calls('ownRequest')).toBe(0);
    },
  );

  it('loading, then failed, then read again', async () => {
    const backend = elsewhere(requestAgo(5));
    const release = backend.hold('trackRequest');
    backend.fail('trackRequest', 'offline');
    const { i18n } = await follow(backend, { language });
    expect(title()).toBe(word.loading);
    await act(async () => release());
    expect(title()).toBe(word.failed);
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
    backend.recover('trackRequest');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: i18n.t('status:retry') }));
    });
    expect(title()).toBe(word.pending[0]);
  });

  it('that no request has: what to check, with the code still there', async () => {
    await follow(elsewhere(), { language });
    expect(title()).toBe(word.unknown);
    expect(page()).toHaveTextContent(word.check);
    expect(screen.getByLabelText(word.field)).toHaveValue(CODE);
  });

  it('that is none: the same, without a read', async () => {
    const backend = elsewhere();
    await follow(backend, { language, typed: 'LU-7K3A-Q9WM' });
    expect(title()).toBe(word.unknown);
    expect(screen.getByLabelText(word.field)).toHaveValue('LU-7K3A-Q9WM');
    expect(backend.calls('trackRequest')).toBe(0);
  });

  it('can be typed where this browser has no request, in any spelling', async () => {
    const backend = elsewhere(requestAgo(31, 'approved'));
    const { user, address } = await renderRoute('/Solicitud?lang=en', { backend, language });
    expect(title()).toBe(word.none);
    const field = screen.getByLabelText(word.field);
    const press = () => user.click(screen.getByRole('button', { name: word.button }));

    await press();
    expect(field).toHaveAccessibleDescription(word.missing);
    expect(field).toHaveFocus();
    await user.type(field, 'LU-7K3A-Q9WM');
    await press();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(word.malformed));
    expect(field).toHaveValue('LU-7K3A-Q9WM');
    await user.clear(field);
    await user.type(field, CODE.toLowerCase().replaceAll('-', ' '));
    await press();

    expect(title()).toBe(word.approved[0]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(address()).toBe(`/Solicitud?lang=en#${CODE}`);
  });
});

describe('following', () => {
  it('needs no session and starts none', async () => {
    // What starts sessions on other pages once they are used.
    await import('../../../../src/app/shell/after-hydration/after-hydration');
    const backend = elsewhere(requestAgo(5));
    const { user, back } = await renderRoute(`/Solicitud#${CODE}`, {
      backend,
      history: ['/Faqs'],
    });
    await user.click(page());
    await act(async () => {});
    expect(backend.calls('startSession')).toBe(0);
    expect(backend.session()).toEqual({ kind: 'none' });
    await back();
    await vi.waitFor(() => expect(backend.calls('startSession')).toBe(1));
  });

  it('goes on to the code that takes the place of the one in the address, and back', async () => {
    const backend = elsewhere(requestAgo(5), requestAgo(31, 'declined'));
    const { back } = await renderRoute(`/Solicitud#${OTHER}`, {
      backend,
      history: [`/Solicitud#${CODE}`],
    });
    expect(title()).toBe('Ya hay respuesta.');
    await back();
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says that a fragment without meaning is no code', async () => {
    const { back } = await renderRoute('/Solicitud', {
      backend: elsewhere(),
      history: ['/Solicitud#%E0'],
    });
    await back();
    expect(title()).toBe('No lo encontramos.');
  });

  it('goes on when the navigation is skipped', async () => {
    const { user } = await follow(elsewhere(requestAgo(5)));
    await user.click(screen.getByRole('link', { name: 'Ir al contenido' }));
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
  });

  it('reads again when the visitor comes back, and keeps what it read where that fails', async () => {
    const backend = elsewhere(requestAgo(5));
    await follow(backend);
    backend.fail('trackRequest', 'offline');
    await act(async () => {
      fireEvent.focus(window);
    });
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('No pudimos actualizar');
  });

  it('takes the code in any spelling out of the address', async () => {
    await follow(undefined, { typed: CODE.toLowerCase() });
    expect(title()).toBe('En revisión.');
  });
});

describe('the code of this browser’s own request', () => {
  const own = () => {
    const request = { ...requestAgo(31.7), code: CODE };
    return createInMemoryBackend({ request, tracked: [trackingOf(request)] });
  };

  it('shows that request with one read, once this browser has shown it', async () => {
    const backend = own();
    const { unmount } = await renderRoute('/Solicitud', { backend });
    unmount();
    await follow(backend);
    expect(page()).toHaveTextContent('Laura');
    expect(page()).toHaveTextContent('US$70.75');
    expect(backend.calls('ownRequest')).toBe(2);
    expect(backend.calls('trackRequest')).toBe(0);
  });

  it('shows the tracker once another request took its place', async () => {
    const backend = own();
    const { unmount } = await renderRoute('/Solicitud', { backend });
    unmount();
    backend.store({ ...requestAgo(1), code: OTHER });
    await follow(backend);
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
    expect(page()).not.toHaveTextContent('Laura');
  });

  it('is no longer in the address after forgetting', async () => {
    const backend = own();
    const { user, unmount } = await renderRoute('/Solicitud', { backend });
    unmount();
    history.replaceState(null, '', `/Solicitud?lang=es#${CODE}`);
    await follow(backend);
    await user.click(screen.getByRole('button', { name: 'Olvidar en este equipo' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Olvidar' }));
    expect(title()).toBe('Olvidada.');
    expect(location.href).not.toContain('LU-');
    history.replaceState(null, '', '/');
  });
});
