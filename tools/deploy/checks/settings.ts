import { type Finding, fail, ok, unknown, warn } from '../findings';
import type { Release } from '../release';
import { RULES_LIMITS } from '../rules-limits';

const NEEDED = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_APP_ID',
] as const;

/** `.env`: complete, and made for the project of this deployment. */
export function checkSettings({ settings, project }: Release): Finding[] {
  const missing = NEEDED.filter((name) => !settings[name]);
  if (missing.length === NEEDED.length)
    return [
      fail(
        'There is no .env: the site would talk to an emulator. Copy .env.example to .env and fill in the settings of the web app (console, Project settings, Your apps).',
      ),
    ];
  if (missing.length > 0)
    return [
      fail(
        `.env lacks ${missing.join(', ')}. Copy them from the console, Project settings, Your apps.`,
      ),
    ];
  const named = settings.VITE_FIREBASE_PROJECT_ID;
  if (named !== project)
    return [
      fail(
        `.env names the project ${named}, and you deploy to ${project}. Correct one of the two.`,
      ),
    ];
  return [ok(`.env is complete and of ${project}.`)];
}

/** The names of the settings that hold a made-up address (`.example`). */
export function madeUpAddresses(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(settings)
    .filter(([, value]) => /\.example(?![\w-])/i.test(JSON.stringify(value ?? '')))
    .map(([name]) => name);
}

/** Those of the settings that are built into the site. */
export const builtIn = (settings: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith('VITE_')));

/** Made-up addresses in the site's settings and mails. */
export function checkAddresses({ bank, settings, functionSettings }: Release): Finding[] {
  const names = madeUpAddresses({ ...bank, ...builtIn(settings), ...functionSettings });
  if (names.length === 0) return [ok('No address is made up.')];
  return [
    fail(
      `Made-up addresses (.example) would be published: ${names.join(', ')}. Write the bank's own into src/bank/, .env or functions/.env.`,
    ),
  ];
}

/** Settings of the functions: firebase-tools asks for them, even for those with a usual value. */
export function checkFunctionSettings({
  functions,
  functionSettings,
  project,
}: Release): Finding[] {
  const without = functions.params.filter(
    ({ name, type }) => type !== 'secret' && functionSettings[name] === undefined,
  );
  const needed = without.filter((param) => param.default === undefined);
  const usual = without.filter((param) => param.default !== undefined);
  return [
    ...needed.map(({ name }) =>
      fail(`${name} has no value. Write ${name}=… into functions/.env.${project}.`),
    ),
    ...(usual.length > 0
      ? [
          ok(
            `The deployment writes the usual values into functions/.env.${project}: ${usual.map((param) => `${param.name}=${param.default}`).join(' ')}`,
          ),
        ]
      : []),
  ];
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The size of the rules. Rules that are too large can be uploaded, but never go into force. */
export function checkRules({ rules }: Release): Finding[] {
  const { compiled, source } = RULES_LIMITS;
  const size = `The rules have ${kilobytes(rules.compiled)} KB compiled (limit 250) and ${kilobytes(rules.source)} KB of text (limit 256)`;
  if (rules.compiled >= compiled.fail || rules.source >= source.fail)
    return [
      fail(`${size}. Firestore would keep the earlier rules. Make them smaller before deploying.`),
    ];
  if (rules.compiled >= compiled.warn)
    return [warn(`${size}. From 220 KB compiled on, nothing is deployed. Make them smaller soon.`)];
  return [ok(`${size}.`)];
}

/** Whether git has every deployed file. */
export function checkWorkingTree({ changed, commit }: Release): Finding[] {
  if (changed.length === 0) return [ok(`The working tree is clean, at ${commit.slice(0, 9)}.`)];
  return [
    fail(
      `Files differ from the commit: ${changed.map((line) => line.slice(3)).join(', ')}. Commit them or put them back; otherwise nobody knows later what is live.`,
    ),
  ];
}

/** Settings that no API of Google shows. */
export function checkNotAsked(): Finding[] {
  return [
    unknown(
      'Cannot be asked: whether mails arrive (SPF, DKIM, DMARC), the quota of new accounts, budgets and alerts. docs/operating.md says where to look.',
    ),
  ];
}
