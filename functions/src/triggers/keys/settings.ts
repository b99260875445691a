import { defineSecret } from 'firebase-functions/params';
import { LOCAL_KEYS_SECRET } from './local-secret.ts';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared only for a deployment; see ../settings.ts.
const deployed = local ? undefined : defineSecret('KEYS_SECRET');

/** The secret that the functions for keys need. */
export const keysSecrets = deployed === undefined ? [] : [deployed];

/** The secret of the keys in a running function. */
export const configuredKeysSecret = (): string => deployed?.value() ?? LOCAL_KEYS_SECRET;
