import { getFirestore } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import type { EventTools } from './deliver.ts';
import { LOCAL_SECRET } from './local-secret.ts';
import { postSigned } from './post.ts';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared only for a deployment; see ../settings.ts.
const deployed = local ? undefined : defineSecret('CORE_SECRET');

/** The secret that the functions for events need. */
export const coreSecrets = deployed === undefined ? [] : [deployed];

/** The answer of a deployment without a key; events are then switched off. */
const NONE = 'none';

/** The key of the signatures; undefined where the bank has none. */
export function configuredSecret(): string | undefined {
  const secret = deployed === undefined ? LOCAL_SECRET : deployed.value();
  return secret === '' || secret === NONE ? undefined : secret;
}

/** What sending events needs in a running function. */
export function configuredEvents(): EventTools {
  return {
    db: getFirestore(),
    post: postSigned({ secret: configuredSecret(), allowsLocal: local }),
    now: () => new Date(),
  };
}
