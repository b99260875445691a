import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';
import { requestAgo } from './own-request';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the receipt of a request that no longer waits', () => {
  const states = [
    ['approved', () => requestAgo(200, 'approved'), 'Hay buenas noticias.'],
    ['declined', () => requestAgo(200, 'declined'), 'Esta vez no.'],
    ['late', () => requestAgo(80), 'Nos atrasamos.'],
  ] as const;

  it.each(states)('shows its state and promises no deadline: %s', async (state, stored, title) => {
    const backend = createInMemoryBackend({ request: stored() });
    const { i18n, address } = await renderRoute('/Registrado', { backend });
    const page = screen.getByRole('main');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page).not.toHaveTextContent(i18n.t('status:received.answer'));
    expect(page).not.toHaveTextContent(i18n.t('status:received.text'));
    if (state !== 'late') expect(page).toHaveTextContent(i18n.t('status:received.answered'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(address()).toBe('/Registrado');
  });
});
