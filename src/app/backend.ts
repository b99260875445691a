import { brand } from '../config/brand';
import { appCheckSiteKey, emulators, firebaseSettings, READ_FAILED, release } from '../config/env';
import { bankSignIn, staffSecurity } from '../config/staff';
import { timings } from '../config/timings';
import { VISITOR_PATH } from '../config/visitor';
import { createLazyBackend } from '../data/backend-provider';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The product's backend: Firebase, fetched when first needed. */
export const backend = createLazyBackend(async (session) => {
  // A page may ask in the very task that makes it interactive, so that task is let end first.
  await nextTask();
  const { createBackend } = await import('../data/firebase');
  // Evaluating Firebase and starting it are two long tasks; the browser may respond between them.
  await nextTask();
  return createBackend(
    {
      ...firebaseSettings,
      bank: brand,
      secondFactorRequired: staffSecurity.secondFactorRequired,
      bankSignIn,
      staffUrl: staffSecurity.functionPath,
      visitorUrl: VISITOR_PATH,
      requestTimeoutMs: timings.requestTimeoutMs,
      release,
      onReadFailure: (detail) => dispatchEvent(new CustomEvent(READ_FAILED, { detail })),
      ...(emulators && { emulators }),
      ...(appCheckSiteKey && { appCheckSiteKey }),
    },
    session,
  );
});
