import type { Clock } from '../connection/clock';

/** How often the time is checked, in milliseconds. */
const CHECK_EVERY_MS = 10_000;

/**
 * Calls `end` at a moment (milliseconds since 1970), unless the returned function is called before.
 * Timers stop while a machine sleeps, so one long timer would end too late.
 */
export function endAt(
  clock: Pick<Clock, 'now' | 'after'>,
  moment: number,
  end: () => void,
): () => void {
  let cancel = () => {};
  function check() {
    const left = moment - clock.now();
    if (left <= 0) end();
    else cancel = clock.after(Math.min(left, CHECK_EVERY_MS), check);
  }
  check();
  return () => cancel();
}
