import { beforeUserCreated, HttpsError } from 'firebase-functions/v2/identity';

const isOn = process.env.IDENTITY_PLATFORM === 'true';

/**
 * Refuses every account that somebody makes for themselves. Visitors are anonymous and the staff
 * command makes the accounts of staff; neither passes through here. Undefined, and so not deployed,
 * unless `IDENTITY_PLATFORM` is `true`: other projects do not take blocking functions.
 */
export const refuseSignUps = isOn
  ? beforeUserCreated(() => {
      throw new HttpsError('permission-denied', 'The bank makes the accounts of its staff.');
    })
  : undefined;
