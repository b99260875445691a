import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreDatabase } from '../../../functions/src/acts/store';
import { requestEvents } from '../../../functions/src/events/derive';
import { LOCAL_SECRET } from '../../../functions/src/events/local-secret';
import { receiveStatus } from '../../../functions/src/events/status-in';
import { eraseRequest } from '../../../functions/src/my-data/erase';
import { readTracking } from '../../../src/records/follow-up';
import { undeliveredOf } from '../../../src/records/refused-status';
import { readLoanRequest } from '../../../src/records/request';
import { everything, openProject, testTools } from '../my-data/project';
import { ANA, dayAgo, daysAgo, NOW, requestDocuments } from '../my-data/records';

const { db, clear, store, get } = openProject('demo-status-in');
const database = firestoreDatabase(db);

const MINUTE = 60;
const KEY = `whsec_${btoa('the key of somebody else, of no use')}`;
const user = `users/${ANA.uid}`;
const tracker = `seguimiento/${ANA.code}`;
const approved = { estadoCredito: 'aprobado', decision: { fecha: daysAgo(1) } };

let sent = 0;

interface Message {
  readonly id?: string;
  /** How many seconds ago it was signed. */
  readonly age?: number;
  readonly key?: string;
  readonly body?: string;
  readonly method?: string;
}

/** A call of the core system: of the approved request, with an id of its own. */
function call(status: string, message: Message = {}) {
  sent += 1;
  const { id = `message-${sent}`, age = 0, key = LOCAL_SECRET, method = 'POST' } = message;
  const { body = JSON.stringify({ code: ANA.code, status }) } = message;
  const at = new Date(Date.now() - age * 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  };
  return { method, headers, body: Buffer.from(body) };
}

const answer = (asked: ReturnType<typeof call>, secret: string | undefined = LOCAL_SECRET) =>
  receiveStatus(database, secret, asked, new Date(NOW));
const tell = (status: string, message?: Message) => answer(call(status, message));

const STORED = { http: 200, body: { result: 'stored' } };
const ALREADY = { http: 200, body: { result: 'already' } };
const refusal = (http: number, error: string) => ({ http, body: { error } });

const entries = async () => (await db.collection('auditoria').get()).docs.map((one) => one.data());

beforeEach(async () => {
  await clear();
  await store(requestDocuments(approved));
});

describe('what the core system tells of an approval', () => {
  it.each([
    ['disbursed', 'desembolsado', 'desembolsar'],
    ['cancelled', 'cancelado', 'cancelar'],
  ] as const)('%s: stands in the request, its tracker and the audit', async (kind, stored, act) => {
    expect(await tell(kind)).toEqual(STORED);
    const banco = { estado: stored, fecha: Timestamp.fromMillis(NOW) };
    expect(await get(user)).toMatchObject({ ...approved, banco });
    expect(await get(tracker)).toMatchObject({ estado: 'aprobado', banco });
    expect(await entries()).toEqual([
      {
        autor: 'nucleo',
        fecha: Timestamp.fromMillis(NOW),
        accion: act,
        sobre: user,
        caso: ANA.uid,
      },
    ]);
    const told = { kind, at: new Date(NOW) };
    expect(readLoanRequest(ANA.uid, (await get(user)) ?? {}).atBank).toEqual(told);
    expect(readTracking(ANA.code, (await get(tracker)) ?? {}).atBank).toEqual(told);
  });

  it('is stored once, however often it is told, and is no event', async () => {
    const first = await get(user);
    await tell('disbursed');
    const after = await get(user);
    expect(await tell('disbursed')).toEqual(ALREADY);
    expect(await get(user)).toEqual(after);
    expect(await entries()).toHaveLength(1);
    const written = { id: ANA.uid, before: first, after, at: new Date(NOW) };
    expect(requestEvents(written)).toEqual([]);
  });

  it('does not change once money went out; a payment after a cancellation is one, late', async () => {
    await tell('disbursed');
    expect(await tell('cancelled')).toEqual(refusal(409, 'settled'));
    expect((await get(user))?.banco).toMatchObject({ estado: 'desembolsado' });
    expect((await get(user))?.banco).not.toHaveProperty('tarde');
    await clear();
    await store({
      ...requestDocuments(approved),
      'ajustes/avisos': { correos: ['cola@banco.com'], ediciones: 1 },
    });
    await tell('cancelled');
    const later = new Date(NOW + 1000);
    expect(await receiveStatus(database, LOCAL_SECRET, call('disbursed'), later)).toEqual(STORED);
    expect(await get(user)).toMatchObject({ banco: { estado: 'desembolsado', tarde: true } });
    expect(await get(`mail/${ANA.uid}_pago_${later.getTime()}_0`)).toMatchObject({
      to: 'cola@banco.com',
    });
  });

  it('may be sent again after a lost answer, and may not be replayed', async () => {
    const message = call('disbursed', { id: 'same', age: 10 });
    expect(await answer(message)).toEqual(STORED);
    expect(await answer(message)).toEqual(refusal(409, 'replayed'));
    expect(await tell('disbursed', { id: 'same' })).toEqual(ALREADY);
    expect(await tell('cancelled', { id: 'same' })).toEqual(refusal(409, 'replayed'));
    expect(await entries()).toHaveLength(1);
  });

  it('ends what somebody proposes to undo, if the money was paid out', async () => {
    const signed = { autor: 'rosa', fecha: daysAgo(1) };
    const reversion = {
      ...{ numero: 1, autor: 'luis', fecha: daysAgo(0.5), palabras: 'No era', orden: '1' },
      anterior: { estado: 'aprobado', fecha: daysAgo(1), causa: 'caso', ahora: 'pendiente' },
      ...{ decision: signed, entrada: `deshecha_${ANA.uid}_1`, vuelta: '_2' },
    };
    const file = `expedientes/${ANA.uid}`;
    await store({ [file]: { decision: signed, reversion } });
    await tell('cancelled');
    expect((await get(file))?.reversion).toEqual(reversion);
    await clear();
    await store({ ...requestDocuments(approved), [file]: { decision: signed, reversion } });
    await tell('disbursed');
    const end = { autor: 'nucleo', fecha: Timestamp.fromMillis(NOW), hecha: false };
    expect((await get(file))?.reversion).toEqual({ ...reversion, fin: end });
    expect(await get(`auditoria/deshecha_${ANA.uid}_1`)).toMatchObject({
      autor: 'nucleo',
      accion: 'no-deshacer',
    });
  });

  it('no longer counts once its approval was undone, and is told anew of the next one', async () => {
    await tell('cancelled');
    const undone = { estado: 'aprobado', fecha: daysAgo(1), ahora: 'pendiente', causa: 'otra' };
    await db.doc(user).update({
      'decision.fecha': daysAgo(0.5),
      decisiones: { 1: { ...undone, deshecha: Timestamp.fromMillis(NOW) } },
    });
    const again = readLoanRequest(ANA.uid, (await get(user)) ?? {});
    expect(again.atBank).toBeUndefined();
    const later = new Date(NOW + 1);
    const answered = await receiveStatus(database, LOCAL_SECRET, call('disbursed'), later);
    // Both are approvals, so the message has to say which.
    expect(answered).toEqual(refusal(409, 'unnamed'));
    const event = `${ANA.code}_request.decided_${daysAgo(0.5).toMillis()}`;
    const body = JSON.stringify({ code: ANA.code, status: 'disbursed', event });
    const named = call('', { body });
    expect(await receiveStatus(database, LOCAL_SECRET, named, later)).toEqual(STORED);
  });

  describe('of an approval that two people undid', () => {
    const undone = {
      ...{ estado: 'aprobado', fecha: daysAgo(2), ahora: 'pendiente', causa: 'otra' },
      deshecha: daysAgo(1),
    };
    const event = `${ANA.code}_request.decided_${daysAgo(2).toMillis()}`;
    const file = `expedientes/${ANA.uid}`;
    const reversion = {
      ...{
        numero: 1,
        autor: 'luis',
        fecha: daysAgo(1),
        palabras: 'No era',
        orden: '1',
        vuelta: '_2',
      },
      anterior: { estado: 'aprobado', fecha: daysAgo(2), causa: 'otra', ahora: 'pendiente' },
      decision: { autor: 'rosa', fecha: daysAgo(2), monto: 1_000_000 },
      fin: { autor: 'ines', fecha: daysAgo(1), hecha: true },
    };
    const KEPT = { http: 200, body: { result: 'kept' } };

    beforeEach(async () => {
      await clear();
      await store({
        ...requestDocuments({ estadoCredito: 'pendiente', decisiones: { 1: undone } }),
        [file]: { reversion },
        'ajustes/avisos': { correos: ['cola@banco.com'], ediciones: 1 },
      });
    });

    it('a payment is kept for two people to explain, with one mail', async () => {
      expect(await tell('disbursed')).toEqual(KEPT);
      expect(await get(file)).toMatchObject({
        pagoSuelto: { evento: event, fecha: Timestamp.fromMillis(NOW), numero: 0 },
      });
      for (const path of [user, tracker])
        expect(await get(path)).toMatchObject({ pagoSuelto: true });
      expect((await get(user))?.banco).toBeUndefined();
      expect(await entries()).toMatchObject([{ accion: 'pago-suelto', autor: 'nucleo' }]);
      expect(await get(`mail/${ANA.uid}_pago_${NOW}_0`)).toMatchObject({
        to: 'cola@banco.com',
        message: { subject: expect.stringContaining('se había deshecho') },
      });
      // Told again it is there already.
      expect(await tell('disbursed')).toEqual(ALREADY);
      expect(await entries()).toHaveLength(1);
    });

    it('a payment that was explained is one again if it is told again', async () => {
      await tell('disbursed');
      const signed = { autor: 'rosa', fecha: daysAgo(0) };
      await db.doc(file).update({
        'pagoSuelto.numero': 1,
        'pagoSuelto.explica': { ...signed, vale: false, palabras: 'Volvió al banco.' },
        'pagoSuelto.fin': signed,
      });
      for (const path of [user, tracker])
        await db.doc(path).update({ pagoSuelto: FieldValue.delete() });
      const later = new Date(NOW + 1000);
      expect(await receiveStatus(database, LOCAL_SECRET, call('disbursed'), later)).toEqual(KEPT);
      expect((await get(file))?.pagoSuelto).toEqual({
        ...{ evento: event, fecha: Timestamp.fromMillis(NOW + 1000), numero: 1 },
      });
    });

    it('a cancellation is kept in the log, and there is nothing to repay', async () => {
      expect(await tell('cancelled')).toEqual(KEPT);
      expect(await get(user)).not.toHaveProperty('pagoSuelto');
      expect(await tell('repaid')).toEqual(refusal(409, 'not-paid'));
    });
  });

  describe('a status that changes nothing is a line for administrators', () => {
    const lines = async () =>
      undeliveredOf((await db.collection('eventos').get()).docs.map((one) => [one.id, one.data()]))
        .statuses;

    it('with its code where the event is of none of its approvals, once however often it is told', async () => {
      const body = JSON.stringify({ code: ANA.code, status: 'disbursed', event: 'another' });
      for (const _ of [1, 2]) expect(await tell('', { body })).toEqual(refusal(409, 'unknown'));
      expect(await lines()).toMatchObject([
        { why: 'unknown', status: 'disbursed', code: ANA.code, at: new Date(NOW) },
      ]);
    });

    it('and without a person where there is no such request', async () => {
      const code = ANA.code.replace('7K3A', '7K3B');
      const body = JSON.stringify({ code, status: 'disbursed' });
      expect(await tell('', { body })).toEqual(refusal(404, 'code'));
      expect(await lines()).toMatchObject([{ why: 'code' }]);
      expect(JSON.stringify(await everything(db))).not.toContain('7K3B');
    });

    it('but not where it came too late', async () => {
      await tell('disbursed');
      expect(await tell('cancelled')).toEqual(refusal(409, 'settled'));
      expect(await lines()).toEqual([]);
    });
  });

  it.each([
    ['pending', { estadoCredito: 'pendiente' }],
    ['declined', { estadoCredito: 'rechazado', decision: { fecha: daysAgo(1), motivo: 'deudas' } }],
    ['withdrawn', { estadoCredito: 'retirado', retiro: { fecha: daysAgo(1) } }],
  ])('is refused of a request that is %s', async (_, changes) => {
    await clear();
    await store(requestDocuments(changes));
    expect(await tell('disbursed')).toEqual(refusal(409, 'unknown'));
    expect((await get(user))?.banco).toBeUndefined();
    expect(await entries()).toEqual([]);
  });

  it('is refused of an unknown, an expired and an erased request; the archive keeps it', async () => {
    const body = JSON.stringify({ code: ANA.code.replace('7K3A', '7K3B'), status: 'disbursed' });
    expect(await tell('', { body })).toEqual(refusal(404, 'code'));
    await db.doc(user).update({ expira: Timestamp.fromMillis(NOW) });
    expect(await tell('disbursed')).toEqual(refusal(404, 'code'));
    await db.doc(user).update({ expira: daysAgo(-1) });
    await tell('disbursed');
    await eraseRequest(db, testTools(db, NOW).accounts, ANA.uid);
    expect(await tell('disbursed')).toEqual(refusal(404, 'code'));
    const [kept] = (await db.collection('archivo').get()).docs;
    expect(kept?.get('banco')).toEqual({
      estado: 'desembolsado',
      fecha: dayAgo(0),
    });
    const received = Object.entries(await everything(db)).filter(([path]) =>
      path.startsWith('recibidos/'),
    );
    expect(JSON.stringify(received)).not.toContain(ANA.code);
  });

  it.each([
    ['a forged signature', { key: KEY }, 401, 'signature'],
    ['an old signature', { age: 6 * MINUTE }, 401, 'signature'],
    ['a signature of the future', { age: -6 * MINUTE }, 401, 'signature'],
    ['another method', { method: 'GET' }, 405, 'method'],
    ['something else than JSON', { body: 'disbursed' }, 400, 'body'],
    [
      'an unknown status',
      { body: JSON.stringify({ code: ANA.code, status: 'paid' }) },
      400,
      'body',
    ],
    ['too long an id', { id: 'x'.repeat(121) }, 400, 'body'],
  ])('is refused with %s', async (_, message, http, error) => {
    expect(await tell('disbursed', message)).toEqual(refusal(http, error));
    expect((await get(user))?.banco).toBeUndefined();
  });

  it('is refused in the same words of every code without the key, and without one set', async () => {
    const body = JSON.stringify({ code: ANA.code.replace('7K3A', '7K3B'), status: 'disbursed' });
    expect(await tell('', { body, key: KEY })).toEqual(await tell('disbursed', { key: KEY }));
    const changed = { ...call('cancelled'), body: call('disbursed').body };
    expect(await answer(changed)).toEqual(refusal(401, 'signature'));
    expect(await receiveStatus(database, undefined, call('disbursed'), new Date(NOW))).toEqual(
      refusal(404, 'off'),
    );
  });
});
