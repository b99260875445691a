import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails when anything writes to the console. */
const noise = (['error', 'warn'] as const).map((level) => ({ level, calls: [] as unknown[][] }));

beforeEach(() => {
  for (const { level, calls } of noise) {
    calls.length = 0;
    vi.spyOn(console, level).mockImplementation((...call) => void calls.push(call));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const { level, calls } of noise) expect(calls, `console.${level}`).toEqual([]);
});
