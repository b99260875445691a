import { increment } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, type Person, visitor } from '../../support/rules/rules-people';
import {
  commit,
  loanRequest,
  place,
  requestWrites,
  signUp,
  signUpMail,
  signUpWrites,
} from '../../support/rules/rules-records';

/** A count as the functions keep it. */
const placeCount = async () => {
  const path = `limites/${freshId()}_20781`;
  await place(path, { mails: ['a', 'b', 'c'] });
  return path;
};

describe('how many mails an address has had', () => {
  test('is no reason to refuse a request or a sign-up to it', async () => {
    const correo = `${freshId()}@example.com`;
    const request = (who: Person) => requestWrites(who, { ...loanRequest(who), correo });
    const sign = (who: Person) => {
      const made = signUp(who);
      const subscriber = { ...made.subscriber, correo };
      return signUpWrites(who, { ...made, subscriber, mail: signUpMail(subscriber) });
    };
    for (const writes of [sign, request, sign, request, sign, request]) {
      const who = visitor();
      await accepted(commit(who, writes(who)));
    }
  });

  test('is hidden from everybody: a batch with any count is refused', async () => {
    const full = await placeCount();
    for (const path of [full, `limites/${freshId()}_20781`]) {
      const who = visitor();
      const writes = requestWrites(who);
      await refused(commit(who, [...writes, { path, data: { total: increment(1) } }]));
      await refused(commit(who, [...writes, { path, data: { total: 1 }, change: true }]));
      await accepted(commit(who, writes));
    }
  });
});
