import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_MAILS_A_DAY } from '../../../src/domain/mail/mail';
import { decisionWrites, placeOpen, writesOf } from '../../support/rules/rules-acts';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, nobody, type Person, staff, visitor } from '../../support/rules/rules-people';
import {
  commit,
  countMail,
  loanRequest,
  mailLimitPath,
  mailTo,
  place,
  requestMail,
  requestWrites,
  signUp,
  signUpMail,
  signUpWrites,
  today,
} from '../../support/rules/rules-records';

function freshAddress(): string {
  return `${freshId()}@example.com`;
}

function requestTo(who: Person, correo: string): ReturnType<typeof requestWrites> {
  return requestWrites(who, { ...loanRequest(who), correo });
}

function signUpTo(who: Person, correo: string): ReturnType<typeof signUpWrites> {
  const made = signUp(who);
  const subscriber = { ...made.subscriber, correo };
  return signUpWrites(who, { ...made, subscriber, mail: signUpMail(subscriber) });
}

describe('many sessions mailing one address', () => {
  test('three mails a day, by requests and sign-ups together, and no fourth', async () => {
    const address = freshAddress();
    const sends = [requestTo, signUpTo, requestTo].slice(0, MAX_MAILS_A_DAY);
    for (const send of sends) {
      const who = visitor();
      await accepted(commit(who, send(who, address)));
    }
    for (const send of [requestTo, signUpTo]) {
      const who = visitor();
      await refused(commit(who, send(who, address)));
      await accepted(commit(who, send(who, freshAddress())));
    }
  });

  test('25 sessions at once cause at most three mails', async () => {
    const address = freshAddress();
    const people = Array.from({ length: 25 }, () => visitor());
    const sent = await Promise.allSettled(
      people.map((who) => commit(who, requestTo(who, address))),
    );
    const arrived = sent.filter(({ status }) => status === 'fulfilled').length;
    if (arrived > MAX_MAILS_A_DAY) throw new Error(`${arrived} mails`);
  });

  test('a part after a plus sign makes no other mailbox', async () => {
    const [name, at] = [freshId(), '@example.com'];
    for (const tag of ['', '+one', '+two']) {
      const who = visitor();
      await accepted(commit(who, requestTo(who, name + tag + at)));
    }
    const who = visitor();
    await refused(commit(who, requestTo(who, `${name}+three${at}`)));
  });

  test('a new day begins at zero', async () => {
    const address = freshAddress();
    await place(mailLimitPath(address, today() - 1), { total: MAX_MAILS_A_DAY, clave: 'x' });
    const who = visitor();
    await accepted(commit(who, requestTo(who, address)));
  });
});

describe('mail: without its count', () => {
  test('refused: no count at all', async () => {
    const ana = visitor();
    const [record, mail, , ...tracked] = requestWrites(ana);
    await refused(commit(ana, [record, mail, ...tracked]));
    const [subscriber, quota, received, , ending] = signUpWrites(ana, signUp(ana));
    await refused(commit(ana, [subscriber, quota, received, ending]));
  });

  test('refused: an earlier mail’s count', async () => {
    const address = freshAddress();
    await place(mailLimitPath(address), { total: 1, clave: freshId() });
    const ana = visitor();
    const [record, mail, , ...tracked] = requestTo(ana, address);
    await refused(commit(ana, [record, mail, ...tracked]));
  });

  test('refused: a count under yesterday or tomorrow', async () => {
    for (const day of [today() - 1, today() + 1]) {
      const ana = visitor();
      const [record, mail, count, ...tracked] = requestWrites(ana);
      const path = mailLimitPath(record.data.correo, day);
      await refused(commit(ana, [record, mail, { ...count, path }, ...tracked]));
    }
  });

  test('refused: a count of another address', async () => {
    const ana = visitor();
    const [record, mail, count, ...tracked] = requestWrites(ana);
    const path = mailLimitPath(freshAddress());
    await refused(commit(ana, [record, mail, { ...count, path }, ...tracked]));
  });

  test('refused: one count for a request and a sign-up of one batch', async () => {
    const ana = visitor();
    const address = freshAddress();
    const [record, mail, count, ...tracked] = requestTo(ana, address);
    const [subscriber, quota, received, , ending] = signUpTo(ana, address);
    for (const clave of [count.data.clave, received.path.slice('mail/'.length)]) {
      const counted = countMail(address, clave);
      const signedUp = [subscriber, quota, received, ending];
      await refused(commit(ana, [record, mail, ...tracked, ...signedUp, counted]));
    }
  });
});

describe('limites: a count without its mail', () => {
  test('refused: a count of no mail, or of an earlier one', async () => {
    const ana = visitor();
    const address = freshAddress();
    await refused(commit(ana, [countMail(address, ana.uid)]));
    await place(`mail/${ana.uid}`, mailTo(address, 'request-received'));
    await refused(commit(ana, [countMail(address, ana.uid)]));
    await place(mailLimitPath(address), { total: 1, clave: ana.uid });
    await refused(commit(ana, [countMail(address, ana.uid)]));
  });

  test('refused: using up the mails of somebody else beside the own', async () => {
    const ana = visitor();
    const writes = requestWrites(ana);
    for (const path of [mailLimitPath(freshAddress()), 'limites/x']) {
      await refused(commit(ana, [...writes, { ...countMail('', ana.uid), path }]));
      await place(path, { total: 1, clave: 'x' });
      await refused(commit(ana, [...writes, { ...countMail('', ana.uid), path }]));
    }
  });

  const forged: Record<string, Record<string, unknown>> = {
    'that begins at 0': { total: 0 },
    'that begins below 0': { total: -9 },
    'that begins at 2': { total: 2 },
    'with a fraction': { total: 0.5 },
    'with an extra field': { correo: 'ana@example.com' },
    'that names another mail': { clave: 'x' },
    'that names nothing': { clave: null },
    'that is a time': { total: serverTimestamp() },
  };
  for (const [name, changes] of Object.entries(forged)) {
    test(`refused: a count ${name}`, async () => {
      const ana = visitor();
      const [record, mail, { path }, ...tracked] = requestWrites(ana);
      const data = { total: 1, clave: ana.uid, ...changes };
      await refused(commit(ana, [record, mail, { path, data }, ...tracked]));
    });
  }

  test('refused: a count that stays, jumps, goes back or grows a field', async () => {
    for (const changes of [
      { total: 1 },
      { total: 3 },
      { total: 0 },
      { total: increment(-1) },
      { total: 2, nota: 'x' },
    ]) {
      const ana = visitor();
      const [record, mail, { path }, ...tracked] = requestWrites(ana);
      await place(path, { total: 1, clave: 'x' });
      const data = { clave: ana.uid, ...changes };
      await refused(commit(ana, [record, mail, { path, data, merge: true }, ...tracked]));
    }
  });

  test('refused: a count by staff, of the mail of a decision', async () => {
    const author = staff();
    for (const before of [undefined, { total: 1, clave: 'x' }]) {
      const request = await placeOpen({ correo: freshAddress() });
      if (before) await place(mailLimitPath(request.correo), before);
      const writes = writesOf(decisionWrites(author, request));
      const count = countMail(request.correo, `${request.uid}_decision`);
      await refused(commit(author, [...writes, count]));
      await accepted(commit(author, writes));
    }
  });

  test('nobody reads, empties or deletes one', async () => {
    const ana = visitor();
    const writes = requestWrites(ana);
    await accepted(commit(ana, writes));
    for (const db of [ana.db, staff().db, nobody]) {
      const count = doc(db, writes[2].path);
      await refused(getDoc(count));
      await refused(getDocs(query(collection(db, 'limites'), limit(1))));
      await refused(deleteDoc(count));
      await refused(setDoc(count, { total: 1, clave: ana.uid }));
    }
  });

  test('the mail of the third count is the request’s own', async () => {
    const ana = visitor();
    const record = loanRequest(ana);
    await place(mailLimitPath(record.correo), { total: 2, clave: 'x' });
    await accepted(commit(ana, requestWrites(ana, record, requestMail(record))));
  });
});
