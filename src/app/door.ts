import { appCheckSiteKey, emulators, firebaseSettings } from '../config/env';
import { createBackendDoor } from '../data/backend-door';

/** The product's door: Firebase, fetched when first needed. */
export const door = createBackendDoor(async () => {
  const { createBackend } = await import('../data/firebase');
  return createBackend({
    ...firebaseSettings,
    ...(emulators && { emulators }),
    ...(appCheckSiteKey && { appCheckSiteKey }),
  });
});
