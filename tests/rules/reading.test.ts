import {
  average,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  doc,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  intruders,
  nobody,
  staff,
  visitor,
} from '../support/rules/rules-people';
import { place, placeRequest, sendRequest } from '../support/rules/rules-records';

const everybody: readonly (readonly [string, () => Firestore])[] = [
  ['somebody without a session', () => nobody],
  ['staff', () => staff().db],
  ...impostors.map(([name, make]) => [name, () => make().db] as const),
];

/** Collections that nobody but staff lists. */
const PRIVATE = [
  'users',
  'subscriptores',
  'mail',
  'personal',
  'cuotas',
  'indice',
  'vistasEquipo',
] as const;

describe('games: everybody reads them', () => {
  for (const [name, database] of everybody) {
    test(`one, and a list of at most 50: ${name}`, async () => {
      const db = database();
      const games = collection(db, 'games');
      await accepted(getDoc(doc(games, freshId())));
      await accepted(getDocs(query(games, limit(50))));
      await refused(getDocs(query(games, limit(51))));
      await refused(getDocs(games));
    });
  }

  test('the changes of one: staff alone', async () => {
    for (const [, database] of everybody.filter(([name]) => name !== 'staff')) {
      const changes = collection(database(), `games/${freshId()}/cambios`);
      await refused(getDoc(doc(changes, '1')));
      await refused(getDocs(query(changes, orderBy('fecha'), limit(1))));
    }
    const changes = collection(staff().db, `games/${freshId()}/cambios`);
    await accepted(getDoc(doc(changes, '1')));
    await accepted(getDocs(query(changes, orderBy('fecha'), limit(500))));
  });

  test('refused: the changes of all games at once', async () => {
    await refused(getDocs(query(collectionGroup(staff().db, 'cambios'), limit(1))));
  });
});

describe('users: who reads requests', () => {
  test('a visitor can read their own request, even before it exists', async () => {
    const ana = visitor();
    const own = doc(ana.db, `users/${ana.uid}`);
    await accepted(getDoc(own));
    await sendRequest(ana);
    await accepted(getDoc(own));
  });

  test('listing or reading others’ records: refused for a visitor', async () => {
    const uid = await placeRequest();
    const { db, uid: own } = visitor();
    await refused(getDoc(doc(db, `users/${uid}`)));
    await refused(getDoc(doc(db, `users/${freshId()}`)));
    await refused(getDocs(query(collection(db, 'users'), where('id', '==', own), limit(1))));
    await refused(getCount(collection(db, 'users')));
  });

  test('listing or reading others’ records: refused without a session', async () => {
    const uid = await placeRequest();
    await refused(getDoc(doc(nobody, `users/${uid}`)));
    await refused(getDocs(query(collection(nobody, 'users'), limit(1))));
  });

  test('an anonymous session linked to a password no longer reads the own request', async () => {
    const uid = await placeRequest();
    const { db } = visitor({ firebase: { sign_in_provider: 'password', identities: {} } }, uid);
    await refused(getDoc(doc(db, `users/${uid}`)));
  });

  test('staff reads, lists, counts and averages', async () => {
    const uid = await placeRequest();
    const { db } = staff();
    const requests = collection(db, 'users');
    await accepted(getDoc(doc(requests, uid)));
    await accepted(getDocs(query(requests, orderBy('registro'), limit(500))));
    await accepted(getCount(query(requests, where('estadoCredito', '==', 'pendiente'))));
    await accepted(getAggregate(requests, { mean: average('valor'), number: count() }));
  });
});

describe('subscriptores, mail, personal, indice, vistasEquipo: only staff reads them', () => {
  test('staff lists and counts subscribers', async () => {
    const subscribers = collection(staff().db, 'subscriptores');
    await accepted(getDocs(query(subscribers, orderBy('correo'), limit(500))));
    await accepted(getCount(subscribers));
  });

  test('staff reads the staff directory', async () => {
    const { db } = staff();
    await accepted(getDoc(doc(db, `personal/${freshId()}`)));
    await accepted(getDocs(query(collection(db, 'personal'), limit(50))));
  });

  test('staff searches the index of requests, and writes nothing in it', async () => {
    const { db } = staff();
    const tokens = where('tokens.ana', '==', true);
    await accepted(getDocs(query(collection(db, 'indice'), tokens, limit(500))));
    await refused(setDoc(doc(db, `indice/${freshId()}`), { tokens: { ana: true } }));
  });

  test('staff reads and lists the views of the team', async () => {
    const views = collection(staff({ roles: ['lectura'] }).db, 'vistasEquipo');
    await accepted(getDoc(doc(views, freshId())));
    await accepted(getDocs(query(views, where('lista', '==', 'users'), limit(20))));
  });

  test('every member of staff reads the settings of the bank, and nobody else does', async () => {
    const setting = `ajustes/${freshId()}`;
    await place(setting, { ediciones: 1 });
    await accepted(getDoc(doc(staff({ roles: ['lectura'] }).db, setting)));
    for (const db of [nobody, visitor().db, ...impostors.map(([, make]) => make().db)])
      await refused(getDoc(doc(db, setting)));
    await refused(getDocs(query(collection(staff().db, 'ajustes'), limit(1))));
  });

  test('refused for a visitor: their own subscriber record', async () => {
    const { db, uid } = visitor();
    const path = `subscriptores/${uid}_${Date.now()}`;
    await place(path, { id: uid });
    await refused(getDoc(doc(db, path)));
  });

  for (const [name, make] of impostors) {
    test(`refused: ${name}`, async () => {
      const { db } = make();
      for (const name of PRIVATE) {
        await refused(getDocs(query(collection(db, name), limit(1))));
        await refused(getDoc(doc(db, `${name}/${freshId()}`)));
      }
    });
  }

  for (const [name, make] of intruders) {
    test(`refused: an entry of the directory under the own uid, for ${name}`, async () => {
      const { db, uid } = make();
      await refused(getDoc(doc(db, `personal/${uid}`)));
    });
  }

  test('refused: somebody without a session', async () => {
    for (const name of PRIVATE) {
      await refused(getDocs(query(collection(nobody, name), limit(1))));
      await refused(getDoc(doc(nobody, `${name}/${freshId()}`)));
    }
  });
});

describe('anything else: nothing', () => {
  const paths = ['otra/x', 'users/x/notas/y', 'games/x/precios/y', 'personal/x/y/z'];
  for (const [name, database] of everybody) {
    test(`refused: reading or writing what no rule names: ${name}`, async () => {
      const db = database();
      for (const path of paths) {
        await refused(getDoc(doc(db, path)));
        await refused(setDoc(doc(db, path), { a: 1 }));
      }
      await refused(getDocs(query(collection(db, 'otra'), limit(1))));
    });
  }

  test('refused: staff appointing itself or others', async () => {
    const { db, uid } = staff();
    await refused(setDoc(doc(db, `personal/${freshId()}`), { correo: 'eva@example.com' }));
    await refused(setDoc(doc(db, `personal/${uid}`), { correo: 'eva@example.com' }));
    await refused(deleteDoc(doc(db, `personal/${uid}`)));
  });
});
