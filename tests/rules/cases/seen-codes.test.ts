import {
  collection,
  type DocumentData,
  deleteDoc,
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
import { placeOpen, waiting, writesOf } from '../../support/rules/rules-acts';
import { caseWrite } from '../../support/rules/rules-audit';
import { analyst, IDLE_ROLES, placeClaim, reviewer } from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { commit, place, type Write, without } from '../../support/rules/rules-records';
import { placeProposed, undoneWrites } from '../../support/rules/rules-undo';

/** Who saw the code, and the audit entry, as the application writes them. */
function seenWrites(
  who: Person,
  uid: string,
  changes: DocumentData = {},
  entry: DocumentData = {},
): [Write, Write] {
  const data = { autor: who.uid, fecha: serverTimestamp(), ...changes };
  return [{ path: `vistas/${uid}`, data }, caseWrite(who, `vista_${uid}`, 'ver', uid, entry)];
}

const see = (who: Person, uid: string, changes: DocumentData = {}, entry: DocumentData = {}) =>
  commit(who, seenWrites(who, uid, changes, entry));

const openUid = async (changes: DocumentData = {}) => (await placeOpen(changes)).uid;

describe('vistas: who saw the code of a request in the account', () => {
  test('an analyst or a reviewer says so, with an audit entry', async () => {
    for (const who of [analyst(), reviewer()]) {
      const uid = await openUid();
      for (const write of seenWrites(who, uid)) await refused(commit(who, [write]));
      await accepted(see(who, uid));
    }
  });

  test('in every state in which the request is open, and in no other', async () => {
    await accepted(see(analyst(), await openUid(waiting())));
    await accepted(see(analyst(), await openUid({ estadoCredito: 'porConfirmar' })));
    for (const estadoCredito of ['aprobado', 'rechazado', 'retirado', 'sinRespuesta'])
      await refused(see(analyst(), await openUid({ estadoCredito })));
  });

  test('refused: of a request that the same batch reopens', async () => {
    const who = reviewer();
    const request = await placeProposed();
    const undone = writesOf(await undoneWrites(who, request));
    await refused(commit(who, [...undone, ...seenWrites(who, request.uid)]));
    await accepted(commit(who, undone));
  });

  test('refused: while somebody else has the request', async () => {
    const uid = await openUid();
    await placeClaim(uid, reviewer().uid, 5);
    await refused(see(analyst(), uid));
    await accepted(see(reviewer(), uid));
  });

  test('refused: a request that does not exist', () => refused(see(analyst(), freshId())));

  const wrong: Record<string, [DocumentData, DocumentData?]> = {
    'in the name of a colleague': [{ autor: 'leo' }],
    'at a time of the own making': [{ fecha: Timestamp.now() }],
    'with another field': [{ texto: 'x' }],
    'with an entry in the name of a colleague': [{}, { autor: 'leo' }],
    'with an entry of another time': [{}, { fecha: Timestamp.now() }],
    'with an entry of another act': [{}, { accion: 'abrir' }],
    'with an entry about another document': [{}, { sobre: 'users/x' }],
    'with an entry about another case': [{}, { caso: 'x' }],
    'with an entry of more': [{}, { motivo: 'x' }],
  };
  for (const [name, [changes, entry]] of Object.entries(wrong)) {
    test(`refused: one ${name}`, async () =>
      refused(see(analyst(), await openUid(), changes, entry)));
  }

  test('refused: without one of its fields', async () => {
    for (const field of ['autor', 'fecha']) {
      const who = analyst();
      const [seen, entry] = seenWrites(who, await openUid());
      await refused(commit(who, [{ ...seen, data: without(seen.data, field) }, entry]));
    }
  });

  test('refused: an entry of another name, or of a code that was seen before', async () => {
    const who = analyst();
    const uid = await openUid();
    const [seen, entry] = seenWrites(who, uid);
    await refused(commit(who, [seen, entry, { ...entry, path: `auditoria/vista_${uid}_2` }]));
    await place(`vistas/${uid}`, { autor: 'leo', fecha: Timestamp.now() });
    await refused(commit(who, [entry]));
  });

  test('refused: one whose entry was there before', async () => {
    const uid = await openUid();
    await place(`auditoria/vista_${uid}`, { autor: 'leo' });
    await refused(commit(analyst(), seenWrites(analyst(), uid).slice(0, 1)));
  });

  test('refused: members who may only look, visitors, impostors', async () => {
    for (const roles of IDLE_ROLES) await refused(see(staff({ roles }), await openUid()));
    for (const [, open] of impostors)
      await refused(see(open({ roles: ['analista'] }), await openUid()));
    const uid = await openUid();
    await refused(see(visitor({}, uid), uid));
  });

  test('refused: changing or removing it, also by its author', async () => {
    const uid = await openUid();
    await accepted(see(analyst(), uid));
    const { db } = staff({ roles: ['analista', 'revisor', 'admin'] }, analyst().uid);
    const seen = doc(db, `vistas/${uid}`);
    await refused(setDoc(seen, { autor: analyst().uid, fecha: serverTimestamp() }));
    await refused(updateDoc(seen, { fecha: serverTimestamp() }));
    await refused(deleteDoc(seen));
    await refused(see(reviewer(), uid));
  });

  test('every member of staff reads and lists them, and nobody else does', async () => {
    const uid = await openUid();
    await accepted(see(analyst(), uid));
    const get = (db: Person['db']) => getDoc(doc(db, `vistas/${uid}`));
    const list = (db: Person['db']) => getDocs(query(collection(db, 'vistas'), limit(30)));
    const { db: reader } = staff({ roles: ['lectura'] });
    await accepted(get(reader));
    await accepted(list(reader));
    const others = [nobody, visitor({}, uid).db, ...impostors.map(([, open]) => open().db)];
    for (const db of others) {
      await refused(get(db));
      await refused(list(db));
    }
  });
});
