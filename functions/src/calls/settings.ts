import { defineBoolean, defineInt } from 'firebase-functions/params';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

const hops = (name: string, usual: number, way: string) =>
  defineInt(name, {
    default: usual,
    description: `How many entries of X-Forwarded-For are of Google ${way} (docs/deploying.md).`,
  });

// Declared only for a deployment; see ../settings.ts.
const deployed = local
  ? undefined
  : {
      own: hops('PROXY_HOPS', 1, "before a function's own address"),
      site: hops('SITE_PROXY_HOPS', 2, 'before a function that is called through the site'),
      appCheck: defineBoolean('APP_CHECK', {
        default: false,
        description: 'Whether calls without an App Check token are refused.',
      }),
    };

/** Where a function is called: at an address of the site, or at its own. */
export type Way = 'site' | 'own';

/** How many proxies of Google's stand before a function on this way. */
export const proxyHops = (way: Way): number => deployed?.[way].value() ?? 1;

/** Whether a call needs an App Check token. */
export const requiresAppCheck = (): boolean => deployed?.appCheck.value() === true;

/** Whether calls past the site can be told from others: the emulators' own tools call past it. */
export const knowsSite = deployed !== undefined;
