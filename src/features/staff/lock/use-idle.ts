import { useEffect, useState } from 'react';
import { staffSecurity } from '../../../config/staff';
import { idleMs, isIdle, noteActivity } from '../tab/activity';

const USES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart'] as const;
const RETURNS = ['focus', 'pageshow'] as const;

/** Timers stand still while a machine sleeps, so the clock is read at least this often. */
const CHECK_EVERY_MS = 10_000;

/** How close the lock is. */
export type Idleness = 'used' | 'warning' | 'idle';

function idleness(): Idleness {
  if (isIdle()) return 'idle';
  const { idleLockMs, idleWarningMs } = staffSecurity;
  return idleMs() >= idleLockMs - idleWarningMs ? 'warning' : 'used';
}

/** How long until the next change, in milliseconds. */
function untilNext(): number {
  const { idleLockMs, idleWarningMs } = staffSecurity;
  const idle = idleMs();
  return (idle < idleLockMs - idleWarningMs ? idleLockMs - idleWarningMs : idleLockMs) - idle;
}

/** Watches whether the staff area is used, in this tab or another, while it is shown. */
export function useIdle(shown: boolean): Idleness {
  const [state, setState] = useState<Idleness>(() => (shown ? idleness() : 'used'));

  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout>;
    function check() {
      clearTimeout(timer);
      const next = idleness();
      setState(next);
      if (next !== 'idle') timer = setTimeout(check, Math.min(untilNext(), CHECK_EVERY_MS));
    }
    function onUse() {
      // An event that wakes a machine does not count as use.
      if (!isIdle()) noteActivity();
      if (idleness() !== 'used' || state !== 'used') check();
    }
    function onStorage() {
      if (state === 'warning') check();
    }
    const onVisible = () => document.visibilityState === 'visible' && check();
    check();
    const options = { capture: true, passive: true };
    for (const use of USES) window.addEventListener(use, onUse, options);
    for (const event of RETURNS) window.addEventListener(event, check);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      for (const use of USES) window.removeEventListener(use, onUse, options);
      for (const event of RETURNS) window.removeEventListener(event, check);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [shown, state]);

  return shown ? state : 'used';
}
