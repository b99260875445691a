import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails when anything writes to the console. */
const noise = (['error', 'warn'] as const).map((level) => ({ level, calls: [] as unknown[][] }));

beforeEach(() => {
  // The same as in index.html.
  document.documentElement.lang = 'es';
  for (const { level, calls } of noise) {
    calls.length = 0;
    vi.spyOn(console, level).mockImplementation((...call) => void calls.push(call));
  }
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  for (const { level, calls } of noise) expect(calls, `console.${level}`).toEqual([]);
});
