import { describe, expect, it } from 'vitest';
import { check } from '../../../tools/deploy/check';
import { lineOf } from '../../../tools/deploy/findings';
import { fakeGoogle, INDEX, PROJECT, release } from './fake-google';
import { type Answers, answer, nothing, problems, settingsWithout } from './problems';

describe('problems of the project', () => {
  const SECRET = `Run "npx firebase functions:secrets:set SMTP_URI --project ${PROJECT}"; where there is no key, answer "none".`;
  const all = 'iam.allowedPolicyMemberDomains';

  it.each<[string, Answers, string]>([
    [
      'no billing',
      { '/billingInfo': answer({}) },
      `✗ The project has no billing account, which functions need. Link one: https://console.firebase.google.com/project/${PROJECT}/usage/details`,
    ],
    [
      'a secret that is missing',
      { '/versions/latest': nothing, '/secrets/': nothing },
      `✗ The secret SMTP_URI is missing. ${SECRET}`,
    ],
    [
      'a secret that was answered with nothing',
      { '/versions/latest': nothing },
      `✗ The secret SMTP_URI has no value; every deployment fails until it has. ${SECRET}`,
    ],
    [
      'a secret that is switched off',
      { '/versions/latest': answer({ state: 'DISABLED' }) },
      `✗ The newest version of the secret SMTP_URI is switched off. ${SECRET}`,
    ],
    [
      'a database in nam5',
      {
        '/collectionGroups/': answer({}),
        '/databases/(default)': answer({
          locationId: 'nam5',
          type: 'FIRESTORE_NATIVE',
          deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
          pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        }),
      },
      '✗ The database is in nam5, src/bank/bank.ts says us-central1, and it can never be moved. Write nam5 there if that is where it shall be; otherwise use a new project.',
    ],
    [
      'an account of the functions that is not Editor',
      { ':getIamPolicy': answer({ bindings: [] }) },
      '! The account of the functions, 123456789-compute@developer.gserviceaccount.com, is not Editor and lacks roles/datastore.user, roles/firebaseauth.admin, roles/eventarc.eventReceiver, roles/run.invoker, roles/logging.logWriter, roles/cloudbuild.builds.builder. Give it these roles (docs/deploying.md, step 2).',
    ],
    [
      'a policy against public functions',
      {
        ':getEffectivePolicy': answer({
          spec: { rules: [{ values: { allowedValues: ['is:C01abc'] } }] },
        }),
      },
      `✗ A policy of the organisation (${all}) forbids functions that anybody may call, and visitorAct, reportFailure must be. Ask for an exception for ${PROJECT} (docs/deploying.md, step 3).`,
    ],
    [
      'a key that refuses App Check',
      {
        '/keys/k': answer({
          restrictions: {
            browserKeyRestrictions: { allowedReferrers: ['*.banco.do'] },
            apiTargets: ['identitytoolkit', 'securetoken', 'firestore'].map((name) => ({
              service: `${name}.googleapis.com`,
            })),
          },
        }),
      },
      "✗ The API key refuses firebaseappcheck.googleapis.com: no visitor could prove to App Check that the page is real, and everybody would be shut out. Add it to the key's APIs.",
    ],
    [
      'a key of another project',
      { 'keys:lookupKey': answer({ name: 'projects/999/locations/global/keys/k' }) },
      `✗ The API key of .env is not one of ${PROJECT}. Copy it from the project's web app.`,
    ],
    [
      'App Check with another key',
      { '/recaptchaEnterpriseConfig': nothing },
      '✗ App Check knows no reCAPTCHA key for this web app, and .env has site-key: no visitor would get a token. Register the app with that key (Firebase console, App Check).',
    ],
    [
      'interfaces that are off',
      { '/services?filter=state:ENABLED': answer({ services: [] }) },
      `gcloud services enable apikeys.googleapis.com`,
    ],
    [
      'sign-in that is off',
      { '/admin/v2/': nothing },
      '✗ Authentication is not set up. Press "Get started" in the Firebase console.',
    ],
  ])('%s', async (_, answers, line) => {
    expect(await problems(answers)).toEqual(
      expect.arrayContaining([expect.stringContaining(line)]),
    );
  });

  it('a key that anybody may use for anything', async () => {
    expect(await problems({ '/keys/k': answer({}) })).toEqual([
      '! The API key works on every site. Restrict it to https://levelup.banco.do/* (console of Google Cloud, APIs & Services, Credentials).',
      '! The API key opens every API. Restrict it to identitytoolkit.googleapis.com, securetoken.googleapis.com, firestore.googleapis.com, firebaseappcheck.googleapis.com.',
    ]);
  });

  it('a key that is for other sites', async () => {
    const restrictions = {
      browserKeyRestrictions: { allowedReferrers: ['https://banco-levelup.web.app/*'] },
    };
    expect(await problems({ '/keys/k': answer({ restrictions }) })).toContain(
      '✗ The API key refuses the pages of levelup.banco.do; it allows https://banco-levelup.web.app/*. Add https://levelup.banco.do/*.',
    );
  });

  it('App Check that is enforced while the site has no key', async () => {
    const settings = settingsWithout('VITE_APP_CHECK_SITE_KEY');
    expect(await problems({}, { settings })).toEqual([
      '✗ App Check is enforced by Firestore, Authentication, the functions (APP_CHECK), and .env has no VITE_APP_CHECK_SITE_KEY: every visitor would be refused. Add the reCAPTCHA Enterprise key.',
    ]);
  });

  it('App Check that is not enforced yet', async () => {
    expect(await problems({ '/v1beta/projects/': answer({}) })).toEqual([
      '! App Check is not yet enforced by Firestore, Authentication. Enforce it once the site has been live with its key for an hour; Authentication needs Identity Platform, the functions APP_CHECK=true.',
    ]);
  });

  it('a database that can be deleted and not be wound back', async () => {
    const found = { locationId: 'us-central1', type: 'FIRESTORE_NATIVE' };
    const answers = { '/collectionGroups/': answer({}), '/databases/(default)': answer(found) };
    expect(await problems(answers)).toEqual([
      `! Deletion protection is off. Run "npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project ${PROJECT}".`,
      `! Point-in-time recovery is off. Run "npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project ${PROJECT}".`,
    ]);
  });

  it('Identity Platform that the functions do not know of, or that is not there', async () => {
    const functionSettings = { ...release().functionSettings, IDENTITY_PLATFORM: 'false' };
    const fewer = { '/locations/-/functions': answer({}) };
    expect(await problems(fewer, { functionSettings })).toEqual([
      `! The project has Identity Platform: write IDENTITY_PLATFORM=true into functions/.env.${PROJECT}, so that nobody makes a staff account for themselves.`,
    ]);
  });

  it('another release is live, from somewhere else', async () => {
    const { google } = fakeGoogle({
      pages: { 'release.json': () => Response.json({ commit: 'fffffffff000', project: PROJECT }) },
    });
    expect((await check(release(), google)).map(lineOf)).toContain(
      '! Live is fffffffff, which is not among the commits of this checkout. Run "git fetch" and look who deployed it, so that their work stays.',
    );
  });
});

it('open pages of the live release that the rules would refuse', async () => {
  const live = '0123456789abcdef';
  const { google } = fakeGoogle({
    pages: { 'release.json': () => Response.json({ commit: live, project: PROJECT }) },
  });
  const told = async (sent: readonly string[]) => {
    const accepts = (commit?: string) => (commit === live ? sent : ['a/es/coded 1']);
    return (await check(release({ commitsSince: () => 3, accepts }), google)).map(lineOf);
  };
  expect(await told(['a/es/coded 1'])).toContain(
    '✓ Open pages of the live release can still send.',
  );
  expect(await told(['a/es/coded 1', 'b/es/coded 2'])).toContain(
    '✗ Open pages of the live release send what these rules refuse: b/es/coded 2. Put the mails into rules/earlier-mails.json and the versions of consent into the lists of src/domain, and run "npm run rules".',
  );
});

describe('what a deployment would delete', () => {
  it('functions: only with --delete', async () => {
    const functions = {
      functions: ['deliverMail', 'oldReminder'].map((name) => ({
        name: `projects/p/locations/us-central1/functions/${name}`,
        labels: { 'deployment-tool': 'cli-firebase' },
      })),
    };
    const answers = { '/locations/-/functions': answer(functions) };
    expect(await problems(answers)).toEqual([
      '✗ These functions would be deleted: oldReminder. Add --delete if that is meant.',
    ]);
    expect(await problems(answers, {}, true)).toEqual([
      '! These functions will be deleted: oldReminder.',
    ]);
  });

  it('times to live that gcloud made, which firebase-tools offers to delete', async () => {
    const field = (collection: string) => ({
      name: `projects/p/databases/(default)/collectionGroups/${collection}/fields/expira`,
      ttlConfig: { state: 'ACTIVE' },
    });
    const fields = [field('mail'), field('pruebas'), field('users')];
    expect(await problems({ '/collectionGroups/-/fields': answer({ fields }) })).toEqual([
      '! The time to live of pruebas.expira is not in firestore.indexes.json. It stays; --delete removes it.',
      `✗ Documents of users have a time to live, which deletes them without what belongs to them. Run "gcloud firestore fields ttls update expira --collection-group=users --disable-ttl --project=${PROJECT}".`,
    ]);
  });

  it('indexes', async () => {
    const fields = [{ fieldPath: 'valor', order: 'ASCENDING' }];
    const index = { name: INDEX, queryScope: 'COLLECTION', state: 'READY', fields };
    expect(await problems({ '/collectionGroups/-/indexes': answer({ indexes: [index] }) })).toEqual(
      [
        '! The index users: valor↑ is not in firestore.indexes.json. It stays; --delete removes it.',
      ],
    );
  });
});
