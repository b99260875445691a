import { BackendError, type BackendErrorCode, errorCode, isTransient } from '../../errors';
import type { Clock } from './clock';
import { toBackendError } from './errors';

/** Reading a write back must not double the visitor's wait. */
const READ_BACK_LIMIT_MS = 10_000;

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 400;

/** Calls the backend within its time limit; every rejection is a BackendError. */
export interface Caller {
  /** A read, tried again with growing pauses while the backend is busy. */
  read<T>(run: () => Promise<T>): Promise<T>;
  /** Reads that belong together; stored fields that nobody can read are a failure of them, too. */
  understand<T>(run: () => Promise<T>): Promise<T>;
  /** A write, tried once: only reading it back tells whether it may be repeated. */
  write<T>(run: () => Promise<T>): Promise<T>;
  /** A read of what a write stored, tried again after any transient failure. */
  readBack<T>(run: () => Promise<T>): Promise<T>;
  /** Waits before a write is repeated. */
  pause(): Promise<void>;
  /**
   * Throws `not-connected` if the browser knows that it is offline. It never does so after a write
   * that may have been stored, because that write may have been sent.
   */
  requireConnection(): void;
  /** Notes that a write may have been stored although no answer came. */
  leaveInDoubt(): void;
}

/** Failures of a read that the visitor's own connection does not explain. */
const NOTABLE: readonly BackendErrorCode[] = ['denied', 'busy', 'no-account', 'unknown'];

/** The facts of the page that a caller passes in. */
interface Surroundings {
  /** Whether the browser knows that it is offline. */
  readonly isOffline?: () => boolean;
  /**
   * Called with the code of a read that finally failed, unless the visitor's own connection failed.
   */
  readonly onReadFailure?: ((code: BackendErrorCode) => void) | undefined;
}

/** Only `false` is certain; a browser that says `true` may still reach nothing. */
const browserIsOffline = () => globalThis.navigator?.onLine === false;

/** Makes calls with this clock and these limits; pauses double and vary at random. */
export function createCaller(
  clock: Pick<Clock, 'steady' | 'after' | 'random'>,
  limitMs: number,
  { isOffline = browserIsOffline, onReadFailure }: Surroundings = {},
): Caller {
  let inDoubt = false;

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
    withinMs: number,
    mayPass: (code: BackendErrorCode) => boolean,
  ): Promise<T> {
    const end = clock.steady() + withinMs;
    for (let attempt = 0; ; attempt++) {
      try {
        return await within(end - clock.steady(), run);
      } catch (error) {
        const pause = backOff(attempt);
        const last = attempt + 1 === ATTEMPTS || clock.steady() + pause >= end;
        if (last || !mayPass(errorCode(error))) throw error;
        await wait(pause);
      }
    }
  }

  function note(error: unknown): never {
    if (NOTABLE.includes(errorCode(error))) onReadFailure?.(errorCode(error));
    throw toBackendError(error);
  }

  return {
    read: (run) => patiently(run, limitMs, (code) => code === 'busy').catch(note),
    async understand(run) {
      try {
        return await run();
      } catch (error) {
        if (error instanceof BackendError) throw error;
        return note(error);
      }
    },
    write: (run) => within(limitMs, run),
    readBack: (run) => patiently(run, READ_BACK_LIMIT_MS, isTransient),
    pause: () => wait(backOff(0)),
    requireConnection() {
      if (!inDoubt && isOffline()) throw new BackendError('not-connected', { unsent: true });
    },
    leaveInDoubt() {
      inDoubt = true;
    },
  };
}
