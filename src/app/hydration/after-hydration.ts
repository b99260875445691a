import { keepForLaterMs } from '../../config/env';
import { timings } from '../../config/timings';
import { measure } from './metrics';

/**
 * Has the service worker keep the product for a visit without a connection (src/service-worker).
 * Only once somebody stays: who leaves at once does not pay for what they will not use.
 */
function keepForLater(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(
    () => {
      navigator.serviceWorker.register('/sw.js').catch(() => {
        // The product works without, as long as there is a connection.
      });
    },
    Number(keepForLaterMs ?? timings.keepForLaterMs),
  );
}

/** What is begun only when the page answers to its visitor. */
export function beginAfterwards(): void {
  measure();
  keepForLater();
}
