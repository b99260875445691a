import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that writes to the console has found something: it fails. */
const noise = (['error', 'warn'] as const).map((level) => ({ level, calls: [] as unknown[][] }));

beforeEach(() => {
  // As index.html is.
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
