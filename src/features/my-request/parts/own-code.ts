import { deviceStore } from '../../../browser/browser-store';

const KEY = 'levelup.own-code';

/**
 * Keeps the code of this browser's own request, so that its link shows that request and not only
 * its tracker, with one read and without asking for a session first. If storage is blocked, the link shows the
 * tracker.
 */
export function saveOwnCode(code: string | undefined): void {
  if (code === undefined) deviceStore.remove(KEY);
  else deviceStore.write(KEY, code);
}

/** Whether a code is that of this browser's own request, as far as it is kept. */
export function isOwnCode(code: string): boolean {
  return deviceStore.read(KEY) === code;
}
