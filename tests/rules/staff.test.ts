import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { beforeAll, describe, test } from 'vitest';
import { enforceCommittedRules } from '../support/rules/rules-emulator';
import { accepted, refused } from '../support/rules/rules-outcome';
import { hoursAgo, type Person, staff } from '../support/rules/rules-people';
import { place } from '../support/rules/rules-records';
import { MEMBERS, STAFF_EMAIL } from '../support/rules/rules-staff';

beforeAll(enforceCommittedRules);

const listRequests = ({ db }: Person) => getDocs(query(collection(db, 'users'), limit(1)));

describe('the staff directory decides who is staff', () => {
  test('an entry without "activo" and "desde" is active', async () => {
    await accepted(listRequests(staff({}, MEMBERS.early.uid)));
  });

  test('a session counts from the second in which the account was prepared', async () => {
    const { uid, since } = MEMBERS.prepared;
    await accepted(listRequests(staff({ auth_time: since }, uid)));
    await refused(listRequests(staff({ auth_time: since - 1 }, uid)));
  });

  test('removal works at once, and coming back does not open the old session again', async () => {
    const member = staff({ auth_time: hoursAgo(1) }, 'memberwholeaves');
    const entry = `personal/${member.uid}`;
    await place(entry, { correo: STAFF_EMAIL, activo: true });
    await accepted(listRequests(member));
    await place(entry, { correo: STAFF_EMAIL, activo: false });
    await refused(listRequests(member));
    await place(entry, { correo: STAFF_EMAIL, activo: true, desde: new Date() });
    await refused(listRequests(member));
  });

  test('staff can still read who a removed member was', async () => {
    const { db } = staff();
    await accepted(getDoc(doc(db, `personal/${MEMBERS.removed.uid}`)));
  });
});
