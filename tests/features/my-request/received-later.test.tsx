import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';
import { TESTED_LANGUAGES } from '../../support/tested-languages';
import { requestAgo } from './own-request';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(TESTED_LANGUAGES)(
  'the receipt of a request that no longer waits (%s)',
  (language) => {
    const es = language === 'es';
    const states = [
      ['approved', () => requestAgo(200, 'approved'), es ? 'Hay buenas noticias.' : 'Good news.'],
      ['declined', () => requestAgo(200, 'declined'), es ? 'Esta vez no.' : 'Not this time.'],
      ['late', () => requestAgo(80), es ? 'Nos atrasamos.' : 'We are running late.'],
    ] as const;

    it.each(states)(
      'shows its state and promises no deadline: %s',
      async (state, stored, title) => {
        const backend = createInMemoryBackend({ request: stored() });
        const { i18n, address } = await renderRoute('/Registrado', { language, backend });
        const page = screen.getByRole('main');
        expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(page).not.toHaveTextContent(i18n.t('status:received.answer'));
        expect(page).not.toHaveTextContent(i18n.t('status:received.text'));
        if (state !== 'late') expect(page).toHaveTextContent(i18n.t('status:received.answered'));
        await vi.advanceTimersByTimeAsync(10_000);
        expect(address()).toBe('/Registrado');
      },
    );
  },
);
