import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../support/in-memory-backend';
import { renderRoute } from '../support/render-app';

describe('the loading overlay', () => {
  // User events wait on the real clock, which the fake clock follows.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const overlay = () => screen.queryByText('Conectando con el banco…');

  it('stays away where start-up is quick', async () => {
    const backend = createInMemoryBackend();
    const release = backend.hold('startSession');
    const { user } = await renderRoute('/Faqs', { backend });
    await user.click(document.body);
    await waitFor(() => expect(backend.calls('startSession')).toBe(1));
    await pass(100);
    release();
    await pass(1000);
    expect(overlay()).toBeNull();
  });

  it('starts by itself when nobody touches the page', async () => {
    const backend = createInMemoryBackend();
    await renderRoute('/Faqs', { backend });
    await pass(5000);
    expect(backend.calls('startSession')).toBe(1);
  });

  it('shows while start-up takes longer, over readable content, and goes when it is done', async () => {
    const backend = createInMemoryBackend();
    const release = backend.hold('startSession');
    const { user } = await renderRoute('/Faqs', { backend });
    await user.click(document.body);
    await waitFor(() => expect(backend.calls('startSession')).toBe(1));
    expect(overlay()).toBeNull();
    await pass(401);
    expect(overlay()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await pass(0);
    expect(overlay()).toBeNull();
  });

  it('goes after 10 seconds in any case', async () => {
    const backend = createInMemoryBackend();
    backend.hold('startSession');
    const { user } = await renderRoute('/Faqs', { backend });
    await user.click(document.body);
    await waitFor(() => expect(backend.calls('startSession')).toBe(1));
    await pass(8_000);
    expect(overlay()).toBeVisible();
    await pass(2_100);
    expect(overlay()).toBeNull();
  });
});
