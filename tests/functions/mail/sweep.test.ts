import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS } from '../../../functions/src/mail/delivery-fields';
import { type Send, SendFailure } from '../../../functions/src/mail/mail';
import { INTERRUPTED, RETRY_MS } from '../../../functions/src/mail/mail-store';
import { LOOK_BACK_MS, SWEPT, UNSENT_MS } from '../../../functions/src/mail/stuck-mails';
import { SWEEP_MS, sweepMails } from '../../../functions/src/mail/sweep';
import { UNSENT_MINUTES } from '../../../src/domain/mail/mail';
import { complaintRecord } from '../../../src/records/complaint';
import { complaintOf } from '../../../tools/samples/complaints';
import { openProject } from '../my-data/project';
import { keptMails } from './kept-mails';

// A separate project: no event reaches its mails, and no other test stores any.
const { db, store, clear } = openProject('demo-mail-sweep');

/** The sweep's clock. */
const NOW = Date.UTC(2026, 10, 20, 15);
const NONE = { delivered: 0, failed: 0, later: 0, busy: 0, limit: 0, held: 0, done: 0 };
const message = { subject: 'Recibimos tu solicitud', html: '<p>Sí.</p>', text: 'Sí.' };
const mail = { to: 'ana@correo.example', message };

/** A mail to an address of its own, because mails to one address wait for each other's count. */
const mailOf = (id: string) => ({ [`mail/${id}`]: { to: `${id}@correo.example`, message } });

const { sent, send } = keptMails();

const sweep = (by: Send = send, now = () => NOW, atOnce = 5) =>
  sweepMails({ db, send: by, atOnce, now });

const sentIds = () => sent.map(({ id }) => id).sort();

const at = (agoMs: number) => Timestamp.fromMillis(NOW - agoMs);

const delivery = async (id: string) => (await db.doc(`mail/${id}`).get()).get('delivery');

beforeEach(clear);

/** A complaint as stored, with these changes. */
const complaintDocument = (changes: Record<string, unknown>) => ({
  ...complaintRecord(complaintOf('RC-1'), 'u1', Timestamp.fromDate),
  ...changes,
});

describe('the mail sweep', () => {
  it('sends the mails that no event reached: of requests, decisions and sign-ups', async () => {
    const old = UNSENT_MS + 1_000;
    await store({
      'users/ana': { registro: at(old) },
      ...mailOf('ana'),
      'users/eva': { registro: at(LOOK_BACK_MS * 3), decision: { fecha: at(old) } },
      ...mailOf('eva_decision'),
      'subscriptores/leo_1': { registro: at(LOOK_BACK_MS - 1_000) },
      ...mailOf('leo_1'),
    });
    expect(await sweep()).toEqual({ ...NONE, delivered: 3 });
    expect(sentIds()).toEqual(['ana', 'eva_decision', 'leo_1']);
    expect(await delivery('ana')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    await sweep();
    expect(sent).toHaveLength(3);
  });

  it('sends those of questions, answers, withdrawals and corrected addresses too', async () => {
    const old = at(UNSENT_MS + 1_000);
    const begun = at(LOOK_BACK_MS * 3);
    await store({
      'users/ana': { registro: begun, actualizado: old, preguntas: { 1: {}, 2: {} } },
      ...mailOf('ana_pregunta_2'),
      ...mailOf('ana_respuesta_1'),
      'users/eva': { registro: begun, actualizado: old, retiro: { fecha: old } },
      ...mailOf('eva_retiro'),
      'users/leo': { registro: begun, correccion: { fecha: old } },
      ...mailOf('leo_correo'),
    });
    await sweep();
    expect(sentIds()).toEqual(['ana_pregunta_2', 'ana_respuesta_1', 'eva_retiro', 'leo_correo']);
  });

  it('sends those of undone decisions, and of the next decision, too', async () => {
    const old = at(UNSENT_MS + 1_000);
    const decided = { registro: at(LOOK_BACK_MS * 3), actualizado: old, decision: { fecha: old } };
    await store({
      'users/ana': { ...decided, decisiones: { 1: { ahora: 'pendiente' } } },
      ...mailOf('ana_decision_2'),
      ...mailOf('ana_deshecha_1'),
    });
    await sweep();
    expect(sentIds()).toEqual(['ana_decision_2', 'ana_deshecha_1']);
  });

  it('sends those of complaints, of their answers and withdrawals too', async () => {
    const old = at(UNSENT_MS + 1_000);
    const begun = at(LOOK_BACK_MS * 3);
    await store({
      'reclamos/RC-1': complaintDocument({ registro: old }),
      ...mailOf('RC-1_recibo'),
      'reclamos/RC-2': complaintDocument({
        registro: begun,
        respuesta: { texto: 'Sí.', conRazon: true, fecha: old },
      }),
      ...mailOf('RC-2_cierre'),
      'reclamos/RC-3': complaintDocument({ registro: begun, retiro: { fecha: old } }),
      ...mailOf('RC-3_retiro'),
    });
    await sweep();
    expect(sentIds()).toEqual(['RC-1_recibo', 'RC-2_cierre', 'RC-3_retiro']);
  });

  it('leaves a new mail to its event, and a delivered one alone', async () => {
    await store({
      'users/ana': { registro: at(UNSENT_MS - 1_000) },
      'mail/ana': mail,
      'users/eva': { registro: at(UNSENT_MS * 2) },
      'mail/eva': { ...mail, delivery: { state: 'SUCCESS' } },
      'users/leo': { registro: at(UNSENT_MS * 2) },
      'mail/leo': { ...mail, delivery: { state: 'ERROR', error: '550' } },
      'users/mia': { registro: at(UNSENT_MS * 2) },
    });
    expect(await sweep()).toEqual(NONE);
    expect(sent).toEqual([]);
  });

  it('marks a mail whose worker stopped as possibly sent, and sends nothing', async () => {
    const taken = { state: 'PROCESSING', attempts: 1, startTime: at(LEASE_MS * 2) };
    await store({
      'mail/ana': { ...mail, delivery: { ...taken, leaseExpireTime: at(1) } },
      'mail/eva': { ...mail, delivery: { ...taken, leaseExpireTime: at(-60_000) } },
    });
    expect(await sweep()).toEqual({ ...NONE, busy: 1, done: 1 });
    expect(sent).toEqual([]);
    expect(await delivery('ana')).toMatchObject({ state: 'ERROR', error: INTERRUPTED });
    expect(await delivery('eva')).toMatchObject({ state: 'PROCESSING' });
  });

  it('sends a mail that waits for a retry when no event came', async () => {
    await store({
      'mail/ana': { ...mail, delivery: { state: 'RETRY', attempts: 2, error: '450' } },
      'mail/eva': { ...mail, delivery: { state: 'PENDING', attempts: 0 } },
    });
    await sweep();
    expect(sentIds()).toEqual(['ana', 'eva']);
    expect(await delivery('ana')).toMatchObject({ state: 'SUCCESS', attempts: 3, error: null });
  });

  it('tries one again that the server refused for now, until its hour is over', async () => {
    const busy: Send = async () => {
      throw new SendFailure('450 later', true);
    };
    await store({ 'users/ana': { registro: at(UNSENT_MS * 2) }, 'mail/ana': mail });
    expect(await sweep(busy)).toEqual({ ...NONE, later: 1 });
    expect(await sweep(busy, () => NOW + RETRY_MS - 1)).toEqual({ ...NONE, later: 1 });
    expect(await sweep(busy, () => NOW + RETRY_MS)).toEqual({ ...NONE, failed: 1 });
    expect(await delivery('ana')).toMatchObject({ state: 'ERROR', error: '450 later' });
  });

  it('reads every record once, and looks again at those whose mail it could not settle', async () => {
    const reached = async () => (await db.doc(SWEPT).get()).get('hasta').toMillis();
    await sweep();
    expect(await reached()).toBe(NOW - UNSENT_MS);
    // Between two sweeps; the first one is also of the time before.
    await store({
      'users/old': { registro: at(UNSENT_MS) },
      'mail/old': mail,
      'users/ana': { registro: at(UNSENT_MS - 1) },
      'mail/ana': mail,
    });
    const next = NOW + 600_000;
    let now = next;
    const slow: Send = (outgoing) => {
      now += SWEEP_MS;
      return send(outgoing);
    };
    await store(
      Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((id) => [
          `mail/${id}`,
          { ...mail, delivery: { state: 'RETRY' } },
        ]),
      ),
    );
    await sweep(slow, () => now);
    expect(await reached()).toBe(NOW - UNSENT_MS);
    await sweep(send, () => next);
    expect(await reached()).toBe(next - UNSENT_MS);
    expect(sentIds()).toEqual(['a', 'ana', 'b', 'c', 'd', 'e']);
  });

  it('goes on after a mail that the server refuses', async () => {
    const refusing: Send = async (outgoing) => {
      if (outgoing.id === 'ana') throw new SendFailure('550 unknown', false);
      return send(outgoing);
    };
    await store({
      'mail/ana': { ...mail, delivery: { state: 'RETRY' } },
      'mail/eva': { ...mail, delivery: { state: 'RETRY' } },
    });
    expect(await sweep(refusing)).toMatchObject({ delivered: 1, failed: 1 });
    expect(await delivery('ana')).toMatchObject({ state: 'ERROR', error: '550 unknown' });
  });

  it('begins no mail once its time is over, and the next sweep takes it', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `mail/m${index}`);
    await store(
      Object.fromEntries(many.map((path) => [path, { ...mail, delivery: { state: 'RETRY' } }])),
    );
    let now = NOW;
    const slow: Send = (outgoing) => {
      now += SWEEP_MS;
      return send(outgoing);
    };
    expect(await sweep(slow, () => now)).toMatchObject({ delivered: 5 });
    expect(await sweep()).toMatchObject({ delivered: 7 });
    expect(new Set(sentIds()).size).toBe(12);
  });

  it('waits as long as the rules make staff wait', () => {
    expect(UNSENT_MS).toBe(UNSENT_MINUTES * 60_000);
  });
});
