import { useSyncExternalStore } from 'react';
import { deviceStore } from './browser-store';
import { PESOS_KEY } from './keys';

const HIDDEN = 'hidden';
const listeners = new Set<() => void>();
/** Where storage is blocked the choice lasts as long as the page. */
let isHiddenHere = false;

const arePesosShown = () => !isHiddenHere && deviceStore.read(PESOS_KEY) !== HIDDEN;

/** Shows values in pesos beside those in dollars, or hides them, in this browser. */
export function showPesos(shown: boolean): void {
  if (shown) deviceStore.remove(PESOS_KEY);
  isHiddenHere = !shown && !deviceStore.write(PESOS_KEY, HIDDEN);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether values are also shown in pesos. */
export function usePesosShown(): boolean {
  return useSyncExternalStore(subscribe, arePesosShown, () => true);
}
