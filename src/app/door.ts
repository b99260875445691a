import { appCheckSiteKey, emulators, firebaseSettings } from '../config/env';
import { createBackendDoor } from '../data/backend-door';

type BackendFile = typeof import('../data/firebase');

let missing: string | undefined;
let attempts = 0;

/** Fetches Firebase; under another address once that failed, as browsers remember such a failure. */
async function fetchBackend(): Promise<BackendFile> {
  if (missing === undefined) {
    try {
      return await import('../data/firebase');
    } catch (error) {
      missing = /https?:\S+\.js/.exec(String(error))?.[0];
      throw error;
    }
  }
  attempts += 1;
  return (await import(/* @vite-ignore */ `${missing}?attempt=${attempts}`)) as BackendFile;
}

/** The product's door: Firebase, fetched when first needed. */
export const door = createBackendDoor(async () => {
  const { createBackend } = await fetchBackend();
  return createBackend({
    ...firebaseSettings,
    ...(emulators && { emulators }),
    ...(appCheckSiteKey && { appCheckSiteKey }),
  });
});
