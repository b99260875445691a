import { defineBoolean, defineInt } from 'firebase-functions/params';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared only for a deployment; see ../settings.ts.
const deployed = local
  ? undefined
  : {
      hops: defineInt('SITE_PROXY_HOPS', {
        default: 2,
        description: 'How many entries of X-Forwarded-For are of Google (docs/deploying.md).',
      }),
      appCheck: defineBoolean('APP_CHECK', {
        default: false,
        description: 'Whether calls without an App Check token are refused.',
      }),
    };

/** How many proxies of Google's stand before a function that is called through the site. */
export const proxyHops = (): number => deployed?.hops.value() ?? 1;

/** Whether a call needs an App Check token. */
export const requiresAppCheck = (): boolean => deployed?.appCheck.value() === true;

/** Whether calls past the site can be told from others: the emulators' own tools call past it. */
export const knowsSite = deployed !== undefined;
