import { staffSecurity } from '../../../config/staff';

/** When somebody last used the staff area in this browser; nothing else is stored there. */
const KEY = 'levelup.staff.activity';

/** Other tabs need not know every movement of a pointer. */
const WRITE_EVERY_MS = 2000;

/** The same for a browser that stores nothing. */
let latest: number | undefined;

function stored(): number | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : Number(text) || undefined;
  } catch {
    return undefined;
  }
}

function lastUse(): number {
  return Math.max(latest ?? 0, stored() ?? 0);
}

/** Milliseconds since staff last used any tab of this browser; 0 where that is not known. */
export function idleMs(): number {
  const last = lastUse();
  return last === 0 ? 0 : Math.max(0, Date.now() - last);
}

/** Whether nobody used the staff area for so long that it has to leave the page. */
export function isIdle(): boolean {
  return idleMs() >= staffSecurity.idleLockMs;
}

/** Notes that somebody uses the staff area, for every tab of this browser. */
export function noteActivity(): void {
  const now = Date.now();
  if (Math.abs(now - (latest ?? 0)) < WRITE_EVERY_MS) return;
  latest = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Blocked or full: this tab still knows.
  }
}

/** The same where no use is known yet. */
export function noteFirstActivity(): void {
  if (lastUse() === 0) noteActivity();
}

/** Forgets when the staff area was used, as signing out does. */
export function forgetActivity(): void {
  latest = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}
