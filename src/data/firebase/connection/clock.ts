/** Time and chance, replaced in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once after a time in milliseconds, unless the returned function is called. */
  after(ms: number, run: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
