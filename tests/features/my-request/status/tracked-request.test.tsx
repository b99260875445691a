import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo } from '../own-request';
import { elsewhere, follow, page, title } from '../parts/follow';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const words = {
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
} as const;

describe('a code in the address', () => {
  it.each([
    ['pending', 31.7, 'pending'],
    ['overdue', 75, 'pending'],
    ['approved', 31, 'approved'],
    ['declined', 31, 'declined'],
  ] as const)(
    'shows a request that is %s, and nothing of the person',
    async (stage, hours, status) => {
      const backend = elsewhere(requestAgo(hours, status));
      await follow(backend);
      const [heading, ...parts] = words[stage];
      expect(title()).toBe(heading);
      for (const part of ['Roblox', 'LU-7K3A-Q9WM', ...parts])
        expect(page()).toHaveTextContent(part);
      for (const hidden of ['Laura', 'lauryplay', '001-1234567-3', 'laura@correo.com', '70.75'])
        expect(page()).not.toHaveTextContent(hidden);
      expect(screen.queryByRole('button', { name: words.again })).toBeNull();
      expect(backend.calls('trackRequest')).toBe(1);
      expect(backend.calls('ownRequest')).toBe(0);
    },
  );

  it('loading, then failed, then read again', async () => {
    const backend = elsewhere(requestAgo(5));
    const release = backend.hold('trackRequest');
    backend.fail('trackRequest', 'offline');
    const { i18n } = await follow(backend);
    expect(title()).toBe(words.loading);
    await act(async () => release());
    expect(title()).toBe(words.failed);
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
    backend.recover('trackRequest');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: i18n.t('errors:retry') }));
    });
    expect(title()).toBe(words.pending[0]);
  });

  it('that no request has: what to check, with the code still there', async () => {
    await follow(elsewhere());
    expect(title()).toBe(words.unknown);
    expect(page()).toHaveTextContent(words.check);
    expect(screen.getByLabelText(words.field)).toHaveValue(CODE);
  });

  it('that is malformed: the same, without a read', async () => {
    const backend = elsewhere();
    await follow(backend, { typed: 'LU-7K3A-Q9WM' });
    expect(title()).toBe(words.unknown);
    expect(screen.getByLabelText(words.field)).toHaveValue('LU-7K3A-Q9WM');
    expect(backend.calls('trackRequest')).toBe(0);
  });

  it('can be typed if this browser has no request, in any spelling', async () => {
    const backend = elsewhere(requestAgo(31, 'approved'));
    const { user, address, i18n } = await renderRoute('/Solicitud?lang=en', { backend });
    expect(title()).toBe(words.none);
    const field = screen.getByLabelText(words.field);
    const press = () => user.click(screen.getByRole('button', { name: words.button }));

    await press();
    expect(field).toHaveAccessibleDescription(words.missing);
    expect(field).toHaveFocus();
    await user.type(field, 'LU-7K3A');
    await press();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.malformed));
    await user.type(field, '-Q9WM');
    await press();
    expect(field).toHaveAccessibleDescription(i18n.t('status:code.reference'));
    expect(field).toHaveValue('LU-7K3A-Q9WM');
    await user.clear(field);
    await user.type(field, CODE.toLowerCase().replaceAll('-', ' '));
    await press();

    expect(title()).toBe(words.approved[0]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(address()).toBe(`/Solicitud?lang=en#${CODE}`);
  });
});
