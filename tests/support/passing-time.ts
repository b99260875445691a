import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Gives the tests of a file a fake clock that follows the real one, on which user events wait, and a
 * function that lets so many milliseconds pass at once.
 */
export function passingTime(): (ms: number) => Promise<void> {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
  return async (ms) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
}
