import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { openDialog } from './open-dialog';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['has a video around it on a wide screen', true],
  ['has none on a phone, where its button would cover the form', false],
])('the send dialog %s', async (_, isWide) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query === '(min-width: 50rem)' }),
  );
  await openDialog(createInMemoryBackend());
  await act(async () => void (await vi.dynamicImportSettled()));
  await act(async () => void vi.advanceTimersByTime(10_000));
  expect(document.querySelectorAll('dialog video')).toHaveLength(isWide ? 1 : 0);
});
