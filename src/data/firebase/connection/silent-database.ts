import type { Clock } from './clock';

/** Firebase's databases in the browser: the session, and the versions that its calls name. */
const NAMES = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/** How long a database may take to open; Firebase itself would wait for ever. */
const LIMIT_MS = 3000;

/** Whether a database opens, or refuses, in time. Firebase copes with a refusal. */
function answers(clock: Pick<Clock, 'after'>, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(LIMIT_MS, () => resolve(false));
    const settle = () => {
      cancel();
      resolve(true);
    };
    try {
      const request = indexedDB.open(name);
      // Firebase makes its own.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = settle;
      request.onsuccess = () => {
        request.result.close();
        settle();
      };
    } catch {
      settle();
    }
  });
}

/**
 * Hides the browser's databases from this page if one of Firebase's does not answer, as happens in
 * several tabs on an iPhone. Firebase then keeps the session elsewhere, as where storage is blocked.
 */
export async function hideSilentDatabase(clock: Pick<Clock, 'after'>): Promise<void> {
  if (typeof window === 'undefined') return;
  const all = await Promise.all(NAMES.map((name) => answers(clock, name)));
  if (!all.every(Boolean))
    Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
}
