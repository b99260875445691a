import { useEffect, useState, useSyncExternalStore } from 'react';
import { tabStore } from '../../browser/browser-store';
import { PAUSED_KEY } from '../../browser/keys';
import { whenUsedOrIdle } from '../page/when-used-or-idle';

interface Connection {
  readonly saveData?: boolean;
}

const UNWANTED = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Everything else comes first: start-up, and the first data. */
const SETTLING_MS = 1000;

function subscribeToWishes(changed: () => void): () => void {
  const wishes = UNWANTED.map((query) => matchMedia(query));
  for (const wish of wishes) wish.addEventListener('change', changed);
  return () => {
    for (const wish of wishes) wish.removeEventListener('change', changed);
  };
}

function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData !== true && !UNWANTED.some((query) => matchMedia(query).matches);
}

/** False if the visitor asked for less motion or less data, and on a server; otherwise true. */
export function useMotionWanted(): boolean {
  return useSyncExternalStore(subscribeToWishes, wantsMotion, () => false);
}

function subscribeToCover(changed: () => void): () => void {
  const dialogs = new MutationObserver(changed);
  dialogs.observe(document.documentElement, { attributeFilter: ['data-dialog'] });
  document.addEventListener('visibilitychange', changed);
  return () => {
    dialogs.disconnect();
    document.removeEventListener('visibilitychange', changed);
  };
}

/** What hides the page: another tab, an open dialog, or nothing. */
export function useCover(): 'tab' | 'dialog' | undefined {
  return useSyncExternalStore(
    subscribeToCover,
    () => {
      if (document.hidden) return 'tab';
      return document.documentElement.dataset.dialog === 'open' ? 'dialog' : undefined;
    },
    () => undefined,
  );
}

/** Becomes true once the page is loaded, in use or at rest, and a moment has passed. */
export function usePageSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      pause = setTimeout(() => setSettled(true), SETTLING_MS);
    };
    let callOff = () => removeEventListener('load', wait);
    function wait() {
      callOff = whenUsedOrIdle(settle);
    }
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      callOff();
      clearTimeout(pause);
    };
  }, []);
  return settled;
}

/** Whether the visitor paused the background in this tab, and how to change it; browser only. */
export function usePaused(): readonly [boolean, (paused: boolean) => void] {
  const [paused, setPaused] = useState(() => tabStore.read(PAUSED_KEY) === 'yes');
  return [
    paused,
    (next) => {
      tabStore.write(PAUSED_KEY, next ? 'yes' : 'no');
      setPaused(next);
    },
  ];
}
