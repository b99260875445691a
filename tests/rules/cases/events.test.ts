import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { auditWrite, secondEntries } from '../../support/rules/rules-audit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { commit, place, type Write, withStored } from '../../support/rules/rules-records';

const admin = () => staff({ roles: ['admin'] });

/** A queue whose oldest event was tried for 24 hours. */
const still = {
  estado: 'sinEntregar',
  eventos: [{ id: 'x', tipo: 'solicitudEnviada' }],
  intentos: 12,
  reenvios: 0,
  desde: Timestamp.fromMillis(0),
  error: 'answered 500',
};

async function placeQueue(changes: DocumentData = {}): Promise<string> {
  const subject = freshId();
  await place(`eventos/${subject}`, { ...still, ...changes });
  return subject;
}

/** What an administrator writes to have a queue sent again, for the nth time. */
function resendWrites(
  who: Person,
  subject: string,
  changes: DocumentData = {},
  { n = 1, entry = {} }: { readonly n?: number; readonly entry?: DocumentData } = {},
): [Write, Write] {
  const path = `eventos/${subject}`;
  const again = {
    estado: 'pendiente',
    proximo: serverTimestamp(),
    desde: deleteField(),
    reenvios: n,
    ...changes,
  };
  return [
    { path, data: again, change: true },
    auditWrite(who, `evento_${subject}_${n}`, 'reenviar-evento', path, entry),
  ];
}

const resend = (who: Person, subject: string, ...more: [DocumentData?, object?]) =>
  commit(who, resendWrites(who, subject, ...more));

describe('eventos: what the core system is told', () => {
  test('administrators have what stood still sent again, again and again', async () => {
    const subject = await placeQueue();
    await accepted(resend(admin(), subject));
    await refused(resend(admin(), subject, {}, { n: 2 }));
    await place(`eventos/${subject}`, { ...still, reenvios: 1 });
    await refused(resend(admin(), subject, {}, { n: 3 }));
    await accepted(resend(admin(), subject, {}, { n: 2 }));
  });

  test('refused: what waits or was delivered', async () => {
    for (const estado of ['pendiente', 'entregado'])
      await refused(resend(admin(), await placeQueue({ estado })));
    await refused(resend(admin(), freshId()));
  });

  test('refused: everybody else', async () => {
    const subject = await placeQueue();
    for (const roles of [['lectura', 'analista', 'revisor'], [], null])
      await refused(resend(staff({ roles }), subject));
    for (const [, open] of impostors) await refused(resend(open({ roles: ['admin'] }), subject));
    await refused(resend(visitor(), subject));
  });

  test('refused: another state, time or number, another field, or another event', async () => {
    const subject = await placeQueue();
    for (const changes of [
      { estado: 'entregado' },
      { estado: 'sinEntregar' },
      { estado: deleteField() },
      { proximo: deleteField() },
      { proximo: Timestamp.fromMillis(0) },
      { desde: serverTimestamp() },
      { desde: still.desde },
      { reenvios: 2 },
      { intentos: 0 },
      { error: deleteField() },
      { eventos: [] },
      { eventos: [{ id: 'x', tipo: 'solicitudBorrada' }] },
      { reserva: serverTimestamp() },
      { nota: 'x' },
    ])
      await refused(resend(admin(), subject, changes));
    await accepted(resend(admin(), subject));
  });

  test('refused: without its audit entry, or with one that tells something else', async () => {
    const subject = await placeQueue();
    const who = admin();
    const [queue, entry] = resendWrites(who, subject);
    await refused(commit(who, [queue]));
    await refused(commit(who, [entry]));
    // The entry of a time at which nothing was sent again.
    await refused(commit(who, [resendWrites(who, subject, {}, { n: 0 })[1]]));
    for (const other of [
      { autor: 'leo' },
      { fecha: Timestamp.now() },
      { accion: 'reenviar' },
      { sobre: 'eventos/x' },
      { caso: subject },
    ])
      await refused(resend(who, subject, {}, { entry: other }));
    for (const second of secondEntries([queue, entry]))
      await refused(commit(who, [queue, entry, second]));
    await accepted(commit(who, [queue, entry]));
    const writes = resendWrites(who, await placeQueue());
    await refused(commit(who, await withStored('auditoria', writes)));
  });

  test('are read by administrators only, and written by nobody', async () => {
    const subject = await placeQueue();
    const read = ({ db }: Pick<Person, 'db'>) => getDoc(doc(db, `eventos/${subject}`));
    const list = ({ db }: Pick<Person, 'db'>) =>
      getDocs(query(collection(db, 'eventos'), limit(1)));
    await accepted(read(admin()));
    await accepted(list(admin()));
    const others = [
      staff({ roles: ['lectura', 'analista', 'revisor'] }),
      ...impostors.map(([, open]) => open({ roles: ['admin'] })),
      visitor(),
      { db: nobody },
    ];
    for (const who of others) {
      await refused(read(who));
      await refused(list(who));
    }
    const { db } = admin();
    await refused(setDoc(doc(db, `eventos/${freshId()}`), still));
    await refused(updateDoc(doc(db, `eventos/${subject}`), { estado: 'entregado' }));
    await refused(deleteDoc(doc(db, `eventos/${subject}`)));
  });
});
