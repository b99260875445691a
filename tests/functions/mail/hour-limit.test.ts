import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../functions/src/mail/deliver';
import { type Send, SendFailure } from '../../../functions/src/mail/mail';
import { firestoreMailStore, isAskedFor } from '../../../functions/src/mail/mail-store';
import { sweepMails } from '../../../functions/src/mail/sweep';
import { tellFullHour } from '../../../functions/src/staff/full-hour';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time';
import { openProject } from '../my-data/project';
import { keptMails } from './kept-mails';

const { db, clear, store, get } = openProject('demo-mail-hour');
const START = Date.UTC(2026, 10, 20, 15);
const MOST = 3;
const message = { subject: 'Hola', text: 'Hola' };

const { sent, send } = keptMails();
let now = START;

beforeEach(async () => {
  now = START;
  await clear();
});

/** Stores mails to strangers and delivers each as its event would, a second apart; how each went. */
async function cause(ids: readonly string[], by: Send = send) {
  const results: string[] = [];
  for (const id of ids) {
    await store({ [`mail/${id}`]: { to: `${id}@example.com`, message } });
    results.push(await attempt(id, by));
    now += 1_000;
  }
  return results;
}

const attempt = (id: string, by: Send = send, most = MOST) =>
  deliver(
    id,
    firestoreMailStore(db, () => now, most),
    by,
  );

const sweep = () => sweepMails({ db, send, atOnce: 1, now: () => now, mailsAnHour: MOST });
const sentIds = () => sent.map(({ id }) => id);
const stateOf = async (id: string) => (await get(`mail/${id}`))?.delivery;

describe('the mails that visitors cause in an hour', () => {
  it('are limited; those over it wait and go out in later hours, the oldest first', async () => {
    // In this order by id, the oldest would be the last.
    const ids = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'];
    expect(await cause(ids)).toEqual([...Array(MOST).fill('delivered'), ...Array(5).fill('held')]);
    const waiting = await stateOf('e');
    expect(waiting).toMatchObject({ state: 'PENDING', attempts: 0, error: null });
    expect(isAskedFor(waiting)).toBe(false);
    // Nothing more in this hour, and each is written once.
    expect(await sweep()).toMatchObject({ held: 1, delivered: 0 });
    expect(await stateOf('e')).toEqual(waiting);
    now = START + HOUR_MS;
    expect(await sweep()).toMatchObject({ delivered: MOST, held: 1 });
    now += 10 * MINUTE_MS;
    expect(await sweep()).toMatchObject({ delivered: 0, held: 1 });
    now = START + 2 * HOUR_MS;
    expect(await sweep()).toMatchObject({ delivered: 2, held: 0 });
    expect(sentIds()).toEqual(ids);
    expect(await stateOf('a')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await stateOf('a')).not.toHaveProperty('heldSince');
    expect(await sweep()).toMatchObject({ delivered: 0, held: 0 });
  });

  it('are not the bank’s own, nor what staff send again, which go out as ever', async () => {
    await cause(['a', 'b', 'c', 'd']);
    const staffs = [
      'u_decision',
      'u_pregunta_1',
      'u_deshecha_1',
      'u_recordatorio_1',
      'RC-1_cierre',
    ];
    expect(await cause(staffs)).toEqual(staffs.map(() => 'delivered'));
    await store({
      'mail/e': { to: 'e@example.com', message, delivery: { state: 'RETRY', attempts: 1 } },
    });
    expect(await attempt('e')).toBe('delivered');
  });

  it('count once, however often they are tried', async () => {
    const busy: Send = async () => {
      throw new SendFailure('451 busy', true);
    };
    expect(await cause(['a'], busy)).toEqual(['later']);
    expect(await attempt('a', busy)).toBe('later');
    expect(await attempt('a')).toBe('delivered');
    expect(await cause(['b', 'c', 'd'])).toEqual(['delivered', 'delivered', 'held']);
  });

  it('take no place of their address while they wait', async () => {
    await cause(['a', 'b', 'c', 'd']);
    const { docs } = await db.collection('limites').get();
    expect(docs.filter(({ id }) => !id.startsWith('hora_'))).toHaveLength(3);
  });

  it('are each counted when many are delivered at once', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `u${n}`);
    await store(
      Object.fromEntries(ids.map((id) => [`mail/${id}`, { to: `${id}@example.com`, message }])),
    );
    await Promise.all(ids.map((id) => attempt(id, send, 8)));
    expect(sentIds().sort()).toEqual(ids);
    expect(await cause(['x'], send)).toEqual(['held']);
  });

  it('leave the sweep room for a mail whose worker stopped', async () => {
    await cause(['a', 'b', 'c', 'd']);
    const leaseExpireTime = Timestamp.fromMillis(now - 1);
    const delivery = { state: 'PROCESSING', leaseExpireTime };
    await store({ 'mail/z': { to: 'z@example.com', message, delivery } });
    expect(await sweep()).toMatchObject({ done: 1, held: 1 });
  });
});

describe('the bank', () => {
  const TO = ['turno@banco.example', 'jefa@banco.example'];
  const tell = (by: Send = send) =>
    tellFullHour({ db, send: by, wait: async () => {}, atOnce: 5, now: () => now }, MOST);

  beforeEach(() => store({ 'ajustes/avisos': { correos: TO, ediciones: 0 } }));

  it('is told once of each hour without room, at the addresses of the digest', async () => {
    await cause(['a', 'b', 'c']);
    expect(await tell()).toBe(undefined);
    await cause(['d', 'e']);
    sent.length = 0;
    expect(await tell()).toBe(START / HOUR_MS);
    expect(await tell()).toBe(undefined);
    expect(sent.map(({ to }) => to[0])).toEqual(TO);
    expect(sent[0]?.subject).toBe(
      'Correos que esperan: se llegó a 3 en una hora / Mails are waiting: 3 were reached in one hour',
    );
    expect(JSON.stringify(sent)).not.toContain('@example.com');
    now = START + HOUR_MS;
    await cause(['f', 'g', 'h', 'i']);
    sent.length = 0;
    expect(await tell()).toBe(START / HOUR_MS + 1);
    expect(sent).toHaveLength(2);
  });

  it('is told by the next run if no address could be reached, also an hour later', async () => {
    await cause(['a', 'b', 'c', 'd']);
    const down: Send = () => Promise.reject(new SendFailure('550 no', false));
    expect(await tell(down)).toBe(undefined);
    now = START + HOUR_MS;
    expect(await tell()).toBe(START / HOUR_MS);
  });

  it('without an address for notices, is told by the log alone', async () => {
    await store({ 'ajustes/avisos': { correos: [], ediciones: 1 } });
    await cause(['a', 'b', 'c', 'd']);
    sent.length = 0;
    expect(await tell()).toBe(START / HOUR_MS);
    expect(await tell()).toBe(undefined);
    expect(sent).toEqual([]);
  });
});
