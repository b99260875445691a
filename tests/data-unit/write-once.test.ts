import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/data/errors';
import { createCaller } from '../../src/data/firebase/connection/call';
import type { Clock } from '../../src/data/firebase/connection/clock';
import { writeOnce } from '../../src/data/firebase/connection/write-once';

const LIMIT_MS = 15_000;

/** Pauses pass at once; time limits never end. */
const clock: Pick<Clock, 'steady' | 'after' | 'random'> = {
  steady: () => 0,
  random: () => 0.5,
  after(ms, run) {
    if (ms < 10_000) queueMicrotask(run);
    return () => undefined;
  },
};

const noAnswer = () => Promise.reject(new BackendError('offline'));

afterEach(() => vi.unstubAllGlobals());

describe('if the browser knows that it is offline', () => {
  it('nothing is written, and the failure says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const write = vi.fn(noAnswer);
    const readBack = vi.fn(noAnswer);
    await expect(
      writeOnce(createCaller(clock, LIMIT_MS), { write, readBack }),
    ).rejects.toMatchObject({ code: 'not-connected', unsent: true });
    expect(write).not.toHaveBeenCalled();
    expect(readBack).not.toHaveBeenCalled();
  });

  it('an earlier write that may be stored stays unclear', async () => {
    let offline = false;
    const caller = createCaller(clock, LIMIT_MS, { isOffline: () => offline });
    const single = { write: noAnswer, readBack: noAnswer };
    await expect(writeOnce(caller, single)).rejects.toMatchObject({ code: 'offline' });
    offline = true;
    await expect(writeOnce(caller, single)).rejects.toMatchObject({
      code: 'offline',
      unsent: false,
    });
  });

  it('a write that was on its way stays unclear', async () => {
    let offline = false;
    const caller = createCaller(clock, LIMIT_MS, { isOffline: () => offline });
    const write = () => {
      offline = true;
      return noAnswer();
    };
    await expect(writeOnce(caller, { write, readBack: noAnswer })).rejects.toMatchObject({
      code: 'offline',
      unsent: false,
    });
  });
});
