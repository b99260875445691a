import type { Answer, Google, Outcome } from '../../../tools/deploy/google';
import type { Release } from '../../../tools/deploy/release';

export const PROJECT = 'banco-levelup';
export const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const NUMBER = '123456789';
const SITE = 'https://banco-levelup.web.app';

/** A release that nothing is wrong with. */
export const release = (changes: Partial<Release> = {}): Release => ({
  project: PROJECT,
  settings: {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'AIza-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'banco-levelup.firebaseapp.com',
    VITE_FIREBASE_APP_ID: '1:123:web:abc',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
  },
  bank: { siteUrl: 'https://levelup.banco.do', location: 'us-central1', tellsPayment: true },
  functionSettings: {
    MAIL_FROM: 'LevelUp <levelup@banco.do>',
    APP_CHECK: 'true',
    IDENTITY_PLATFORM: 'true',
  },
  functions: {
    params: [
      { name: 'SMTP_URI', type: 'secret' },
      { name: 'MAIL_FROM', type: 'string' },
      { name: 'APP_CHECK', type: 'boolean', default: false },
    ],
    endpoints: {
      deliverMail: {},
      visitorAct: { callableTrigger: {} },
      reportFailure: { httpsTrigger: {} },
      refuseSignUps: { omit: '{{ params.IDENTITY_PLATFORM == false }}' },
    },
  },
  indexes: {
    indexes: [
      {
        collectionGroup: 'users',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'juego', order: 'ASCENDING' },
          { fieldPath: 'registro', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [{ collectionGroup: 'mail', fieldPath: 'expira', ttl: true }],
  },
  rules: { source: 80_000, compiled: 95_000 },
  commit: COMMIT,
  changed: [],
  accepts: () => ['withdrawn/es/coded abc'],
  commitsSince: (commit) => (commit === COMMIT ? 0 : undefined),
  ...changes,
});

const SERVICES = [
  'apikeys artifactregistry cloudbilling cloudbuild cloudfunctions cloudresourcemanager',
  'cloudscheduler eventarc firebase firebaseappcheck firebasehosting firebaserules logging orgpolicy',
  'pubsub run secretmanager identitytoolkit securetoken firestore',
].flatMap((line) => line.split(' '));

const DATABASE = `/databases/(default)`;
export const INDEX = `projects/p${DATABASE}/collectionGroups/users/indexes/1`;
const FIELD = `projects/p${DATABASE}/collectionGroups/mail/fields/expira`;

/** Google's answers in a project without problems, by a part of the address. */
const HEALTHY: Record<string, unknown> = {
  '/billingInfo': { billingEnabled: true },
  '/services?filter=state:ENABLED': {
    services: SERVICES.map((name) => ({ config: { name: `${name}.googleapis.com` } })),
  },
  ':getIamPolicy': {
    bindings: [
      {
        role: 'roles/editor',
        members: [`serviceAccount:${NUMBER}-compute@developer.gserviceaccount.com`],
      },
    ],
  },
  ':getEffectivePolicy': { spec: { rules: [{ allowAll: true }] } },
  '/admin/v2/': {
    subtype: 'IDENTITY_PLATFORM',
    signIn: { anonymous: { enabled: true }, email: { enabled: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
    },
  },
  '/versions/latest': { state: 'ENABLED' },
  '/secrets/': {},
  '/collectionGroups/-/indexes': {
    indexes: [
      {
        name: INDEX,
        queryScope: 'COLLECTION',
        state: 'READY',
        fields: [
          { fieldPath: 'juego', order: 'ASCENDING' },
          { fieldPath: 'registro', order: 'DESCENDING' },
          { fieldPath: '__name__', order: 'DESCENDING' },
        ],
      },
    ],
  },
  '/collectionGroups/-/fields': { fields: [{ name: FIELD, ttlConfig: { state: 'ACTIVE' } }] },
  '/databases/(default)': {
    locationId: 'us-central1',
    type: 'FIRESTORE_NATIVE',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  '/locations/-/functions': {
    functions: ['deliverMail', 'visitorAct', 'reportFailure', 'refuseSignUps'].map((name) => ({
      name: `projects/p/locations/us-central1/functions/${name}`,
      labels: { 'deployment-tool': 'cli-firebase' },
    })),
  },
  'keys:lookupKey': { name: `projects/${NUMBER}/locations/global/keys/k` },
  '/keys/k': {
    restrictions: {
      browserKeyRestrictions: { allowedReferrers: ['https://levelup.banco.do/*'] },
      apiTargets: ['identitytoolkit', 'securetoken', 'firestore', 'firebaseappcheck'].map(
        (name) => ({ service: `${name}.googleapis.com` }),
      ),
    },
  },
  '/v1beta/projects/': {
    services: ['firestore', 'identitytoolkit'].map((name) => ({
      name: `projects/${NUMBER}/services/${name}.googleapis.com`,
      enforcementMode: 'ENFORCED',
    })),
  },
  '/recaptchaEnterpriseConfig': { siteKey: 'site-key' },
  '/sites/banco-levelup/channels/live/releases': { releases: [] },
  '/sites': {
    sites: [{ name: 'projects/p/sites/banco-levelup', defaultUrl: SITE, type: 'DEFAULT_SITE' }],
  },
  'firebaserules.googleapis.com': {
    releases: [
      {
        name: `projects/${PROJECT}/releases/cloud.firestore`,
        rulesetName: `projects/${PROJECT}/rulesets/rules-2`,
      },
    ],
  },
  'cloudresourcemanager.googleapis.com': { projectNumber: NUMBER },
};

/** A refusal as Google words it. */
export const refusal = (code: number, message: string, status = 'PERMISSION_DENIED'): Answer => ({
  status: code,
  body: { error: { code, message, status } },
});

const HEADERS = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
};

interface Fake {
  /** Other answers than the healthy ones, by a part of the address; a list answers one by one. */
  readonly answers?: Readonly<Record<string, Answer | readonly Answer[]>>;
  /** How commands of firebase-tools end, one by one, by a part of the command. */
  readonly commands?: Readonly<Record<string, readonly Outcome[]>>;
  /** What the live site and Firestore answer to anybody, by a part of the address. */
  readonly pages?: Readonly<Record<string, () => Response>>;
}

const isAnswer = (found: Answer | readonly Answer[]): found is Answer => 'status' in found;

/** A Google without problems, except for the given answers; `log` records the calls. */
export function fakeGoogle({ answers = {}, commands = {}, pages = {} }: Fake = {}) {
  const log: string[] = [];
  const left = new Map<string, number>();
  const next = <T>(key: string, list: readonly T[]): T | undefined => {
    const at = left.get(key) ?? 0;
    left.set(key, at + 1);
    return list[Math.min(at, list.length - 1)];
  };
  const google: Google = {
    async ask(method, url, body) {
      if (method !== 'GET' && !url.endsWith(':getIamPolicy'))
        log.push(`${method} ${url.replace(/^https:\/\/[^/]+/, '')} ${JSON.stringify(body)}`);
      const other = Object.keys(answers).find((part) => url.includes(part));
      const found = other === undefined ? undefined : answers[other];
      if (other !== undefined && found !== undefined)
        return isAnswer(found) ? found : (next(other, found) as Answer);
      const healthy = Object.keys(HEALTHY).find((part) => url.includes(part));
      return healthy === undefined
        ? refusal(404, 'Not found', 'NOT_FOUND')
        : { status: 200, body: HEALTHY[healthy] };
    },
    async firebase(args) {
      const line = args.join(' ');
      log.push(`firebase ${line}`);
      const key = Object.keys(commands).find((part) => line.includes(part));
      return (
        (key === undefined ? undefined : next(key, commands[key] ?? [])) ?? { code: 0, printed: '' }
      );
    },
    async visit(url, init) {
      const key = Object.keys(pages).find((part) => url.includes(part));
      const page = key === undefined ? undefined : pages[key];
      if (page !== undefined) return page();
      if (url.endsWith('/release.json')) return Response.json({ commit: COMMIT, project: PROJECT });
      if (init?.method === 'PATCH') return Response.json({}, { status: 403 });
      if (url.includes('firestore.googleapis.com')) return Response.json({ fields: { tasas: {} } });
      return new Response('<div id="root"></div>', { headers: HEADERS });
    },
  };
  return { google, log };
}
