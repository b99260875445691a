import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../functions/src/mail/deliver';
import { handOver } from '../../../functions/src/mail/hand-over';
import { firestoreMailStore } from '../../../functions/src/mail/mail-store';
import { OUTGOING } from '../../../functions/src/mail/outgoing';
import { openProject } from '../my-data/project';

const { db, clear, store, get } = openProject('demo-mail-hand-over');
const message = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };
const mail = { to: 'ana@example.com', message };
const outgoing = { to: ['ana@example.com'], message, expira: expect.any(Timestamp) };

beforeEach(clear);

const deliverMail = (id = 'u1') => deliver(id, firestoreMailStore(db), handOver(db));

describe('a mail that is handed over to the extension', () => {
  it('stands where the extension watches, and its own document says so', async () => {
    await store({ 'mail/u1': mail });
    expect(await deliverMail()).toBe('delivered');
    expect(await get(`${OUTGOING}/u1`)).toEqual(outgoing);
    expect((await get('mail/u1'))?.delivery).toMatchObject({
      state: 'SUCCESS',
      info: {
        accepted: [],
        pending: ['ana@example.com'],
        response: 'handed over as correos_salida/u1',
      },
    });
  });

  it('is not handed over if the address has had its mails of the day', async () => {
    const ids = ['u1', 'u2', 'u3', 'u4'];
    await store(Object.fromEntries(ids.map((id) => [`mail/${id}`, mail])));
    for (const id of ids) await deliverMail(id);
    expect((await db.collection(OUTGOING).get()).docs.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });

  it('is written anew once the extension is done with it, and not before', async () => {
    const again = { ...mail, delivery: { state: 'RETRY' } };
    const waiting = { to: ['ana@example.com'], delivery: { state: 'PROCESSING' } };
    await store({ 'mail/u1': again, [`${OUTGOING}/u1`]: waiting });
    await deliverMail();
    expect(await get(`${OUTGOING}/u1`)).toEqual(waiting);
    await store({ 'mail/u1': again, [`${OUTGOING}/u1`]: { delivery: { state: 'ERROR' } } });
    await deliverMail();
    expect(await get(`${OUTGOING}/u1`)).toEqual(outgoing);
  });
});
