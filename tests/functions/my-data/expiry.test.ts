import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreMailStore } from '../../../functions/src/mail/mail-store';
import { dateRequest, dateSubscriber } from '../../../functions/src/my-data/expiry';
import { LOCAL_KEYS_SECRET } from '../../../functions/src/triggers/keys/local-secret';
import { retentionDays } from '../../../src/config/retention';
import { indexRequests } from '../../../tools/support/index-requests';
import { RECEIPT } from '../mail/kept-mails';
import { everything, openProject } from './project';
import { ANA, daysAgo, NOW, requestDocuments } from './records';

const { db, clear, store, get } = openProject('demo-my-data-expiry');

beforeEach(clear);

const request = `users/${ANA.uid}`;
const tracker = `seguimiento/${ANA.code}`;

const closed: Record<string, { record: DocumentData; expires: number }> = {
  approved: {
    record: { estadoCredito: 'aprobado', decision: { autor: 'eva', fecha: daysAgo(1) } },
    expires: retentionDays.approved - 1,
  },
  declined: {
    record: { estadoCredito: 'rechazado', decision: { autor: 'eva', fecha: daysAgo(1) } },
    expires: retentionDays.declined - 1,
  },
  withdrawn: {
    record: { estadoCredito: 'retirado', retiro: { fecha: daysAgo(1) } },
    expires: retentionDays.withdrawn - 1,
  },
  unanswered: {
    record: { estadoCredito: 'sinRespuesta', cierre: { fecha: daysAgo(1) } },
    expires: retentionDays.unanswered - 1,
  },
  lapsed: {
    record: {
      estadoCredito: 'caducado',
      decision: { fecha: daysAgo(32) },
      cierre: { fecha: daysAgo(1) },
    },
    expires: retentionDays.lapsed - 1,
  },
  'given back': {
    record: {
      estadoCredito: 'retirado',
      decision: { fecha: daysAgo(20) },
      retiro: { fecha: daysAgo(1) },
    },
    expires: retentionDays.withdrawn - 1,
  },
  'decided before decisions had a time': {
    record: { estadoCredito: 'rechazado' },
    expires: retentionDays.declined - 2,
  },
};

describe('the date of a request', () => {
  for (const [name, { record, expires }] of Object.entries(closed))
    it(`that is ${name} counts from when it was closed, on its tracker too`, async () => {
      await store(requestDocuments(record));
      await dateRequest(db, ANA.uid);
      for (const path of [request, tracker])
        expect((await get(path))?.expira).toEqual(daysAgo(-expires));
    });

  it('is none while it is open', async () => {
    for (const estadoCredito of ['pendiente', 'informacion']) {
      const documents = requestDocuments({ estadoCredito });
      await store(documents);
      await dateRequest(db, ANA.uid);
      expect(await everything(db)).toEqual(documents);
    }
  });

  it('is taken back when its decision is undone, from its tracker too', async () => {
    await store(requestDocuments(closed.declined?.record));
    await dateRequest(db, ANA.uid);
    await db.doc(request).update({ estadoCredito: 'pendiente', decision: FieldValue.delete() });
    await dateRequest(db, ANA.uid);
    for (const path of [request, tracker]) expect((await get(path))?.expira).toBeUndefined();
  });

  it('is set without a tracker, for a request without a code', async () => {
    const { codigo, ...older } = requestDocuments(closed.declined?.record)[request] ?? {};
    await store({ [request]: older });
    await dateRequest(db, ANA.uid);
    expect((await get(request))?.expira).toEqual(daysAgo(1 - retentionDays.declined));
  });

  it('is written once: the event that it causes changes nothing', async () => {
    await store(requestDocuments(closed.declined?.record));
    await dateRequest(db, ANA.uid);
    const first = (await db.doc(request).get()).updateTime;
    await dateRequest(db, ANA.uid);
    expect((await db.doc(request).get()).updateTime).toEqual(first);
  });

  it('brings nothing back that is gone', async () => {
    await dateRequest(db, ANA.uid);
    await dateSubscriber(db, 'ana_1');
    expect(await everything(db)).toEqual({});
  });
});

describe('other dates', () => {
  it('a subscriber’s counts from the sign-up, and that of the code that ends it too', async () => {
    await store({
      'subscriptores/ana_1': { registro: daysAgo(3), baja: 'LU-ANA' },
      'bajas/LU-ANA': { clave: 'ana_1' },
    });
    await dateSubscriber(db, 'ana_1');
    const expira = daysAgo(3 - retentionDays.subscribers);
    expect(await get('subscriptores/ana_1')).toMatchObject({ registro: daysAgo(3), expira });
    expect(await get('bajas/LU-ANA')).toEqual({ clave: 'ana_1', expira });
  });

  it('a mail’s counts from its delivery or failure, and a waiting one has none', async () => {
    const mail = { to: 'ana@example.com', message: { subject: 'Hola', text: 'Hola' } };
    await store({ 'mail/sent': mail, 'mail/failed': mail, 'mail/odd': { to: 'ana@example.com' } });
    const mails = firestoreMailStore(db, () => NOW);
    for (const id of ['sent', 'failed', 'odd']) await mails.lease(id);
    expect(await get('mail/sent')).not.toHaveProperty('expira');
    await mails.finish('sent', { state: 'SUCCESS', info: RECEIPT });
    await mails.finish('failed', { state: 'ERROR', error: '550' });
    for (const id of ['sent', 'failed', 'odd'])
      expect((await get(`mail/${id}`))?.expira).toEqual(daysAgo(-retentionDays.mails));
  });

  it('of requests and subscribers from before the functions come with the search index', async () => {
    await store({
      ...requestDocuments(closed.declined?.record),
      'subscriptores/ana_1': { registro: daysAgo(3) },
    });
    await indexRequests(db, LOCAL_KEYS_SECRET, () => {});
    for (const path of [request, tracker, 'subscriptores/ana_1'])
      expect(await get(path)).toHaveProperty('expira');
    expect(await get(`indice/${ANA.uid}`)).toHaveProperty('tokens');
  });
});
