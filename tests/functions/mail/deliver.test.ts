import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../functions/src/mail/deliver';
import { LEASE_MS } from '../../../functions/src/mail/delivery-fields';
import { type OutgoingMail, type Send, SendFailure } from '../../../functions/src/mail/mail';
import {
  firestoreMailStore,
  INTERRUPTED,
  isAskedFor,
  MALFORMED,
  RETRY_MS,
} from '../../../functions/src/mail/mail-store';
import { smtpSend } from '../../../functions/src/mail/smtp';
import { complaintRecord } from '../../../src/records/complaint';
import { complaintOf } from '../../../tools/samples/complaints';
import { PORTS } from '../../../tools/support/local-project';
import { repeated } from '../../support/repeated-event';
import { startSmtp } from './smtp-double';

// A separate project, so that the mail function on the emulators does not respond too.
process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${PORTS.firestore}`;
const app = initializeApp({ projectId: 'demo-mail-tests' }, 'mail-tests');

const message = { subject: 'Recibimos tu solicitud', html: '<p>Sí.</p>', text: 'Sí.' };
const receipt = {
  messageId: '<m>',
  accepted: ['ana@correo.example'],
  rejected: [],
  pending: [],
  response: '250 queued',
};

let db: Firestore;
let sent: OutgoingMail[];
let now: number;
let id: string;
let made = 0;

const send: Send = async (mail) => {
  sent.push(mail);
  return receipt;
};

/** Fails with each of these failures in turn, then sends. */
function failing(...failures: SendFailure[]): Send {
  const left = [...failures];
  return async (mail) => {
    const failure = left.shift();
    if (failure) throw failure;
    return send(mail);
  };
}

const busyServer = () => new SendFailure('450 later', true);

async function write(data: Record<string, unknown>): Promise<void> {
  await db.collection('mail').doc(id).set(data);
}

async function delivery(): Promise<Record<string, unknown>> {
  return (await db.collection('mail').doc(id).get()).get('delivery');
}

const run = (by: Send = send) =>
  deliver(
    id,
    firestoreMailStore(db, () => now),
    by,
  );

beforeAll(() => {
  db = getFirestore(app);
});

afterAll(() => deleteApp(app));

beforeEach(async () => {
  // The mails of a test count for no other.
  await db.recursiveDelete(db.collection('limites'));
  sent = [];
  now = Date.now();
  id = `visitor${process.pid}_${++made}`;
});

describe('delivering a mail document', () => {
  it('sends a new one once and writes that it went out', async () => {
    await write({ to: 'ana@correo.example', message });
    expect(await run()).toBe('delivered');
    expect(sent).toEqual([{ id, to: ['ana@correo.example'], ...message }]);
    expect(await delivery()).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      leaseExpireTime: null,
      startTime: expect.any(Timestamp),
      endTime: expect.any(Timestamp),
      info: receipt,
    });
  });

  it('uses the recipient and the message and no other field', async () => {
    const extra = { cc: 'x@y.example', from: 'boss@bank.example', headers: { a: 'b' } };
    await write({ to: 'ana@correo.example', message: { ...message, amp: 'x' }, ...extra });
    await run();
    expect(sent).toEqual([{ id, to: ['ana@correo.example'], ...message }]);
  });

  it.each([
    ['several recipients in one string', { to: 'a@b.example, c@d.example', message }],
    ['several recipients in one string of a list', { to: ['a@b.example, c@d.example'], message }],
    ['an empty list of recipients', { to: [], message }],
    ['no recipient', { message }],
    ['a line break in the recipient', { to: 'a@b.example\r\nBcc: c@d.example', message }],
    ['no subject', { to: 'a@b.example', message: { html: '<p></p>' } }],
    [
      'a file as the message',
      { to: 'a@b.example', message: { subject: 's', html: { path: '/etc/passwd' } } },
    ],
    ['neither html nor text', { to: 'a@b.example', message: { subject: 's', html: '' } }],
    ['no message', { to: 'a@b.example' }],
  ])('sends nothing for %s', async (_what, data) => {
    await write(data);
    expect(await run()).toBe('done');
    expect(sent).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'ERROR', error: MALFORMED, attempts: 1 });
  });

  it('fills a mail about a complaint with the dates and the answer of its record', async () => {
    const number = 'RC-2026-7K3A-Q9WM';
    const complaint = complaintOf(number, {
      receivedAt: new Date('2026-12-03T14:12:00Z'),
      answer: { text: 'Ana & Eva: sí.', upheld: true, answeredAt: new Date() },
    });
    const at = (date: Date) => Timestamp.fromDate(date);
    await db.doc(`reclamos/${number}`).set(complaintRecord(complaint, 'u1', at));
    id = `${number}_cierre`;
    const placed = {
      subject: 'Hola',
      html: '<p>{{answer}}</p>',
      text: '{{answerBy:es}}: {{answer}}',
    };
    await write({ to: 'ana@correo.example', message: placed });
    expect(await run()).toBe('delivered');
    expect(sent).toMatchObject([
      { html: '<p>Ana &amp; Eva: sí.</p>', text: '2 de enero de 2027: Ana & Eva: sí.' },
    ]);
  });

  it('sends to a list of recipients', async () => {
    const to = ['ana@correo.example', 'eva@correo.example'];
    await write({ to, message });
    expect(await run()).toBe('delivered');
    expect(sent).toEqual([{ id, to, ...message }]);
  });

  it('sends a text without html', async () => {
    await write({ to: 'ana@correo.example', message: { subject: 'Hola', text: 'Sí.' } });
    expect(await run()).toBe('delivered');
    expect(sent).toEqual([{ id, to: ['ana@correo.example'], subject: 'Hola', text: 'Sí.' }]);
  });

  it('sends one that the extension left pending', async () => {
    const startTime = Timestamp.fromMillis(1_000);
    const pending = { state: 'PENDING', attempts: 0, error: null, startTime };
    await write({ to: 'ana@correo.example', message, delivery: pending });
    expect(await run()).toBe('delivered');
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 1, startTime });
  });

  it.each([{ state: 'ELSE' }, { state: null }, {}])(
    'leaves a delivery alone whose state it does not know: %j',
    async (unknown) => {
      await write({ to: 'ana@correo.example', message, delivery: unknown });
      expect(await run()).toBe('done');
      expect(sent).toEqual([]);
      expect(await delivery()).toEqual(unknown);
    },
  );

  it('leaves a mail that is refused for now to its next event, and says that it waits', async () => {
    await write({ to: 'ana@correo.example', message });
    const busy = failing(busyServer(), busyServer());
    expect([await run(busy), await run(busy)]).toEqual(['later', 'later']);
    const waiting = await delivery();
    const retryUntil = Timestamp.fromMillis(now + RETRY_MS);
    expect(waiting).toMatchObject({
      state: 'PENDING',
      attempts: 0,
      error: '450 later',
      retryUntil,
    });
    // The write that says so is an event too, which must not try at once.
    expect(isAskedFor(waiting)).toBe(false);
    expect(await run(busy)).toBe('delivered');
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 1, retryUntil: null });
  });

  it('goes on for an hour, and then is an error that staff see', async () => {
    await write({ to: 'ana@correo.example', message });
    const always = failing(...Array.from({ length: 10 }, busyServer));
    await run(always);
    now += RETRY_MS - 1;
    expect(await run(always)).toBe('later');
    now += 1;
    expect(await run(always)).toBe('failed');
    const failed = { state: 'ERROR', attempts: 1, error: '450 later', retryUntil: null };
    expect(await delivery()).toMatchObject(failed);
    expect(await run(always)).toBe('done');
  });

  it('has another hour when staff ask for it again', async () => {
    await write({ to: 'ana@correo.example', message });
    const always = failing(...Array.from({ length: 10 }, busyServer));
    await run(always);
    now += RETRY_MS;
    await run(always);
    await db.collection('mail').doc(id).update({ 'delivery.state': 'RETRY' });
    expect(isAskedFor(await delivery())).toBe(true);
    expect(await run(always)).toBe('later');
    const retryUntil = Timestamp.fromMillis(now + RETRY_MS);
    expect(await delivery()).toMatchObject({ state: 'PENDING', attempts: 1, retryUntil });
  });

  it('is sent again by staff whose worker stopped in that hour, with an hour of its own', async () => {
    await write({ to: 'ana@correo.example', message });
    const always = failing(...Array.from({ length: 10 }, busyServer));
    await run(always);
    await firestoreMailStore(db, () => now).lease(id);
    now += RETRY_MS;
    await db.collection('mail').doc(id).update({ 'delivery.state': 'RETRY' });
    expect(isAskedFor(await delivery())).toBe(true);
    expect(await run(always)).toBe('later');
    expect(await delivery()).toMatchObject({ retryUntil: Timestamp.fromMillis(now + RETRY_MS) });
  });

  it('does not try a permanent refusal again', async () => {
    await write({ to: 'ana@correo.example', message });
    expect(await run(failing(new SendFailure('550 unknown', false)))).toBe('failed');
    expect(await delivery()).toMatchObject({ state: 'ERROR', attempts: 1, error: '550 unknown' });
  });

  it('sends again when staff ask for it, and only then', async () => {
    await write({ to: 'ana@correo.example', message });
    await run(failing(new SendFailure('550 unknown', false)));
    const { startTime } = await delivery();
    expect(await run()).toBe('done');
    await db.collection('mail').doc(id).update({ 'delivery.state': 'RETRY' });
    expect(await run()).toBe('delivered');
    expect(sent).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
    expect(await delivery()).toMatchObject({ startTime });
  });

  it('sends one that staff ask for before anybody began', async () => {
    await write({ to: 'ana@correo.example', message, delivery: { state: 'RETRY' } });
    expect(await run()).toBe('delivered');
    const startTime = expect.any(Timestamp);
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 1, startTime });
  });

  it('sends once however often the event comes', async () => {
    await write({ to: 'ana@correo.example', message });
    const results = await Promise.all(Array.from({ length: 4 }, () => repeated(run)));
    results.push(await run());
    expect(sent).toHaveLength(1);
    expect(results.filter((result) => result === 'delivered')).toHaveLength(1);
  });

  it('leaves a mail alone while another worker holds it', async () => {
    await write({ to: 'ana@correo.example', message });
    await firestoreMailStore(db).lease(id);
    expect(await run()).toBe('busy');
    expect(sent).toEqual([]);
  });

  it('records an interruption once the lease has run out, and does not send twice', async () => {
    await write({ to: 'ana@correo.example', message });
    await firestoreMailStore(db, () => now - LEASE_MS - 1).lease(id);
    expect(await run()).toBe('done');
    expect(sent).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'ERROR', error: INTERRUPTED, attempts: 0 });
    expect(INTERRUPTED).toContain('may have gone out');
  });

  it('does nothing for a document that is gone', async () => {
    expect(await run()).toBe('done');
    expect(sent).toEqual([]);
  });

  it('reaches a real SMTP server that is busy at first, exactly once', async () => {
    const smtp = await startSmtp({ recipient: [450, 250] });
    await write({ to: 'ana@correo.example', message });
    const from = 'LevelUp <no-reply@levelup.example>';
    const bySmtp = smtpSend({ uri: `${smtp.uri}?requireTLS=false`, from });
    expect([await run(bySmtp), await run(bySmtp)]).toEqual(['later', 'delivered']);
    expect(smtp.accepted).toHaveLength(1);
    expect(smtp.attempts()).toBe(2);
    await smtp.close();
  });
});
