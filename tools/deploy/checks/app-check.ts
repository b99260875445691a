import { type Finding, fail, ok, warn } from '../findings';
import { type Google, read, readAll } from '../google';
import type { Release } from '../release';

interface Service {
  readonly name: string;
  readonly enforcementMode?: string;
}

const API = 'https://firebaseappcheck.googleapis.com';

/** Which services of the project demand a token of App Check. */
export async function isEnforced(google: Google, project: string) {
  const url = `${API}/v1beta/projects/${project}/services`;
  const services = await readAll<Service>(google, url, 'services');
  return (service: string) =>
    services.some(
      ({ name, enforcementMode }) => name.endsWith(service) && enforcementMode === 'ENFORCED',
    );
}

/** App Check: which services demand its token, and whether visitors get one. */
export async function checkAppCheck(
  { settings, functionSettings, project }: Release,
  google: Google,
): Promise<Finding[]> {
  const enforced = await isEnforced(google, project);
  const asking = [
    ...(enforced('firestore.googleapis.com') ? ['Firestore'] : []),
    ...(enforced('identitytoolkit.googleapis.com') ? ['Authentication'] : []),
    ...(functionSettings.APP_CHECK === 'true' ? ['the functions (APP_CHECK)'] : []),
  ];
  const siteKey = settings.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey)
    return [
      asking.length > 0
        ? fail(
            `App Check is enforced by ${asking.join(', ')}, and .env has no VITE_APP_CHECK_SITE_KEY: every visitor would be refused. Add the reCAPTCHA Enterprise key.`,
          )
        : warn(
            'App Check is off: a script can make anonymous sessions at will. docs/deploying.md, step 8.',
          ),
    ];
  const app = `projects/${project}/apps/${settings.VITE_FIREBASE_APP_ID}`;
  const config = await read<{ siteKey?: string }>(
    google,
    `${API}/v1/${app}/recaptchaEnterpriseConfig`,
  );
  if (config?.siteKey !== siteKey)
    return [
      fail(
        `App Check knows ${config?.siteKey ? `the key ${config.siteKey}` : 'no reCAPTCHA key'} for this web app, and .env has ${siteKey}: no visitor would get a token. Register the app with that key (Firebase console, App Check).`,
      ),
    ];
  const all = ['Firestore', 'Authentication', 'the functions (APP_CHECK)'];
  const open = all.filter((name) => !asking.includes(name));
  if (open.length === 0)
    return [ok('App Check is enforced by Firestore, Authentication and the functions.')];
  return [
    warn(
      `App Check is not yet enforced by ${open.join(', ')}. Enforce it once the site has been live with its key for an hour; Authentication needs Identity Platform, the functions APP_CHECK=true.`,
    ),
  ];
}
