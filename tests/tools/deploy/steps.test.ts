import { describe, expect, it } from 'vitest';
import type { Answer, Outcome } from '../../../tools/deploy/google';
import { deploySteps } from '../../../tools/deploy/steps';
import { COMMIT, fakeGoogle, INDEX, PROJECT, refusal, release } from './fake-google';

const DEPLOYED = {
  indexes: 'firebase deploy --only firestore:indexes --config c.json',
  rules: 'firebase deploy --only firestore:rules --config c.json',
  functions: 'firebase deploy --only functions --force --config c.json',
  hosting: `firebase deploy --only hosting --message commit ${COMMIT} rules rules-2 --config c.json`,
};

type Given = Parameters<typeof fakeGoogle>[0];

/**
 * Deploys with these answers of Google; returns the calls, the output, the pauses and the outcome.
 */
async function deploy(given: Given = {}, mayDelete = false) {
  const { google, log } = fakeGoogle(given);
  const said: string[] = [];
  const waited: number[] = [];
  const tools = {
    google,
    config: 'c.json',
    say: (words: string) => void said.push(words),
    pause: async (ms: number) => void waited.push(ms),
    storeFirstData: async () => void log.push('first data'),
    mayDelete,
  };
  const error = await deploySteps(tools, release()).then(
    () => undefined,
    (failure: Error) => failure.message,
  );
  return { log, said, waited, error };
}

const failed = (printed: string): Outcome => ({ code: 1, printed });
const done: Outcome = { code: 0, printed: '' };

describe('the order of a deployment', () => {
  it('is indexes, rules, functions, site, first data', async () => {
    const { log, said, error } = await deploy();
    expect(error).toBeUndefined();
    expect(log).toEqual([...Object.values(DEPLOYED), 'first data']);
    expect(said).toEqual([
      '1/5 Indexes…',
      '2/5 Rules…',
      '3/5 Functions (some minutes)…',
      '4/5 Site…',
      '5/5 First data, where it is missing…',
      'Deployed a1b2c3d4e to https://banco-levelup.web.app.',
    ]);
  });

  it('begins in an empty project with a database in its place, protected', async () => {
    const nothing = refusal(404, 'Not found', 'NOT_FOUND');
    const ready: Answer = { status: 200, body: {} };
    const answers = { '/collectionGroups/': ready, '/databases/(default)': nothing };
    const { log, said } = await deploy({ answers });
    expect(said[0]).toBe('Making the database in us-central1…');
    expect(log[0]).toBe(
      'firebase firestore:databases:create (default) --location us-central1 --delete-protection ENABLED --point-in-time-recovery ENABLED --config c.json',
    );
  });

  it('waits until the indexes are built', async () => {
    const state = (name: string): Answer => ({
      status: 200,
      body: { indexes: [{ name: INDEX, queryScope: 'COLLECTION', state: name, fields: [] }] },
    });
    const answers = { '/collectionGroups/-/indexes': [state('CREATING'), state('READY')] };
    const { log, said, waited } = await deploy({ answers });
    expect(said[1]).toBe('Indexes are being built, 1 to go. The release before goes on meanwhile…');
    expect(waited).toEqual([20_000]);
    expect(log).toHaveLength(5);
  });

  it('stops if they are not built in half an hour, before anything that needs them', async () => {
    const body = {
      indexes: [{ name: INDEX, queryScope: 'COLLECTION', state: 'CREATING', fields: [] }],
    };
    const answers = { '/collectionGroups/-/indexes': { status: 200, body } };
    const { log, error } = await deploy({ answers });
    expect(log).toEqual([DEPLOYED.indexes]);
    expect(error).toBe(
      'The indexes are not built after half an hour. Nothing else was deployed. Run the command again later.',
    );
  });

  it('deletes indexes and times to live only when asked to', async () => {
    const { log } = await deploy({}, true);
    expect(log[0]).toBe('firebase deploy --only firestore:indexes --force --config c.json');
  });
});

describe('what Google refuses at its first use', () => {
  it.each([
    [
      'Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent.',
      'Google is still making the accounts that triggers need. Trying again in 30 s (1 of 4).',
    ],
    [
      'Since this is your first time using 2nd gen functions, we need a little bit longer to finish setting everything up. Retry the deployment in a few minutes.',
      'Google is still making the accounts that triggers need. Trying again in 30 s (1 of 4).',
    ],
    [
      'HTTP Error: 403, Cloud Run Admin API has not been used in project 123456789 before or it is disabled.',
      'An interface of Google is off, or was switched on a moment ago. Trying again in 30 s (1 of 4).',
    ],
    [
      'HTTP Error: 429, Quota exceeded for quota metric',
      'Google has too much to do. Trying again in 30 s (1 of 4).',
    ],
  ])('is tried again: %s', async (printed, words) => {
    const { log, said, waited, error } = await deploy({
      commands: { functions: [failed(printed), done] },
    });
    expect(error).toBeUndefined();
    expect(said).toContain(words);
    expect(waited).toEqual([30_000]);
    expect(log.filter((line) => line === DEPLOYED.functions)).toHaveLength(2);
  });

  it('is given up after seven and a half minutes', async () => {
    const printed = 'Permission denied while using the Eventarc Service Agent.';
    const { log, waited, error } = await deploy({ commands: { functions: [failed(printed)] } });
    expect(waited).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(error).toContain('Google is still making the accounts that triggers need.');
    expect(log).not.toContain(DEPLOYED.hosting);
  });
});

describe('a problem that only a person can mend stops at once, with the remedy', () => {
  it.each([
    [
      'functions',
      'Error: In non-interactive mode but have no value for the following environment variables: MAIL_FROM, APP_CHECK\nTo continue, either run `firebase deploy` with an interactive terminal, or add values to a dotenv file.',
      `Settings of the functions have no value: MAIL_FROM, APP_CHECK. Write them into functions/.env.${PROJECT}.`,
    ],
    [
      'functions',
      'Error: In non-interactive mode but have no value for the secret: SMTP_URI\n\nSet this secret before deploying:',
      `The secret SMTP_URI has no value. Run "npx firebase functions:secrets:set SMTP_URI --project ${PROJECT}"; where there is no key, answer "none".`,
    ],
    [
      'functions',
      'Error: Cloud Secret Manager has no latest version of the secret defined by param SOURCE_CLASH_KEY',
      `The secret SOURCE_CLASH_KEY has no value. Run "npx firebase functions:secrets:set SOURCE_CLASH_KEY --project ${PROJECT}"; where there is no key, answer "none".`,
    ],
    [
      'functions',
      'HTTP Error: 400, One or more users named in the policy do not belong to a permitted customer.\nUnable to set the invoker for the IAM policy on the following functions:\n\tvisitorAct(us-central1)',
      "A policy of the bank's organisation forbids functions that anybody may call. Ask for the exception of docs/deploying.md (step 3).",
    ],
    [
      'functions',
      "Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account. If you didn't revoke that permission explicitly, this could be caused by a change in the organization policies.",
      'The account that builds functions lacks a permission.',
    ],
    [
      'functions',
      'Error: Your project banco-levelup must be on the Blaze (pay-as-you-go) plan to complete this command.',
      `The project has no billing account. Link one: https://console.firebase.google.com/project/${PROJECT}/usage/details`,
    ],
    [
      'firestore:rules',
      'Error: Request to https://firebaserules.googleapis.com/v1/projects/banco-levelup/releases had HTTP Error: 409, Requested entity already exists',
      'Firestore took the rules and did not put them into force; the earlier rules still hold. The usual reason is their compiled size (at most 250 KB), which firebase shows as 409.',
    ],
    [
      'firestore:indexes',
      'Error: Request to https://firestore.googleapis.com/v1/projects/banco-levelup/databases/(default)/collectionGroups/-/indexes had HTTP Error: 403, Your application is authenticating by using local Application Default Credentials. The firestore.googleapis.com API requires a quota project, which is not set by default.',
      'Google does not know which project pays for the call.',
    ],
    [
      'hosting',
      'Error: Request to https://firebasehosting.googleapis.com/ had HTTP Error: 403, The caller does not have permission',
      'Your account may not do this; docs/deploying.md lists the roles (step 2).',
    ],
    ['hosting', 'Error: An unexpected error has occurred.', 'Firebase stopped, see above.'],
  ])('%s: %s', async (step, printed, words) => {
    const { waited, error, log } = await deploy({ commands: { [step]: [failed(printed)] } });
    expect(error).toContain(`\n\n${words}`);
    expect(error).toContain(
      'The deployment stopped here. Run it again once that is done: what is deployed already stays and does no harm.',
    );
    expect(waited).toEqual([]);
    expect(log).not.toContain('first data');
  });
});
