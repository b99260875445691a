import { describe, expect, it } from 'vitest';
import { check } from '../../../tools/deploy/check';
import { lineOf } from '../../../tools/deploy/findings';
import { fakeGoogle, PROJECT, refusal, release } from './fake-google';
import { problems, settingsWithout } from './problems';

describe('the check of a project in which everything is well', () => {
  it('finds nothing, and says what it cannot ask', async () => {
    expect(await problems()).toEqual([]);
    const lines = (await check(release(), fakeGoogle().google)).map(lineOf);
    expect(lines).toContain(`✓ .env is complete and of ${PROJECT}.`);
    expect(lines).toContain(
      '✓ The rules have 93 KB compiled (limit 250) and 78 KB of text (limit 256).',
    );
    expect(lines).toContain('✓ Live is a1b2c3d4e, which is this commit.');
    expect(lines.at(-1)).toMatch(/^\? Cannot be asked: whether mails arrive/);
  });
});

describe('problems of this machine', () => {
  it('no .env', async () => {
    expect(await problems({}, { settings: {} })).toContain(
      '✗ There is no .env: the site would talk to an emulator. Copy .env.example to .env and fill in the settings of the web app (console, Project settings, Your apps).',
    );
  });

  it('a .env that lacks something, or is of another project', async () => {
    const settings = settingsWithout('VITE_FIREBASE_APP_ID');
    expect(await problems({}, { settings })).toContain(
      '✗ .env lacks VITE_FIREBASE_APP_ID. Copy them from the console, Project settings, Your apps.',
    );
    const other = { ...release().settings, VITE_FIREBASE_PROJECT_ID: 'another' };
    expect(await problems({}, { settings: other })).toContain(
      `✗ .env names the project another, and you deploy to ${PROJECT}. Correct one of the two.`,
    );
  });

  it('made-up addresses', async () => {
    const bank = { ...release().bank, accountOpeningUrl: 'https://bancoaurora.example/cuenta' };
    expect(await problems({}, { bank })).toEqual([
      "✗ Made-up addresses (.example) would be published: accountOpeningUrl. Write the bank's own into src/bank/, .env or functions/.env.",
    ]);
  });

  it('a setting of the functions without a value', async () => {
    const functionSettings = { APP_CHECK: 'true', IDENTITY_PLATFORM: 'true' };
    expect(await problems({}, { functionSettings })).toEqual([
      `✗ MAIL_FROM has no value. Write MAIL_FROM=… into functions/.env.${PROJECT}.`,
    ]);
  });

  it('rules that grow, and rules that are too large', async () => {
    expect(await problems({}, { rules: { source: 90_000, compiled: 181 * 1024 } })).toEqual([
      '! The rules have 181 KB compiled (limit 250) and 88 KB of text (limit 256). From 220 KB compiled on, nothing is deployed. Make them smaller soon.',
    ]);
    expect(await problems({}, { rules: { source: 90_000, compiled: 220 * 1024 } })).toEqual([
      '✗ The rules have 220 KB compiled (limit 250) and 88 KB of text (limit 256). Firestore would keep the earlier rules. Make them smaller before deploying.',
    ]);
  });

  it('files that git does not have', async () => {
    expect(await problems({}, { changed: [' M src/app.tsx', '?? notes.md'] })).toEqual([
      '✗ Files differ from the commit: src/app.tsx, notes.md. Commit them or put them back; otherwise nobody knows later what is live.',
    ]);
  });

  it('a database that nobody gave a place', async () => {
    expect(await problems({}, { bank: { ...release().bank, location: '' } })).toEqual([
      '✗ src/bank/bank.ts names no location of the database: Google would make it in nam5, for good.',
    ]);
  });
});

describe('who asks Google', () => {
  it('nobody signed in: one line, and nothing else is asked', async () => {
    const { google } = fakeGoogle();
    const ask = () =>
      Promise.reject(
        new Error(
          'Could not load the default credentials. Browse to https://cloud.google.com/docs/authentication/getting-started for more information.',
        ),
      );
    const lines = (await check(release(), { ...google, ask })).map(lineOf);
    expect(lines.at(-1)).toBe(
      '✗ You are not signed in. Run "gcloud auth application-default login".',
    );
  });

  it('a sign-in without a quota project', async () => {
    const message =
      'Your application is authenticating by using local Application Default Credentials. The cloudbilling.googleapis.com API requires a quota project, which is not set by default.';
    expect(await problems({ '/billingInfo': refusal(403, message) })).toEqual([
      `✗ Google does not know which project pays for the call. Run "gcloud auth application-default set-quota-project ${PROJECT}"; your account needs the role Service Usage Consumer.`,
    ]);
  });

  it('what Google refuses for a reason that nobody knows is told in its words', async () => {
    const invalid = refusal(400, 'API key not valid.', 'INVALID_ARGUMENT');
    expect(await problems({ 'keys:lookupKey': invalid })).toEqual([
      '? Not asked: the API key. API key not valid.',
    ]);
  });

  it('questions that an account may not ask are reported in one line', async () => {
    const denied = refusal(403, 'The caller does not have permission');
    expect(await problems({ ':getIamPolicy': denied, '/billingInfo': denied })).toEqual([
      '? Not asked: billing, the account of the functions. Your account may not do this; docs/deploying.md lists the roles (step 2).',
    ]);
  });
});
