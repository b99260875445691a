import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../../../browser/browser-store';
import { STAFF_KEYS_KEY } from '../../../../browser/keys';

/** The key that opens the help. It works always: nobody else could turn the others on again. */
export const HELP = '?';

/** The choice, where the browser stores nothing: it lasts as long as the page. */
let unstored: boolean | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the single-letter keys are on in this browser, as they are at first. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(listen, () => unstored ?? deviceStore.read(STAFF_KEYS_KEY) !== 'off');
}

/** Turns them on or off. */
export function setKeysOn(isOn: boolean): void {
  unstored = deviceStore.write(STAFF_KEYS_KEY, isOn ? 'on' : 'off') ? undefined : isOn;
  for (const listener of listeners) listener();
}

/** The key as a control names it in aria-keyshortcuts: none while the keys are off. */
export function useKeyNames(): (key: string) => string | undefined {
  const isOn = useKeysOn();
  return (key) => (isOn || key === HELP ? key : undefined);
}
