import { BackendError, type BackendErrorCode, errorCode } from '../../errors';
import type { Clock } from './clock';
import { toBackendError } from './errors';

/** A call that takes longer, in milliseconds, has failed (trust decisions, fault 4). */
export const CALL_LIMIT_MS = 15_000;

/** Looking for the traces of a write must not double the visitor's wait. */
const LOOK_LIMIT_MS = 10_000;

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 400;

/** After these the backend may still do, or already have done, what was asked. */
const UNCLEAR: ReadonlySet<BackendErrorCode> = new Set([
  'busy',
  'offline',
  'timeout',
  'portal',
  'unknown',
]);

/** Calls the backend within its time limit; every rejection is a BackendError. */
export interface Caller {
  /** A read, tried again with growing pauses while the backend is busy. */
  read<T>(run: () => Promise<T>): Promise<T>;
  /** A write, tried once: whether it may be repeated only its traces can tell. */
  write<T>(run: () => Promise<T>): Promise<T>;
  /** A read that looks for the traces of a write, tried again after any unclear failure. */
  look<T>(run: () => Promise<T>): Promise<T>;
  /** Waits before a write is repeated. */
  pause(): Promise<void>;
}

/** Calls by this clock: 15 seconds each, pauses that double and differ by chance. */
export function createCaller(clock: Clock): Caller {
  function within<T>(ms: number, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(ms, () => reject(new BackendError('timeout')));
      Promise.resolve()
        .then(run)
        .then(resolve, (error: unknown) => reject(toBackendError(error)))
        .finally(cancel);
    });
  }

  const backOff = (attempt: number) => FIRST_PAUSE_MS * 2 ** attempt * (0.5 + clock.random());

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      clock.after(ms, resolve);
    });
  }

  async function patiently<T>(
    run: () => Promise<T>,
    limitMs: number,
    mayPass: (code: BackendErrorCode) => boolean,
  ): Promise<T> {
    const end = clock.now() + limitMs;
    for (let attempt = 0; ; attempt++) {
      try {
        return await within(end - clock.now(), run);
      } catch (error) {
        const pause = backOff(attempt);
        const last = attempt + 1 === ATTEMPTS || clock.now() + pause >= end;
        if (last || !mayPass(errorCode(error))) throw error;
        await wait(pause);
      }
    }
  }

  return {
    read: (run) => patiently(run, CALL_LIMIT_MS, (code) => code === 'busy'),
    write: (run) => within(CALL_LIMIT_MS, run),
    look: (run) => patiently(run, LOOK_LIMIT_MS, (code) => UNCLEAR.has(code)),
    pause: () => wait(backOff(0)),
  };
}
