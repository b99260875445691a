import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import { assembleRules } from '../../../tools/rules/assemble';
import { readCalculators } from '../../../tools/rules/read-calculators';
import { enforceRules } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { hoursAgo, type Person, staff } from '../../support/rules/rules-people';
import { MEMBERS } from '../../support/rules/rules-staff';

const BANK = 'oidc.banco';

/** A project whose rules take staff from the bank's provider alone. */
const PROJECT = 'bankSignIn';

const signedInBy = (provider: string, uid?: string, claims = {}) =>
  staff(
    // The type of the test tokens knows Google's own providers only.
    { firebase: { sign_in_provider: provider as 'custom', identities: {} }, ...claims },
    uid,
    PROJECT,
  );

const listRequests = ({ db }: Person) => getDocs(query(collection(db, 'users'), limit(1)));

beforeAll(async () => {
  const security = { secondFactorRequired: false, provider: BANK };
  await enforceRules(assembleRules(await readCalculators(), security), [PROJECT]);
});

describe('where staff sign in with their account at the bank', () => {
  test('its sessions are those of staff', () => accepted(listRequests(signedInBy(BANK))));

  test.each(['password', 'google.com', 'anonymous', 'custom', 'oidc.otro', 'oidc.banco2'])(
    'no other session is: %s',
    (provider) => refused(listRequests(signedInBy(provider))),
  );

  test('the directory decides, and not the provider', async () => {
    await refused(listRequests(signedInBy(BANK, MEMBERS.removed.uid)));
    await refused(listRequests(signedInBy(BANK, 'unknown')));
    for (const claims of [
      { staff: false },
      { email_verified: false },
      { email: 'otra@levelup.example' },
      { auth_time: hoursAgo(13) },
    ])
      await refused(listRequests(signedInBy(BANK, undefined, claims)));
  });

  test('staff read their own entry by it, and not by a password', async () => {
    const own = ({ db, uid }: Person) => getDoc(doc(db, `personal/${uid}`));
    await accepted(own(signedInBy(BANK)));
    await refused(own(signedInBy('password')));
  });
});

test('the provider stands once in the rules', async () => {
  const security = { secondFactorRequired: false, provider: BANK };
  const rules = assembleRules(await readCalculators(), security);
  expect(rules.split("'oidc.banco' /*STAFF_PROVIDER*/")).toHaveLength(2);
  expect(rules).not.toContain("'password'");
});
