import { deviceStore } from '../../../browser/browser-store';
import { OWN_CODE_KEY } from '../../../browser/keys';

/**
 * Keeps the code of this browser's own request, so that its link shows that request and not only
 * its tracker, with one read and without asking for a session first. If storage is blocked, the link shows the
 * tracker.
 */
export function saveOwnCode(code: string | undefined): void {
  if (code === undefined) deviceStore.remove(OWN_CODE_KEY);
  else deviceStore.write(OWN_CODE_KEY, code);
}

/** Whether a code is that of this browser's own request, as far as it is kept. */
export function isOwnCode(code: string): boolean {
  return deviceStore.read(OWN_CODE_KEY) === code;
}
