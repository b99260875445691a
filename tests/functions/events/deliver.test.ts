import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueEvents, sendQueuedEvents } from '../../../functions/src/events/deliver';
import {
  complaintEvents,
  queueEvents,
  requestEvents,
  withAmounts,
  withCountedValues,
} from '../../../functions/src/events/derive';
import { LOCAL_SECRET } from '../../../functions/src/events/local-secret';
import { type Post, postSigned } from '../../../functions/src/events/post';
import { retentionDays } from '../../../src/config/retention';
import { TRY_MS } from '../../../src/domain/core/event-queue';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time';
import { complaintRecord } from '../../../src/records/complaint';
import { resendRecord } from '../../../src/records/core-events';
import { RecordError } from '../../../src/records/fields';
import { coreAddressRecord, SETTING_PATHS } from '../../../src/records/settings';
import { complaintOf } from '../../../tools/samples/complaints';
import { at } from '../../../tools/samples/documents';
import { schemaProblems } from '../../support/event-schema';
import { openProject } from '../my-data/project';
import { ANA, daysAgo, NOW, requestDocuments } from '../my-data/records';
import { openReceiver, type Receiver } from './receiver';

const { db, clear, store, get } = openProject('demo-core-events');

let clock = NOW;
let receiver: Receiver;
const now = () => new Date(clock);
const post = postSigned({ secret: LOCAL_SECRET, allowsLocal: true });

beforeAll(async () => {
  receiver = await openReceiver(() => clock);
});
afterAll(() => receiver.close());
beforeEach(async () => {
  clock = NOW;
  receiver.clear();
  await clear();
  await store({
    [SETTING_PATHS.core]: coreAddressRecord({ value: receiver.address, edits: 1 }, at),
  });
});

const decided = { estadoCredito: 'aprobado', decision: { fecha: Timestamp.fromMillis(NOW) } };
const record = (changes: DocumentData = {}) =>
  requestDocuments(changes)[`users/${ANA.uid}`] as DocumentData;

/** Stores the request with these changes, and queues what its trigger does. */
async function write(before: DocumentData | undefined, after: DocumentData | undefined) {
  if (after) await store(requestDocuments(after));
  else for (const path of [`users/${ANA.uid}`, `codigos/${ANA.code}`]) await db.doc(path).delete();
  const written = {
    id: ANA.uid,
    before: before && record(before),
    after: after && record(after),
    at: now(),
  };
  const counted = await withCountedValues(db, written, requestEvents(written));
  const events = await withAmounts(db, ANA.uid, counted);
  await queueEvents(db, LOCAL_SECRET, events, now());
}

const run = (by: Post = post) => sendDueEvents({ db, post: by, now });
const queue = async (subject: string = ANA.code) => (await get(`eventos/${subject}`)) ?? {};
const types = () => receiver.taken.map(({ type }) => type);

/** Runs as often as the schedule does, until this time has passed. */
async function pass(ms: number): Promise<void> {
  for (const end = clock + ms; clock < end; clock += 5 * MINUTE_MS) await run();
}

describe('events for the core system', () => {
  it('arrive in order, signed, as the schema says, and once', async () => {
    await write(undefined, {});
    await write({}, decided);
    expect(await run()).toEqual({ delivered: 2, failed: 0 });
    expect(types()).toEqual(['request.sent', 'request.decided']);
    for (const { id, body } of receiver.taken) {
      expect(schemaProblems(body)).toEqual([]);
      expect(body.id).toBe(id);
    }
    await run();
    expect(receiver.taken).toHaveLength(2);
    expect(receiver.forged).toEqual([]);
    expect(await queue()).toMatchObject({
      estado: 'entregado',
      expira: Timestamp.fromMillis(NOW + retentionDays.events * DAY_MS),
    });
  });

  it('tell the applicant with an approval only, and store nothing of the person', async () => {
    await write(undefined, {});
    await write({}, decided);
    const stored = JSON.stringify(await queue());
    await run();
    const [sent, approved] = receiver.taken;
    const { name, nickname, cedula, email } = ANA;
    expect(approved?.body.data.applicant).toEqual({ name, nickname, cedula, email });
    for (const word of [ANA.uid, name, nickname, cedula, email]) {
      expect(JSON.stringify(sent)).not.toContain(word);
      expect(stored).not.toContain(word);
      expect(JSON.stringify(await queue())).not.toContain(word);
    }
  });

  it.each([
    [
      'that stands',
      { decision: { autor: 'ana', fecha: decided.decision.fecha, monto: 3_900_000 } },
    ],
    [
      'that was undone before the trigger ran',
      {
        reversion: {
          autor: 'ana',
          decision: { autor: 'ana', fecha: decided.decision.fecha, monto: 3_900_000 },
        },
      },
    ],
  ])('tell the most to be lent on an approval %s', async (_which, file) => {
    await store({ [`expedientes/${ANA.uid}`]: file });
    await write({}, decided);
    await run();
    const [sent, approved] = receiver.taken;
    expect(sent?.body.data).not.toHaveProperty('mostLent');
    expect(approved?.body.data).toHaveProperty('mostLent', 3_900_000);
    expect(schemaProblems(approved?.body)).toEqual([]);
  });

  it('tell no amount of an approval of before', async () => {
    await store({
      [`expedientes/${ANA.uid}`]: { decision: { ...decided.decision, autor: 'ana' } },
    });
    await write({}, decided);
    await run();
    expect(receiver.taken.at(-1)?.body.data).not.toHaveProperty('mostLent');
  });

  it('add nothing if a trigger comes twice, late, or for something that is not told', async () => {
    await write(undefined, {});
    await write({}, decided);
    const first = await queue();
    await write({}, decided);
    await write(undefined, {});
    await write(decided, { ...decided, expira: daysAgo(-90) });
    expect(await queue()).toEqual(first);
  });

  it('come in order even if the trigger of the earlier write runs later', async () => {
    await write({}, decided);
    await run();
    await write(undefined, {});
    await run();
    expect(types()).toEqual(['request.sent', 'request.decided']);
  });

  it('wait while the core system is down for an hour, and arrive once afterwards', async () => {
    receiver.behave(503);
    await write(undefined, {});
    await pass(HOUR_MS);
    const attempts = receiver.taken.length;
    expect(attempts).toBeGreaterThan(3);
    expect(attempts).toBeLessThan(HOUR_MS / (5 * MINUTE_MS));
    await write({}, decided);
    expect(await queue()).toMatchObject({ estado: 'pendiente', error: 'answered 503' });
    receiver.clear();
    await pass(HOUR_MS);
    expect(types()).toEqual(['request.sent', 'request.decided']);
  });

  it.each(['silent', 'lost', 'redirect', 500, 404] as const)(
    'are sent again with the same id if the answer is: %s',
    async (behaviour) => {
      receiver.behave(behaviour);
      await write(undefined, {});
      const impatient = postSigned({ secret: LOCAL_SECRET, allowsLocal: true, limitMs: 50 });
      expect(await run(behaviour === 'silent' ? impatient : post)).toMatchObject({ failed: 1 });
      receiver.behave(204);
      clock += MINUTE_MS;
      expect(await run()).toMatchObject({ delivered: 1 });
      const [first, second] = receiver.taken;
      expect(second).toEqual(first);
      expect(receiver.taken).toHaveLength(2);
    },
  );

  it('do not go out twice from two runs at once, nor out of order', async () => {
    await write(undefined, {});
    await write({}, decided);
    const runs = [run(), sendQueuedEvents({ db, post, now }, ANA.code), run()];
    await Promise.allSettled(runs);
    await run();
    expect(types()).toEqual(['request.sent', 'request.decided']);
  });

  it('stand still after 24 hours, until an administrator has them sent again', async () => {
    receiver.behave(500);
    await write(undefined, {});
    await pass(TRY_MS + HOUR_MS);
    expect(await queue()).toMatchObject({ estado: 'sinEntregar', error: 'answered 500' });
    await write({}, decided);
    receiver.clear();
    await pass(HOUR_MS);
    expect(receiver.taken).toEqual([]);

    const { FieldValue } = await import('firebase-admin/firestore');
    const again = resendRecord(1, Timestamp.fromMillis(clock), FieldValue.delete());
    await db.doc(`eventos/${ANA.code}`).update(again);
    await sendQueuedEvents({ db, post, now }, ANA.code);
    expect(types()).toEqual(['request.sent', 'request.decided']);
    expect(await queue()).toMatchObject({ estado: 'entregado', reenvios: 1 });
  });

  it('tell an erasure in place of what had not arrived, without the person', async () => {
    receiver.behave(500);
    await write(undefined, {});
    await write({}, decided);
    await run();
    receiver.clear();
    clock += 1;
    await write(decided, undefined);
    await run();
    expect(receiver.taken).toMatchObject([
      { type: 'request.erased', body: { data: { code: ANA.code, state: 'erased' } } },
    ]);
    expect(schemaProblems(receiver.taken[0]?.body)).toEqual([]);
  });

  it('name nobody whose approval was taken back before it was sent', async () => {
    await write({}, decided);
    await store(requestDocuments());
    await run();
    expect(JSON.stringify(receiver.taken)).not.toContain(ANA.name);
  });

  it('tell of a complaint and of its answer, without the person', async () => {
    const number = 'RC-2026-7K3A-Q9WM';
    const answer = { text: 'Perdón.', upheld: true, answeredAt: now() };
    const open = complaintOf(number, { receivedAt: daysAgo(1).toDate() });
    const before = complaintRecord(open, 'u1', at);
    const after = complaintRecord({ ...open, answer }, 'u1', at);
    const queueOf = (written: { before?: DocumentData; after: DocumentData }) =>
      queueEvents(
        db,
        LOCAL_SECRET,
        complaintEvents({ id: number, at: now(), before: undefined, ...written }),
        now(),
      );
    await queueOf({ after: before });
    await queueOf({ before, after });
    await run();
    expect(types()).toEqual(['complaint.opened', 'complaint.answered']);
    for (const { body } of receiver.taken) expect(schemaProblems(body)).toEqual([]);
    for (const word of [open.name, open.email, open.text, answer.text])
      expect(JSON.stringify(receiver.taken)).not.toContain(word);
  });

  it('are told of a record that could not be read before, and not of one that cannot be now', () => {
    const odd = { codigo: ANA.code, juego: 7 };
    const told = requestEvents({ id: ANA.uid, before: odd, after: record(), at: now() });
    expect(told.map(({ type }) => type)).toEqual(['request.sent']);
    expect(() => requestEvents({ id: ANA.uid, before: undefined, after: odd, at: now() })).toThrow(
      RecordError,
    );
  });

  it('are neither stored nor sent without an address or a key', async () => {
    const written = { id: ANA.uid, before: undefined, after: record(), at: now() };
    await queueEvents(db, undefined, requestEvents(written), now());
    await store({ [SETTING_PATHS.core]: coreAddressRecord({ value: '', edits: 2 }, at) });
    await write(undefined, {});
    expect(await get(`eventos/${ANA.code}`)).toBeUndefined();

    await store({
      [SETTING_PATHS.core]: coreAddressRecord({ value: receiver.address, edits: 3 }, at),
    });
    await write(undefined, {});
    await store({ [SETTING_PATHS.core]: coreAddressRecord({ value: '', edits: 4 }, at) });
    expect(await run()).toEqual({ delivered: 0, failed: 0 });
    expect(receiver.taken).toEqual([]);
  });

  it('go by https only, but for a local run', async () => {
    const strict = postSigned({ secret: LOCAL_SECRET, allowsLocal: false });
    await write(undefined, {});
    await run(strict);
    expect(await queue()).toMatchObject({ error: 'not an https address' });
    const elsewhere = post('http://core.example/', { id: 'x', body: '{}', at: now() });
    await expect(elsewhere).rejects.toThrow('not an https address');
    expect(receiver.taken).toEqual([]);
  });
});
