import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, nobody, type Person, visitor } from '../../support/rules/rules-people';
import {
  addressOf,
  commit,
  loanRequest,
  mailTo,
  place,
  requestMail,
  requestWrites,
  sendRequest,
  signUp,
  signUpMail,
  signUpWrites,
} from '../../support/rules/rules-records';

/** A placeholder for the address in the sender's record. */
const OWN = 'OWN@example.com';

/** A placeholder for the code in the sender's record. */
const CODE = newCode();

/** A mail with the placeholders replaced by that address and that code. */
function addressed(mail: DocumentData, who: Person, code = CODE): DocumentData {
  return JSON.parse(JSON.stringify(mail).replaceAll(OWN, addressOf(who)).replaceAll(CODE, code));
}

describe('mail: a request sends one fixed mail to its own address', () => {
  test('in the language of the request', async () => {
    const [ana, eva] = [visitor(), visitor()];
    await accepted(sendRequest(ana));
    await accepted(sendRequest(eva, { ...loanRequest(eva), idioma: 'en' }));
  });

  const mail = mailTo(OWN, 'request-received', 'es', CODE);
  const { message: strange } = mailTo(OWN, 'request-received', 'es', newCode());
  const forgeries: Record<string, Record<string, unknown>> = {
    'open mail relay: a subject of the own making': {
      ...mail,
      message: { ...mail.message, subject: 'Hola' },
    },
    'open mail relay: a text of the own making': {
      ...mail,
      message: { ...mail.message, html: '<a>' },
    },
    'open mail relay: a plain text of the own making': {
      ...mail,
      message: { ...mail.message, text: 'Hola' },
    },
    'no plain text': {
      ...mail,
      message: { subject: mail.message.subject, html: mail.message.html },
    },
    attachments: { ...mail, message: { ...mail.message, attachments: [{ path: '/etc/passwd' }] } },
    cc: { ...mail, cc: 'eva@example.com' },
    bcc: { ...mail, bcc: ['eva@example.com'] },
    from: { ...mail, from: 'bank@example.com' },
    headers: { ...mail, headers: { 'Reply-To': 'eva@example.com' } },
    'a template': { ...mail, template: { name: 'x' } },
    'recipients by uid': { ...mail, toUids: ['x'] },
    'a delivery of the own making': { ...mail, delivery: { state: 'RETRY' } },
    'a number of deliveries': { ...mail, reenvios: 5 },
    'recipient other than the record’s': { ...mail, to: 'eva@example.com' },
    'several recipients in one string': { ...mail, to: `${OWN},eva@example.com` },
    'several recipients in a list': { ...mail, to: [OWN] },
    'no recipient': { message: mail.message },
    'a copy in place of the recipient': { cc: OWN, message: mail.message },
    'no message': { to: OWN },
    'no subject': { to: OWN, message: { html: mail.message.html } },
    'the mail in the other language': mailTo(OWN, 'request-received', 'en', CODE),
    'the mail of a sign-up': mailTo(OWN, 'sign-up-received'),
    'the mail of an approval': mailTo(OWN, 'approved', 'es', CODE),
    'the mail without the code': mailTo(OWN, 'request-received'),
    'the mail with another code': { ...mail, message: strange },
    'another code in the page alone': {
      ...mail,
      message: { ...mail.message, html: strange.html },
    },
    'another code in the plain text alone': {
      ...mail,
      message: { ...mail.message, text: strange.text },
    },
    'a link to another place': {
      ...mail,
      message: {
        ...mail.message,
        html: mail.message.html.replace('href="', 'href="https://x.do/'),
      },
    },
  };
  for (const [name, forged] of Object.entries(forgeries)) {
    test(`refused: ${name}`, async () => {
      const ana = visitor();
      const record = loanRequest(ana);
      await refused(sendRequest(ana, record, addressed(forged, ana, record.codigo)));
    });
  }

  test('mail without a record: refused', async () => {
    const ana = visitor();
    const [, sent] = requestWrites(ana);
    await refused(commit(ana, [sent]));
  });

  test('mail without a record of the same batch: refused for an earlier request', async () => {
    const ana = visitor();
    const record = loanRequest(ana);
    await place(`users/${ana.uid}`, record);
    const [, sent] = requestWrites(ana, record);
    await refused(commit(ana, [sent]));
  });

  test('refused: a mail under another name in the batch of a request', async () => {
    const ana = visitor();
    const record = loanRequest(ana);
    const writes = requestWrites(ana, record);
    for (const id of [freshId(), `${ana.uid}_`, `${ana.uid}_decision`]) {
      await refused(commit(ana, [...writes, { path: `mail/${id}`, data: requestMail(record) }]));
    }
  });

  test('refused: a mail without a session', async () => {
    await refused(setDoc(doc(nobody, `mail/${freshId()}`), mail));
  });
});

describe('mail: a sign-up sends one fixed mail to its own address', () => {
  const signUpIn = (who: Person, idioma: 'es' | 'en') => {
    const made = signUp(who);
    const consentimiento = { ...made.subscriber.consentimiento, idioma };
    return { ...made, subscriber: { ...made.subscriber, consentimiento } };
  };

  test('in the language of its consent, and in no other', async () => {
    for (const [idioma, other] of [
      ['es', 'en'],
      ['en', 'es'],
    ] as const) {
      const ana = visitor();
      const made = signUpIn(ana, idioma);
      const mailIn = (language: 'es' | 'en') =>
        signUpWrites(ana, { ...made, mail: signUpMail(made.subscriber, language) });
      await refused(commit(ana, mailIn(other)));
      await accepted(commit(ana, mailIn(idioma)));
    }
  });

  const mail = mailTo(OWN, 'sign-up-received', 'es', CODE);
  const english = mailTo(OWN, 'sign-up-received', 'en', CODE);
  const forgeries: Record<string, Record<string, unknown>> = {
    'open mail relay: a subject of the own making': {
      ...mail,
      message: { ...mail.message, subject: 'Hola' },
    },
    'open mail relay: a subject of the own making, in English': {
      ...english,
      message: { ...english.message, subject: 'Hi' },
    },
    'open mail relay: a text of the own making, in English': {
      ...english,
      message: { ...english.message, html: '<a>' },
    },
    'open mail relay: a text of the own making': {
      ...mail,
      message: { ...mail.message, html: '<a>' },
    },
    bcc: { ...mail, bcc: 'eva@example.com' },
    'recipient other than the record’s': { ...mail, to: 'eva@example.com' },
    'a copy in place of the recipient': { cc: OWN, message: mail.message },
    'several recipients in one string': { ...mail, to: `${OWN}, eva@example.com` },
    'the mail of a request': mailTo(OWN, 'request-received'),
    'the mail of a refusal': mailTo(OWN, 'declined'),
    'the mail without the code': mailTo(OWN, 'sign-up-received'),
    'the mail with another code': mailTo(OWN, 'sign-up-received', 'es', newCode()),
  };
  for (const [name, forged] of Object.entries(forgeries)) {
    test(`refused: ${name}`, async () => {
      const ana = visitor();
      const made = signUp(ana);
      const sent = { ...made, mail: addressed(forged, ana, made.subscriber.baja) };
      await refused(commit(ana, signUpWrites(ana, sent)));
    });
  }

  test('mail without a record: refused', async () => {
    const ana = visitor();
    const [, , sent] = signUpWrites(ana, signUp(ana));
    await refused(commit(ana, [sent]));
  });

  test('mail without a record of the same batch: refused for an earlier sign-up', async () => {
    const ana = visitor();
    const made = signUp(ana);
    const [{ path, data }, , sent] = signUpWrites(ana, made);
    await place(path, { ...data, registro: Timestamp.now() });
    await refused(commit(ana, [sent]));
  });
});

describe('mail: after it was written', () => {
  const mail = mailTo('ana.perez@example.com', 'request-received');
  const failed = { ...mail, delivery: { state: 'ERROR', attempts: 3, error: 'refused' } };

  test('refused: listing, changing or deleting it as the visitor it went to', async () => {
    const ana = visitor();
    await sendRequest(ana);
    const own = doc(ana.db, `mail/${ana.uid}`);
    await refused(getDocs(query(collection(ana.db, 'mail'), limit(1))));
    await refused(updateDoc(own, { to: 'eva@example.com' }));
    await refused(deleteDoc(own));
    await refused(setDoc(own, mail));
  });

  test('refused: reading how the own mails were delivered, which tells whether a mailbox exists', async () => {
    const ana = visitor();
    const names = ['', '_retiro', '_correo', '_respuesta_1', '_decision', `_${Date.now()}`];
    for (const name of names) {
      await refused(getDoc(doc(ana.db, `mail/${ana.uid}${name}`)));
      await place(`mail/${ana.uid}${name}`, failed);
      await refused(getDoc(doc(ana.db, `mail/${ana.uid}${name}`)));
    }
  });
});
