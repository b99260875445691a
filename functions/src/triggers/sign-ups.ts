import { defineBoolean } from 'firebase-functions/params';
import { beforeEmailSent, beforeUserCreated, HttpsError } from 'firebase-functions/v2/identity';
import { bankSignIn } from '../../../src/config/staff.ts';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared for a deployment only, where firebase-tools asks for missing values; the emulator would
// wait for an answer too.
const omit =
  local ||
  defineBoolean('IDENTITY_PLATFORM', {
    default: false,
    description: 'Whether the project is upgraded to Identity Platform.',
  }).equals(false);

// Each call is one comparison; without a number each would take a hundred instances of the quota.
const options = { omit, maxInstances: 2, concurrency: 20, memory: '256MiB' } as const;

/**
 * Throws `permission-denied` for an account that somebody creates for themselves: every one but those
 * of the bank's identity provider. `provider` is the id of the account's own provider; `ofBank` is
 * the id of the bank's, `undefined` where staff have passwords here.
 */
export function checkSignUp(provider: string | undefined, ofBank: string | undefined): void {
  if (ofBank !== undefined && provider === ofBank) return;
  throw new HttpsError('permission-denied', 'The bank makes the accounts of its staff.');
}

/**
 * Refuses every account that the bank did not make and its own identity provider does not know; an
 * account of that provider has no rights until an invitation gives it some. Anonymous visitors and
 * the staff command do not trigger it. It is left out on the emulators and in projects without Identity
 * Platform, which do not support blocking functions.
 */
export const refuseSignUps = beforeUserCreated(options, ({ additionalUserInfo }) => {
  checkSignUp(additionalUserInfo?.providerId, bankSignIn?.provider);
});

/**
 * Refuses the mails that Firebase would send by itself. Anybody can ask for a new password or a
 * sign-in link for any address, and the bank gives its staff their passwords. It is left out in the
 * same cases.
 */
export const refuseAccountMails = beforeEmailSent(options, () => {
  throw new HttpsError('permission-denied', 'The bank gives its staff their passwords.');
});
