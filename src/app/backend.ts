import { appCheckSiteKey, emulators, firebaseSettings } from '../config/env';
import { createBackendDoor } from '../data/backend-door';

/** The product's door: Firebase, fetched when first needed. */
export const door = createBackendDoor(async () => {
  const { createBackend } = await import('../data/firebase');
  // Taking Firebase in and starting it is work for two: in between, the browser may answer.
  await new Promise((resolve) => setTimeout(resolve));
  return createBackend({
    ...firebaseSettings,
    ...(emulators && { emulators }),
    ...(appCheckSiteKey && { appCheckSiteKey }),
  });
});
