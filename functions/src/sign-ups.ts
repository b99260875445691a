import { defineBoolean } from 'firebase-functions/params';
import { beforeUserCreated, HttpsError } from 'firebase-functions/v2/identity';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared only for a deployment: there firebase asks for what is missing, and the emulator would
// wait for an answer too.
const omit =
  local ||
  defineBoolean('IDENTITY_PLATFORM', {
    default: false,
    description: 'Whether the project is upgraded to Identity Platform.',
  }).equals(false);

/**
 * Refuses every account that somebody makes for themselves. Visitors are anonymous and the staff
 * command makes the accounts of staff; neither passes through here. Left out of projects without
 * Identity Platform, which do not take blocking functions, and of the emulators.
 */
export const refuseSignUps = beforeUserCreated({ omit }, () => {
  throw new HttpsError('permission-denied', 'The bank makes the accounts of its staff.');
});
