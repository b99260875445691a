import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { auditWrite, caseWrite } from '../../support/rules/rules-audit';
import { analyst, IDLE_ROLES, reviewer } from '../../support/rules/rules-cases';
import { freshNumber, placeComplaint } from '../../support/rules/rules-complaints';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { commit, placeRequest, without } from '../../support/rules/rules-records';

/** A name of twenty characters, as Firestore makes them. */
const autoId = () => freshId().slice(0, 20);
const administrator = () => staff({ roles: ['admin'] });
const ALL = ['lectura', 'analista', 'revisor', 'admin'];

type Entry = (who: Person, changes?: DocumentData, id?: string) => Promise<unknown>;

const opens: Entry = async (who, changes, id = autoId()) =>
  commit(who, [caseWrite(who, `abrir_${id}`, 'abrir', await placeRequest(), changes)]);
const opensComplaint: Entry = async (who, changes, id = autoId()) =>
  commit(who, [caseWrite(who, `abrir_${id}`, 'abrir', await placeComplaint(), changes)]);
const searches: Entry = (who, changes, id = autoId()) =>
  commit(who, [auditWrite(who, `buscar_${id}`, 'buscar', 'users', changes)]);
const exports: Entry = (who, changes, id = autoId()) => {
  const counted = { filas: 12, filtro: 'estado: pendiente', ...changes };
  return commit(who, [auditWrite(who, `exportar_${id}`, 'exportar', 'users', counted)]);
};

const kinds: Record<string, readonly [Entry, () => Person]> = {
  'opening a request': [opens, analyst],
  'opening a complaint': [opensComplaint, analyst],
  'a search': [searches, () => staff({ roles: ['lectura'] })],
  'an export': [exports, administrator],
};

for (const [name, [tell, who]] of Object.entries(kinds)) {
  describe(`the entry of ${name}`, () => {
    test('stands by itself', () => accepted(tell(who())));

    test('refused: about somebody else, at another time, with another word or field', async () => {
      for (const changes of [
        { autor: 'leo' },
        { fecha: Timestamp.now() },
        { accion: 'decidir' },
        { sobre: 'ajustes' },
        { sobre: 'users/ana' },
        { sobre: 'mail' },
        { nota: 'x' },
        { caso: true },
      ])
        await refused(tell(who(), changes));
    });

    test('refused: with a name of the own making', async () => {
      for (const id of ['', 'x', `${autoId()}x`, `${autoId().slice(1)}_`, `${autoId()}_1`])
        await refused(tell(who(), {}, id));
    });

    test('refused: by everybody who is not staff', async () => {
      for (const [, open] of impostors) await refused(tell(open({ roles: ALL })));
    });
  });
}

describe('the entry of opening a request', () => {
  test('is written by a member who may only look, too', async () => {
    for (const roles of IDLE_ROLES) await accepted(opens(staff({ roles })));
  });

  test('refused: of one that does not exist, or of two at once', async () => {
    const who = analyst();
    const entry = (caso: unknown, sobre: string) =>
      commit(who, [auditWrite(who, `abrir_${autoId()}`, 'abrir', sobre, { caso })]);
    const [gone, one, two] = [freshId(), await placeRequest(), await placeRequest()];
    await refused(entry(gone, `users/${gone}`));
    const number = freshNumber();
    await refused(entry(number, `reclamos/${number}`));
    await refused(entry(one, `users/${two}`));
    await refused(entry(7, 'users/7'));
  });
});

test('the entry of a search is of requests or of subscribers', async () => {
  await accepted(searches(analyst(), { sobre: 'subscriptores' }));
  for (const sobre of ['auditoria', 'personal']) await refused(searches(analyst(), { sobre }));
});

describe('the entry of an export', () => {
  test('names a list, its rows and a filter', async () => {
    for (const changes of [
      { sobre: 'subscriptores', filas: 0, filtro: '' },
      { sobre: 'auditoria' },
      { sobre: 'personal' },
      { filas: 100_000, filtro: 'á'.repeat(140) },
    ])
      await accepted(exports(administrator(), changes));
    for (const changes of [
      { filas: -1 },
      { filas: 1.5 },
      { filas: '12' },
      { filtro: 'a'.repeat(141) },
      { filtro: '<b>' },
      { filtro: 7 },
    ])
      await refused(exports(administrator(), changes));
  });

  test('refused: without one of its fields, or by anybody but an administrator', async () => {
    const who = administrator();
    const whole = { filas: 12, filtro: '' };
    const entry = auditWrite(who, `exportar_${autoId()}`, 'exportar', 'users', whole);
    for (const field of Object.keys(entry.data))
      await refused(commit(who, [{ ...entry, data: without(entry.data, field) }]));
    await accepted(commit(who, [entry]));
    for (const roles of [['lectura', 'analista', 'revisor'], []])
      await refused(exports(staff({ roles })));
  });
});

describe('the audit of a request', () => {
  const about = (db: Person['db'], uids: readonly string[]) =>
    getDocs(
      query(
        collection(db, 'auditoria'),
        where('caso', 'in', uids),
        orderBy('fecha', 'desc'),
        limit(500),
      ),
    );

  test('is read by every member of staff, and the rest by administrators only', async () => {
    const uid = await placeRequest();
    const id = `abrir_${autoId()}`;
    await accepted(commit(analyst(), [caseWrite(analyst(), id, 'abrir', uid)]));
    const { db } = staff({ roles: ['lectura'] });
    await accepted(about(db, [uid, freshId()]));
    await accepted(getDoc(doc(db, `auditoria/${id}`)));
    const search = `auditoria/buscar_${autoId()}`;
    await refused(getDocs(query(collection(db, 'auditoria'), limit(1))));
    await accepted(getDocs(query(collection(administrator().db, 'auditoria'), limit(1))));
    const who = analyst();
    await accepted(commit(who, [auditWrite(who, search.slice(10), 'buscar', 'users')]));
    await refused(getDoc(doc(db, search)));
    await accepted(getDoc(doc(administrator().db, search)));
  });

  test('is read by nobody else', async () => {
    const uid = await placeRequest();
    for (const db of [nobody, visitor({}, uid).db, ...impostors.map(([, open]) => open().db)])
      await refused(about(db, [uid]));
  });

  test('refused: changing or removing an entry, by anybody', async () => {
    const uid = await placeRequest();
    const path = `auditoria/abrir_${autoId()}`;
    const who = analyst();
    const entry = caseWrite(who, path.slice(10), 'abrir', uid);
    await accepted(commit(who, [entry]));
    for (const author of [who.uid, reviewer().uid]) {
      const { db } = staff({ roles: ALL }, author);
      await refused(updateDoc(doc(db, path), { accion: 'buscar' }));
      await refused(commit(staff({ roles: ALL }, author), [entry]));
      await refused(deleteDoc(doc(db, path)));
    }
  });

  test('refused: entries that only tools write, or that no rule knows', async () => {
    const who = staff({ roles: ALL });
    for (const id of [`personal_${autoId()}`, `otra_${autoId()}`, autoId()])
      await refused(commit(who, [auditWrite(who, id, 'alta', `personal/${who.uid}`)]));
  });
});
