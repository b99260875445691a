import { bankTime, hearBankTime, learnBankTime } from '../../../browser/bank-clock';

/** Time and chance, replaced in tests. */
export interface Clock {
  /** The bank's time, in milliseconds since 1970: this machine's until the bank's is known. */
  now(): number;
  /** Asks for the bank's time, unless it is known. Resolves in any case, soon. */
  learn(): Promise<void>;
  /** Takes the bank's time from whatever tells it. */
  hear(told: number): void;
  /** Milliseconds that pass evenly, whatever anybody learns of the time. */
  steady(): number;
  /** Runs something once after a time in milliseconds, unless the returned function is called. */
  after(ms: number, run: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** The bank's time, as far as it is known, and the machine's timers. */
export const systemClock: Clock = {
  now: bankTime,
  learn: learnBankTime,
  hear: hearBankTime,
  steady: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
