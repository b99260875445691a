import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, nobody, staff, visitor } from '../../support/rules/rules-people';
import { mailedPetition, petition, placePetition } from '../../support/rules/rules-petitions';
import { place, placeTracked, without } from '../../support/rules/rules-records';

const ask = (db: Firestore, code: string, kind: string, data: DocumentData = petition(kind)) =>
  setDoc(doc(db, `peticiones/${code}_${kind}`), data);

async function placeEnding(): Promise<string> {
  const code = newCode();
  await place(`bajas/${code}`, { clave: `${freshId()}_1` });
  return code;
}

describe('peticiones: anybody who has a code may ask', () => {
  test('to withdraw and to erase, without a session or with any', async () => {
    for (const db of [nobody, visitor().db, staff().db]) {
      const { code } = await placeTracked();
      for (const kind of ['retiro', 'borrado']) await accepted(ask(db, code, kind));
    }
  });

  test('to end a subscription', async () => {
    await accepted(ask(nobody, await placeEnding(), 'baja'));
  });

  test('in English', async () => {
    const { code } = await placeTracked();
    await accepted(ask(nobody, code, 'retiro', petition('retiro', { idioma: 'en' })));
  });

  test('refused: a code that nothing has, or that has another use', async () => {
    const { code } = await placeTracked();
    const ending = await placeEnding();
    await refused(ask(nobody, code, 'baja'));
    for (const kind of ['retiro', 'borrado']) {
      await refused(ask(nobody, ending, kind));
      await refused(ask(nobody, newCode(), kind));
    }
    await refused(ask(nobody, newCode(), 'baja'));
  });

  test('refused: another kind, also in the name only', async () => {
    const { code } = await placeTracked();
    await refused(ask(nobody, code, 'otro'));
    await refused(ask(nobody, code, 'retiro', petition('borrado')));
    await refused(ask(nobody, code, 'retiro_1', petition('retiro')));
    await refused(setDoc(doc(nobody, `peticiones/${code}`), petition('retiro')));
  });

  const forged: Record<string, DocumentData> = {
    'an extra field': { nombre: 'Ana' },
    'a client-made time': { fecha: Timestamp.now() },
    'another language': { idioma: 'fr' },
    ...Object.fromEntries(
      ['caduca', 'clave', 'huella', 'expira'].map((field) => [
        `a field of the bank, ${field}`,
        { [field]: 'x' },
      ]),
    ),
    ...Object.fromEntries(
      ['confirmar', 'limite', 'confirmada', 'hecha', 'conflicto'].map((estado) => [
        `as ${estado}`,
        { estado },
      ]),
    ),
  };
  for (const [name, changes] of Object.entries(forged))
    test(`refused: ${name}`, async () => {
      const { code } = await placeTracked();
      await refused(ask(nobody, code, 'retiro', petition('retiro', changes)));
    });

  for (const field of ['tipo', 'fecha', 'idioma', 'estado'])
    test(`refused: a missing field, ${field}`, async () => {
      const { code } = await placeTracked();
      await refused(ask(nobody, code, 'borrado', without(petition('borrado'), field)));
    });
});

describe('peticiones: isAskedAgain, asked once more', () => {
  test('refused: at once, because a session asked before', async () => {
    const { uid, code } = await placeTracked();
    await placePetition(code, { ...mailedPetition('retiro', 1), sesion: true });
    await refused(ask(nobody, code, 'retiro'));
    await accepted(ask(visitor({}, uid).db, code, 'retiro', petition('retiro', { sesion: true })));
  });

  for (const estado of ['pedida', 'confirmada', 'hecha', 'conflicto'])
    test(`refused: once it is ${estado}`, async () => {
      const { uid, code } = await placeTracked();
      await placePetition(code, { ...mailedPetition('retiro', 11), estado });
      await refused(ask(nobody, code, 'retiro'));
      await refused(ask(visitor({}, uid).db, code, 'retiro', petition('retiro', { sesion: true })));
    });
});

describe('peticiones: the session that sent the request', () => {
  const own = (kind: string) => petition(kind, { sesion: true });

  test('says so', async () => {
    const { uid, code } = await placeTracked();
    const { db } = visitor({}, uid);
    await accepted(ask(db, code, 'retiro', own('retiro')));
    await accepted(ask(db, code, 'borrado', own('borrado')));
  });

  test('refused: saying so without that session', async () => {
    const { uid, code } = await placeTracked();
    const password = staff({ staff: null }, uid);
    for (const db of [nobody, visitor().db, staff().db, password.db])
      await refused(ask(db, code, 'borrado', own('borrado')));
  });

  test('refused: anything but true', async () => {
    const { uid, code } = await placeTracked();
    for (const sesion of [false, 'true', null]) {
      const data = petition('borrado', { sesion });
      await refused(ask(visitor({}, uid).db, code, 'borrado', data));
    }
  });

  test('refused: about a subscription', async () => {
    const { uid } = await placeTracked();
    await refused(ask(visitor({}, uid).db, await placeEnding(), 'baja', own('baja')));
  });

  test('need not wait for ten minutes to ask again', async () => {
    const { uid, code } = await placeTracked();
    await placePetition(code, mailedPetition('borrado', 1));
    await accepted(ask(visitor({}, uid).db, code, 'borrado', own('borrado')));
  });
});

describe('peticiones: asking again', () => {
  test('is possible ten minutes after a link was mailed or none could be, not before', async () => {
    for (const estado of ['confirmar', 'limite'])
      for (const [minutes, outcome] of [
        [10.1, accepted],
        [9.8, refused],
      ] as const) {
        const { code } = await placeTracked();
        await placePetition(code, { ...mailedPetition('retiro', minutes), estado });
        await outcome(ask(nobody, code, 'retiro'));
      }
  });

  test('refused: while it waits for the bank, or is over', async () => {
    for (const estado of ['pedida', 'confirmada', 'hecha', 'cerrada']) {
      const { uid, code } = await placeTracked();
      await placePetition(code, { ...mailedPetition('retiro', 60), estado });
      await refused(ask(nobody, code, 'retiro'));
      const own = petition('retiro', { sesion: true });
      await refused(ask(visitor({}, uid).db, code, 'retiro', own));
    }
  });

  test('refused: with fields that a first one may not have, or keeping the key', async () => {
    const { code } = await placeTracked();
    const stored = mailedPetition('retiro', 60);
    await placePetition(code, stored);
    for (const changes of [{ idioma: 'fr' }, { estado: 'limite' }, { huella: stored.huella }])
      await refused(ask(nobody, code, 'retiro', petition('retiro', changes)));
  });
});

describe('peticiones: reading and deleting', () => {
  test('anybody who has the code reads them, also if there is none', async () => {
    const { code } = await placeTracked();
    await accepted(getDoc(doc(nobody, `peticiones/${code}_retiro`)));
    const path = await placePetition(code, mailedPetition('retiro', 1));
    for (const db of [nobody, visitor().db, staff().db]) await accepted(getDoc(doc(db, path)));
  });

  test('refused: a list, and deleting one', async () => {
    const { uid, code } = await placeTracked();
    const path = await placePetition(code, mailedPetition('retiro', 1));
    for (const db of [nobody, visitor({}, uid).db, staff().db]) {
      await refused(getDocs(collection(db, 'peticiones')));
      await refused(deleteDoc(doc(db, path)));
    }
  });
});
