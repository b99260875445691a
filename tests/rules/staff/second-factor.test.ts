import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { beforeAll, describe, test } from 'vitest';
import { assembleRules } from '../../../tools/rules/assemble';
import { readCalculators } from '../../../tools/rules/read-calculators';
import { enforceRules } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { type Person, staff } from '../../support/rules/rules-people';
import { MEMBERS } from '../../support/rules/rules-staff';

/** A project whose rules demand a second factor, which those of other tests do not. */
const FACTOR = ['factor'] as const;

const withFactor = (factor: string | undefined, uid?: string) =>
  staff(
    {
      firebase: {
        sign_in_provider: 'password',
        identities: {},
        ...(factor && { sign_in_second_factor: factor }),
      },
    },
    uid,
    'factor',
  );

const listRequests = ({ db }: Person) => getDocs(query(collection(db, 'users'), limit(1)));

beforeAll(async () => {
  const rules = assembleRules(await readCalculators(), {
    secondFactorRequired: true,
    provider: 'password',
  });
  await enforceRules(rules, FACTOR);
});

describe('where the bank demands a second factor', () => {
  test.each(['phone', 'totp'])('staff who signed in with one (%s) are staff', async (factor) => {
    await accepted(listRequests(withFactor(factor)));
  });

  test.each([undefined, 'email'])('staff without one are refused (%s)', async (factor) => {
    await refused(listRequests(withFactor(factor)));
  });

  test('a removed member stays outside with one', async () => {
    await refused(listRequests(withFactor('totp', MEMBERS.removed.uid)));
  });

  test('staff without one still read their own entry, and nothing else', async () => {
    const { db, uid } = withFactor(undefined);
    await accepted(getDoc(doc(db, `personal/${uid}`)));
    await refused(getDoc(doc(db, `personal/${MEMBERS.removed.uid}`)));
  });
});
