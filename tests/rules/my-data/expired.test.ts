import { collection, doc, getDoc, getDocs, limit, query, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { nobody, staff, visitor } from '../../support/rules/rules-people';
import { mailTo, place, placeRequest } from '../../support/rules/rules-records';

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

const expired = () => minutesAgo(0.1);
const kept = () => minutesAgo(-5);

describe('an expired document is hidden, and no sooner', () => {
  test('a request, from its visitor and from staff', async () => {
    for (const [expira, outcome] of [
      [kept(), accepted],
      [expired(), refused],
    ] as const) {
      const uid = await placeRequest({ expira });
      for (const { db } of [visitor({}, uid), staff()])
        await outcome(getDoc(doc(db, `users/${uid}`)));
    }
  });

  test('a tracker', async () => {
    for (const [expira, outcome] of [
      [kept(), accepted],
      [expired(), refused],
    ] as const) {
      const code = newCode();
      await place(`seguimiento/${code}`, { estado: 'retirado', expira });
      await outcome(getDoc(doc(nobody, `seguimiento/${code}`)));
    }
  });

  test('a mail', async () => {
    const mail = mailTo('ana@example.com', 'request-received');
    const { db } = staff();
    for (const [expira, outcome] of [
      [kept(), accepted],
      [expired(), refused],
    ] as const) {
      const uid = await placeRequest();
      await place(`mail/${uid}`, { ...mail, expira });
      await outcome(getDoc(doc(db, `mail/${uid}`)));
    }
    await accepted(getDocs(query(collection(db, 'mail'), limit(1))));
  });
});
