import { keepForLaterMs } from '../../config/env';
import { timings } from '../../config/timings';
import { reportFailures } from './failure-reports';
import { measure } from './page-timing';

/** Registers the service worker once there is a connection: without one the browser's console says so. */
function register(): void {
  if (!navigator.onLine) {
    addEventListener('online', register, { once: true });
    return;
  }
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The product works without a service worker while there is a connection.
  });
}

/**
 * Registers the service worker, which keeps the product for visits without a connection
 * (src/service-worker). It waits a little, so that a visitor who leaves at once downloads nothing.
 */
function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(register, Number(keepForLaterMs ?? timings.keepForLaterMs));
}

/** Starts the work that waits until the page is interactive. */
export function startAfterHydration(): void {
  measure();
  if (!import.meta.env.DEV) reportFailures();
  registerServiceWorker();
}
