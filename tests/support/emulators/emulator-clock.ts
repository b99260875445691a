import type { Clock } from '../../../src/data/firebase/connection/clock';

/** A clock that skips pauses and ends time limits only on demand. */
export interface ManualClock extends Clock {
  /** Ends every time limit that is running. */
  endLimits(): void;
  /** Moves the clock, in milliseconds. */
  advance(ms: number): void;
}

/** A wait longer than this many milliseconds is a time limit, not a pause. */
const LONGEST_PAUSE_MS = 5_000;

/** A manual clock that begins now. */
export function createManualClock(): ManualClock {
  const limits = new Set<() => void>();
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    learn: async () => {},
    hear(told) {
      ahead = told - Date.now();
    },
    steady: () => Date.now() + ahead,
    random: () => 0.5,
    after(ms, run) {
      if (ms <= LONGEST_PAUSE_MS) {
        const timer = setTimeout(run, 0);
        return () => clearTimeout(timer);
      }
      limits.add(run);
      return () => limits.delete(run);
    },
    endLimits() {
      for (const run of [...limits]) run();
      limits.clear();
    },
    advance(ms) {
      ahead += ms;
    },
  };
}
