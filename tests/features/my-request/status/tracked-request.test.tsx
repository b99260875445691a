import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../support/render-app';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { CODE, requestAgo } from '../own-request';
import { elsewhere, follow, page, title } from '../parts/follow';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const words = {
  es: {
    pending: ['En revisión.', 'Pendiente', '40 h 18 min', 'Quedan como máximo'],
    overdue: ['Nos atrasamos.', 'Pendiente', 'Pasaron las 72 horas', '809-555-0142'],
    approved: ['Hay buenas noticias.', 'Aprobada', '29 h 18 min'],
    declined: ['Esta vez no.', 'Rechazada', '29 h 18 min'],
    loading: 'Tu solicitud.',
    failed: 'No cargó.',
    unknown: 'No lo encontramos.',
    check: 'Compáralo con el de tu recibo',
    field: 'Código de la solicitud',
    malformed: 'no está bien escrito',
    missing: 'Escribe el código o pega su enlace.',
    button: 'Ver el estado',
    none: 'Nada por aquí.',
    again: 'Pedir de nuevo',
  },
  en: {
    pending: ['Under review.', 'Pending', '40 h 18 min', 'Time left, at most'],
    overdue: ['We are running late.', 'Pending', 'The 72 hours are over', '809-555-0142'],
    approved: ['Good news.', 'Approved', '29 h 18 min'],
    declined: ['Not this time.', 'Not approved', '29 h 18 min'],
    loading: 'Your request.',
    failed: 'It did not load.',
    unknown: 'We cannot find it.',
    check: 'Compare it with the one on your receipt',
    field: 'Code of the request',
    malformed: 'not written correctly',
    missing: 'Enter the code or paste its link.',
    button: 'See the status',
    none: 'Nothing here.',
    again: 'Ask again',
  },
} as const;

describe.each(TESTED_LANGUAGES)('a code in the address (%s)', (language) => {
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

  it('that is malformed: the same, without a read', async () => {
    const backend = elsewhere();
    await follow(backend, { language, typed: 'LU-7K3A-Q9WM' });
    expect(title()).toBe(word.unknown);
    expect(screen.getByLabelText(word.field)).toHaveValue('LU-7K3A-Q9WM');
    expect(backend.calls('trackRequest')).toBe(0);
  });

  it('can be typed if this browser has no request, in any spelling', async () => {
    const backend = elsewhere(requestAgo(31, 'approved'));
    const { user, address, i18n } = await renderRoute('/Solicitud?lang=en', { backend, language });
    expect(title()).toBe(word.none);
    const field = screen.getByLabelText(word.field);
    const press = () => user.click(screen.getByRole('button', { name: word.button }));

    await press();
    expect(field).toHaveAccessibleDescription(word.missing);
    expect(field).toHaveFocus();
    await user.type(field, 'LU-7K3A');
    await press();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(word.malformed));
    await user.type(field, '-Q9WM');
    await press();
    expect(field).toHaveAccessibleDescription(i18n.t('status:code.reference'));
    expect(field).toHaveValue('LU-7K3A-Q9WM');
    await user.clear(field);
    await user.type(field, CODE.toLowerCase().replaceAll('-', ' '));
    await press();

    expect(title()).toBe(word.approved[0]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(address()).toBe(`/Solicitud?lang=en#${CODE}`);
  });
});
