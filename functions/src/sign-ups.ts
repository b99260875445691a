import { defineBoolean } from 'firebase-functions/params';
import { beforeUserCreated, HttpsError } from 'firebase-functions/v2/identity';

const hasIdentityPlatform = defineBoolean('IDENTITY_PLATFORM', {
  default: false,
  description: 'Whether the project is upgraded to Firebase Authentication with Identity Platform.',
});

/**
 * Refuses every account that somebody makes for themselves. Visitors are anonymous and the staff
 * command makes the accounts of staff; neither passes through here. Left out of projects without
 * Identity Platform, which do not take blocking functions.
 */
export const refuseSignUps = beforeUserCreated({ omit: hasIdentityPlatform.equals(false) }, () => {
  throw new HttpsError('permission-denied', 'The bank makes the accounts of its staff.');
});
