import { deviceStore } from '../../../browser/browser-store';
import { ACTIVITY_KEY } from '../../../browser/keys';
import { staffSecurity } from '../../../config/staff';

/** A session cookie that all tabs share. It ends with the browser; the note counts only with it. */
const OPEN_BROWSER = 'levelup.staff';

/** Other tabs need not know every movement of a pointer. */
const WRITE_EVERY_MS = 2000;

/** How far a corrected clock may have moved; a time further in the future does not count as use. */
const CLOCK_CORRECTION_MS = 60_000;

/** The same for a browser that stores nothing, as long as the page lives. */
let latest: number | undefined;

const isPast = (time: number) => time > 0 && time <= Date.now() + CLOCK_CORRECTION_MS;

function writeCookie(rest: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${OPEN_BROWSER}=${rest}; path=/; SameSite=Strict`;
}

/** The noted time; 0 without a note, or if the browser was closed since. */
function stored(): number {
  const isOpen = document.cookie.split('; ').includes(`${OPEN_BROWSER}=1`);
  return isOpen ? Number(deviceStore.read(ACTIVITY_KEY)) : 0;
}

/** The time of the last use; undefined if no note is valid, or only one from the future. */
function lastUse(): number | undefined {
  const known = [latest ?? 0, stored()].filter(isPast);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Milliseconds since staff last used any tab of this browser; infinite if that is unknown. */
export function idleMs(): number {
  const last = lastUse();
  return last === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Date.now() - last);
}

/** Whether to lock the staff area: it was idle for too long, or its last use is unknown. */
export function isIdle(): boolean {
  return idleMs() >= staffSecurity.idleLockMs;
}

/** Whether it was used and then left alone, which is not the same as having signed out. */
export function isLeftAlone(): boolean {
  return lastUse() !== undefined && isIdle();
}

/** Notes that somebody uses the staff area, for every tab of this browser. */
export function noteActivity(): void {
  const now = Date.now();
  if (Math.abs(now - (latest ?? 0)) < WRITE_EVERY_MS) return;
  latest = now;
  if (deviceStore.write(ACTIVITY_KEY, String(now))) writeCookie('1');
}

/** Forgets when the staff area was used, as signing out does. */
export function forgetActivity(): void {
  latest = undefined;
  deviceStore.remove(ACTIVITY_KEY);
  writeCookie('; Max-Age=0');
}
