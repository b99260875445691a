import { useSyncExternalStore } from 'react';

const KEY = 'levelup.pesos';
const HIDDEN = 'hidden';
const listeners = new Set<() => void>();
/** Where storage is blocked the choice lasts as long as the page. */
let isHiddenHere = false;

function arePesosShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== HIDDEN;
  } catch {
    return !isHiddenHere;
  }
}

/** Shows values in pesos beside those in dollars, or hides them, in this browser. */
export function showPesos(shown: boolean): void {
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, HIDDEN);
  } catch {
    isHiddenHere = !shown;
  }
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
