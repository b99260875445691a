import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/data/firebase/connection/clock';
import { endAt } from '../../src/data/firebase/sessions/session-end';
import { HOUR_MS } from '../../src/domain/time';

/** A machine whose timers stop during sleep while its clock continues. */
function createSleepyMachine() {
  let now = 0;
  let timers: { left: number; readonly run: () => void }[] = [];
  const clock: Pick<Clock, 'now' | 'after'> = {
    now: () => now,
    after(ms, run) {
      const timer = { left: ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  function wake(ms: number) {
    now += ms;
    for (const timer of timers) timer.left -= ms;
    const due = timers.filter(({ left }) => left <= 0);
    timers = timers.filter(({ left }) => left > 0);
    for (const { run } of due) run();
  }
  return {
    clock,
    wake,
    sleep(ms: number) {
      now += ms;
    },
  };
}

function watch(machine: ReturnType<typeof createSleepyMachine>) {
  const watched = { ended: 0 };
  const cancel = endAt(machine.clock, 12 * HOUR_MS, () => {
    watched.ended += 1;
  });
  return { watched, cancel };
}

describe('the end of a session', () => {
  it('comes on time, once', () => {
    const machine = createSleepyMachine();
    const { watched } = watch(machine);
    while (machine.clock.now() < 12 * HOUR_MS) {
      expect(watched.ended).toBe(0);
      machine.wake(10_000);
    }
    expect(watched.ended).toBe(1);
    machine.wake(HOUR_MS);
    expect(watched.ended).toBe(1);
  });

  it('comes soon after a machine wakes that slept over it', () => {
    const machine = createSleepyMachine();
    const { watched } = watch(machine);
    machine.wake(10_000);
    machine.sleep(13 * HOUR_MS);
    machine.wake(10_000);
    expect(watched.ended).toBe(1);
  });

  it('does not come after it was cancelled', () => {
    const machine = createSleepyMachine();
    const { watched, cancel } = watch(machine);
    machine.wake(10_000);
    cancel();
    machine.wake(13 * HOUR_MS);
    expect(watched.ended).toBe(0);
  });
});
