import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { hoursAgo, type Person, provider, staff } from '../../support/rules/rules-people';
import { place } from '../../support/rules/rules-records';
import { MEMBERS, STAFF_EMAIL } from '../../support/rules/rules-staff';

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

describe('a staff session', () => {
  for (const name of ['anonymous', 'google.com', 'custom', 'phone'] as const)
    test(`is not staff: hasStaffSession, signed in by ${name}`, async () => {
      const member = staff({ firebase: provider(name) });
      await refused(listRequests(member));
      await refused(getDoc(doc(member.db, `personal/${member.uid}`)));
    });

  test('is of the very address in the directory: isActiveMember', async () => {
    const [name, domain] = STAFF_EMAIL.split('@');
    for (const email of [`other@${domain}`, `${name}@example.com`, `x${STAFF_EMAIL}`])
      await refused(listRequests(staff({ email })));
    const nobody = staff({}, 'memberwithoutaddress');
    await place(`personal/${nobody.uid}`, { activo: true });
    await refused(listRequests(nobody));
  });
});

describe('a password that somebody else made up', () => {
  const entry = { correo: STAFF_EMAIL, activo: true };

  for (const cambiarClave of [true, 'false', 0]) {
    test(`has to be changed first: cambiarClave ${JSON.stringify(cambiarClave)}`, async () => {
      const member = staff({}, 'memberwhobegins');
      await place(`personal/${member.uid}`, { ...entry, cambiarClave });
      await refused(listRequests(member));
      // The ids "!" and "~" sort before and after every other.
      for (const uid of [MEMBERS.active.uid, '!', '~'])
        await refused(getDoc(doc(member.db, `personal/${uid}`)));
      await accepted(getDoc(doc(member.db, `personal/${member.uid}`)));
    });
  }

  test('has been changed once the mark is gone', async () => {
    const member = staff({}, 'memberwhobegan');
    await place(`personal/${member.uid}`, { ...entry, cambiarClave: false });
    await accepted(listRequests(member));
    await place(`personal/${member.uid}`, entry);
    await accepted(listRequests(member));
  });

  test('nobody takes the mark away, not even its member', async () => {
    const member = staff({}, 'memberwhocheats');
    const path = `personal/${member.uid}`;
    await place(path, { ...entry, cambiarClave: true });
    await refused(updateDoc(doc(member.db, path), { cambiarClave: false }));
    await refused(setDoc(doc(member.db, path), entry));
    await refused(deleteDoc(doc(member.db, path)));
  });
});

test('a session of staff lasts for twelve hours', async () => {
  await accepted(listRequests(staff({ auth_time: hoursAgo(11.9) })));
  await refused(listRequests(staff({ auth_time: hoursAgo(12.1) })));
});

describe('an account', () => {
  test('that waits for its invitation opens nothing', async () => {
    const invited = staff({}, 'someonewhowaits');
    await place(`personal/${invited.uid}`, {
      correo: STAFF_EMAIL,
      activo: false,
      roles: ['analista'],
    });
    await refused(getDoc(doc(invited.db, `personal/${MEMBERS.active.uid}`)));
  });
});

describe('one’s own entry', () => {
  test('is read by a member whom the bank removed', async () => {
    const { db } = staff({}, MEMBERS.removed.uid);
    await accepted(getDoc(doc(db, `personal/${MEMBERS.removed.uid}`)));
  });

  test('is not read without a staff session', async () => {
    const path = `personal/${MEMBERS.removed.uid}`;
    for (const claims of [
      { staff: null },
      { auth_time: hoursAgo(12.1) },
      { email_verified: false },
    ])
      await refused(getDoc(doc(staff(claims, MEMBERS.removed.uid).db, path)));
  });
});
