import { type Finding, fail, ok, warn } from '../findings';
import { type Google, read } from '../google';
import type { Release } from '../release';

interface Key {
  readonly restrictions?: {
    readonly browserKeyRestrictions?: { readonly allowedReferrers?: readonly string[] };
    readonly apiTargets?: readonly { readonly service: string }[];
  };
}

const API = 'https://apikeys.googleapis.com/v2';
const SERVICES = [
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'firestore.googleapis.com',
];

/** The APIs that the site calls with its key; App Check exchanges its token with it too. */
export const servicesOfSite = ({ settings }: Release): string[] => [
  ...SERVICES,
  ...(settings.VITE_APP_CHECK_SITE_KEY ? ['firebaseappcheck.googleapis.com'] : []),
];

/** Whether an allowed referrer, such as `https://*.bank.do/*`, lets this host's pages through. */
function allows(referrer: string, host: string): boolean {
  const [allowed = ''] = referrer.replace(/^\*?[a-z]*:\/\//, '').split('/');
  return (
    allowed === '*' ||
    allowed === host ||
    (/^\*?\./.test(allowed) && host.endsWith(allowed.replace('*', '')))
  );
}

function checkReferrers(referrers: readonly string[] | undefined, host: string): Finding {
  if (referrers === undefined || referrers.length === 0)
    return warn(
      `The API key works on every site. Restrict it to https://${host}/* (console of Google Cloud, APIs & Services, Credentials).`,
    );
  if (!referrers.some((referrer) => allows(referrer, host)))
    return fail(
      `The API key refuses the pages of ${host}; it allows ${referrers.join(', ')}. Add https://${host}/*.`,
    );
  return ok(`The API key works on ${host} only where it is allowed.`);
}

function checkTargets(targets: readonly string[] | undefined, needed: readonly string[]): Finding {
  if (targets === undefined || targets.length === 0)
    return warn(`The API key opens every API. Restrict it to ${needed.join(', ')}.`);
  const refused = needed.filter((service) => !targets.includes(service));
  if (refused.length === 0) return ok('The API key opens the APIs that the site calls.');
  return fail(
    refused.includes('firebaseappcheck.googleapis.com')
      ? `The API key refuses ${refused.join(', ')}: no visitor could prove to App Check that the page is real, and everybody would be shut out. Add it to the key's APIs.`
      : `The API key refuses ${refused.join(', ')}, which the site needs. Add it to the key's APIs.`,
  );
}

/**
 * The key of `.env`: it belongs to this project and permits exactly the APIs that the site needs.
 */
export async function checkKey(release: Release, google: Google): Promise<Finding[]> {
  const { settings, project, bank } = release;
  const key = settings.VITE_FIREBASE_API_KEY;
  if (!key) return [];
  const found = await read<{ parent?: string; name?: string }>(
    google,
    `${API}/keys:lookupKey?keyString=${encodeURIComponent(key)}`,
  );
  const owner = await read<{ projectNumber: string }>(
    google,
    `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`,
  );
  if (!found?.name?.startsWith(`projects/${owner?.projectNumber}/`))
    return [
      fail(`The API key of .env is not one of ${project}. Copy it from the project's web app.`),
    ];
  const { restrictions } = (await read<Key>(google, `${API}/${found.name}`)) ?? {};
  return [
    checkReferrers(
      restrictions?.browserKeyRestrictions?.allowedReferrers,
      new URL(bank.siteUrl).host,
    ),
    checkTargets(
      restrictions?.apiTargets?.map(({ service }) => service),
      servicesOfSite(release),
    ),
  ];
}
