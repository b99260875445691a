import { deviceStore } from './browser-store';
import { PREVIOUS_CODE_KEY } from './keys';

/**
 * Stores the code of the request that this browser left behind to ask again, so that the pages of
 * the new one can link to it. If storage is blocked, the mails still have it.
 */
export function savePreviousCode(code: string): void {
  deviceStore.write(PREVIOUS_CODE_KEY, code);
}

/** The code of the request that was left behind last; undefined if there is none. */
export function loadPreviousCode(): string | undefined {
  return deviceStore.read(PREVIOUS_CODE_KEY) ?? undefined;
}
