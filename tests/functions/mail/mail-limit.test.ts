import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../functions/src/mail/deliver';
import { isCounted, mailLimitId } from '../../../functions/src/mail/mail-limit';
import { firestoreMailStore } from '../../../functions/src/mail/mail-store';
import { sweepMails } from '../../../functions/src/mail/sweep';
import { brand } from '../../../src/config/brand';
import { mailboxOf } from '../../../src/domain/fields/mailbox';
import { ownActMails } from '../../../src/domain/mail/own-act-mails';
import { openProject, testTools } from '../my-data/project';

const { db, clear, store, get } = openProject('demo-mail-limit');
const NOW = Date.now();
const message = { subject: 'Hola', text: 'Hola' };
const to = 'ana@example.com';

beforeEach(clear);

/** Delivers mails with these ids to an address, one after the other; how each went. */
async function deliverAll(ids: readonly string[], tools = testTools(db as Firestore, NOW)) {
  const results: string[] = [];
  for (const id of ids)
    results.push(
      await deliver(
        id,
        firestoreMailStore(db, () => NOW),
        tools.send,
      ),
    );
  return { results, sent: tools.sent };
}

const mails = (ids: readonly string[], address = to) =>
  Object.fromEntries(ids.map((id) => [`mail/${id}`, { to: address, message }]));

const stateOf = async (id: string) => (await get(`mail/${id}`))?.delivery?.state;

describe('an address gets three mails a day of those that visitors cause', () => {
  it('on any subject, and the fourth says that it was not sent', async () => {
    const ids = ['u1', 'u2_1763650800000', 'u1_retiro', 'u1_correo', 'u1_respuesta_1'];
    await store(mails(ids));
    const { results, sent } = await deliverAll(ids);
    expect(results).toEqual(['delivered', 'delivered', 'delivered', 'limit', 'limit']);
    expect(sent).toHaveLength(3);
    expect(await get('mail/u1_correo')).toMatchObject({
      to,
      delivery: { state: 'LIMIT', attempts: 0, error: null },
      expira: expect.any(Timestamp),
    });
  });

  it('however many are delivered at once', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `u${n}`);
    await store(mails(ids));
    const tools = testTools(db, NOW);
    const delivered = ids.map((id) =>
      deliver(
        id,
        firestoreMailStore(db, () => NOW),
        tools.send,
      ),
    );
    // A delivery that gives way to others is retried by its event or the sweep.
    await Promise.allSettled(delivered);
    await deliverAll(ids, tools);
    expect(tools.sent).toHaveLength(3);
  });

  it('each counted once, however often it is delivered', async () => {
    await store(mails(['u1']));
    await deliverAll(['u1', 'u1', 'u1']);
    expect((await get(`limites/${mailLimitId(to, NOW)}`))?.mails).toHaveLength(1);
  });

  it('and on the next day three more', async () => {
    await store({ [`limites/${mailLimitId(to, NOW - 86_400_000)}`]: { mails: ['a', 'b', 'c'] } });
    await store(mails(['u1']));
    expect((await deliverAll(['u1'])).results).toEqual(['delivered']);
  });

  it('and mails of the bank’s decisions, questions and answers beside them', async () => {
    const visitors = ['u1', 'u2', 'u3'];
    const bank = [
      'u1_decision',
      'u1_decision_2',
      'u1_deshecha_1',
      'u1_pregunta_1',
      'u1_pregunta_9',
      'RC-2026-7K3A-Q9WM_cierre',
    ];
    await store(mails([...visitors, ...bank]));
    const { sent } = await deliverAll([...visitors, ...bank]);
    expect(sent).toHaveLength(9);
    expect([...visitors, ...bank].filter(isCounted)).toEqual(visitors);
  });

  it('and one that staff ask for again, which is not counted', async () => {
    const ids = ['u1', 'u2', 'u3', 'u4'];
    await store(mails(ids));
    await deliverAll(ids);
    await db.doc('mail/u4').update({ 'delivery.state': 'RETRY' });
    expect((await deliverAll(['u4'])).results).toEqual(['delivered']);
    expect(await get('mail/u4')).toMatchObject({ delivery: { state: 'SUCCESS', attempts: 1 } });
  });

  it('and the sweep leaves one alone that was held back', async () => {
    const ids = ['u1', 'u2', 'u3', 'u4'];
    const registro = Timestamp.fromMillis(NOW - 600_000);
    await store({ ...mails(ids), 'users/u4': { registro } });
    await deliverAll(ids);
    const { send, sent } = testTools(db, NOW);
    await sweepMails({ db, send, atOnce: 1, now: () => NOW });
    expect(sent).toEqual([]);
    expect(await stateOf('u4')).toBe('LIMIT');
  });
});

describe('a mailbox', () => {
  it.each([
    ['Ana.Perez@Example.com', 'ana.perez@example.com'],
    ['ana+promo@example.com', 'ana@example.com'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['A.na@GoogleMail.com', 'ana@gmail.com'],
  ])('of %s is %s', async (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
    const ids = ['u1', 'u2', 'u3', 'u4'];
    await store({ ...mails(ids.slice(0, 3), address), ...mails(['u4'], mailbox) });
    expect((await deliverAll(ids)).results.at(-1)).toBe('limit');
  });

  it('elsewhere has its dots', () => {
    expect(mailboxOf('a.na@example.com')).not.toBe(mailboxOf('ana@example.com'));
  });
});

it('a mail is sent with the moment at which it was asked for', async () => {
  const { es } = ownActMails(brand, 'LU-1').withdrawn;
  await store({ 'mail/u1_retiro': { to, message: es } });
  const { sent } = await deliverAll(['u1_retiro']);
  const made = (await db.doc('mail/u1_retiro').get()).createTime?.toDate() ?? new Date(0);
  const day = new Intl.DateTimeFormat('es-DO', {
    dateStyle: 'long',
    timeZone: 'America/Santo_Domingo',
  }).format(made);
  expect(sent[0]?.text).toContain(`Retiraste tu solicitud de préstamo el ${day}`);
  expect(`${sent[0]?.text}${sent[0]?.html}`).not.toContain('{{');
  expect((await get('mail/u1_retiro'))?.message).toEqual(es);
});
