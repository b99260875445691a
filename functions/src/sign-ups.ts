import { defineBoolean } from 'firebase-functions/params';
import { beforeEmailSent, beforeUserCreated, HttpsError } from 'firebase-functions/v2/identity';
import { bankSignIn } from '../../src/config/staff.ts';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared for a deployment only, where firebase-tools asks for missing values; the emulator would
// wait for an answer too.
const omit =
  local ||
  defineBoolean('IDENTITY_PLATFORM', {
    default: false,
    description: 'Whether the project is upgraded to Identity Platform.',
  }).equals(false);

/**
 * Refuses every account that somebody creates for themselves, unless the bank's own identity provider
 * knows them; that account has no rights until an invitation gives it some. Anonymous visitors and
 * the staff command do not trigger it. It is left out on the emulators and in projects without Identity
 * Platform, which do not support blocking functions.
 */
export const refuseSignUps = beforeUserCreated({ omit }, ({ additionalUserInfo }) => {
  if (bankSignIn && additionalUserInfo?.providerId === bankSignIn.provider) return;
  throw new HttpsError('permission-denied', 'The bank makes the accounts of its staff.');
});

/**
 * Refuses the mails that Firebase would send by itself. Anybody can ask for a new password or a
 * sign-in link for any address, and the bank gives its staff their passwords. It is left out in the
 * same cases.
 */
export const refuseAccountMails = beforeEmailSent({ omit }, () => {
  throw new HttpsError('permission-denied', 'The bank gives its staff their passwords.');
});
