/*
 * The settings of a deployment (see `.env.example`). Without a Firebase project the product uses
 * the local emulators. Each is named in full: the build then puts its value in, leaves the others out,
 * and drops what is for the emulators alone.
 */
const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID || undefined;

export const firebaseSettings = {
  projectId: projectId ?? 'demo-levelup',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-levelup.firebaseapp.com',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app',
} as const;

const portOffset = Number(import.meta.env.VITE_PORT_OFFSET ?? 0);

/** Host and ports of the local emulators, undefined against a real project. */
export const emulators =
  projectId === undefined
    ? {
        host: '127.0.0.1',
        authPort: 9099 + portOffset,
        firestorePort: 8080 + portOffset,
      }
    : undefined;

/** Milliseconds that tests wait, instead of `timings.keepForLaterMs`. */
export const keepForLaterMs = import.meta.env.VITE_KEEP_FOR_LATER_MS;

/** reCAPTCHA Enterprise site key; App Check is on if it is set. */
export const appCheckSiteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/** The address for web-vitals; empty to send none. */
export const metricsUrl = import.meta.env.VITE_METRICS_URL;

/** Live source of Fortnite's cosmetic items; empty for the shipped catalogue only. */
export const cosmeticsUrl =
  import.meta.env.VITE_COSMETICS_URL ??
  (projectId === undefined ? '' : 'https://fortnite-api.com/v2/cosmetics/br');

/** The commit that the site was built from; `npm run build` sets it. */
export const release = import.meta.env.VITE_RELEASE ?? 'unknown';

/** The address for reports of failures in visitors' browsers, a rewrite in firebase.json. */
export const failureReportsPath = '/api/fallas';

/** The event that says that a read has finally failed; its detail is the code. */
export const READ_FAILED = 'read-failed';
