import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_NOTE } from '../../../src/domain/request/case';
import { analyst, IDLE_ROLES, reviewer } from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { placeRequest, without } from '../../support/rules/rules-records';

const noteData = (who: Person, changes: DocumentData = {}): DocumentData => ({
  autor: who.uid,
  fecha: serverTimestamp(),
  texto: 'Llamé: no contestó.',
  ...changes,
});

async function note(who: Person, changes: DocumentData = {}, uid?: string): Promise<string> {
  const path = `notas/${uid ?? (await placeRequest())}/lista/${freshId()}`;
  await setDoc(doc(who.db, path), noteData(who, changes));
  return path;
}

describe('notas: what staff note about a request', () => {
  test('an analyst or a reviewer notes something', async () => {
    await accepted(note(analyst()));
    await accepted(note(reviewer(), { texto: 'á'.repeat(MAX_NOTE) }));
  });

  const wrong: Record<string, DocumentData> = {
    'in the name of a colleague': { autor: 'leo' },
    'at a time of the own making': { fecha: Timestamp.now() },
    'without words': { texto: '' },
    'that is too long': { texto: 'a'.repeat(MAX_NOTE + 1) },
    'with markup': { texto: '<b>x</b>' },
    'with invisible characters': { texto: 'a\u200bb' },
    'that is no text': { texto: 7 },
    'with another field': { para: 'leo' },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(`refused: a note ${name}`, () => refused(note(analyst(), changes)));
  }

  test('refused: a note without one of its fields', async () => {
    const who = analyst();
    for (const field of ['autor', 'fecha', 'texto']) {
      const path = `notas/${await placeRequest()}/lista/${freshId()}`;
      await refused(setDoc(doc(who.db, path), without(noteData(who), field)));
    }
  });

  test('refused: a note about a request that does not exist', () =>
    refused(note(analyst(), {}, freshId())));

  test('refused: members who may only look, visitors, impostors', async () => {
    for (const roles of IDLE_ROLES) await refused(note(staff({ roles })));
    for (const [, open] of impostors) await refused(note(open({ roles: ['analista'] })));
    const uid = await placeRequest();
    await refused(note(visitor({}, uid), {}, uid));
  });

  test('refused: changing or removing one, also by its author', async () => {
    const path = await note(analyst());
    const { db } = staff({ roles: ['analista', 'revisor', 'admin'] }, analyst().uid);
    await refused(updateDoc(doc(db, path), { texto: 'otra cosa' }));
    await refused(setDoc(doc(db, path), noteData(analyst())));
    await refused(deleteDoc(doc(db, path)));
  });

  test('every member of staff reads them, and the visitor never does', async () => {
    const uid = await placeRequest();
    await note(analyst(), {}, uid);
    const list = (db: Person['db']) =>
      getDocs(query(collection(db, `notas/${uid}/lista`), orderBy('fecha', 'desc'), limit(500)));
    await accepted(list(staff({ roles: ['lectura'] }).db));
    const others = [nobody, visitor({}, uid).db, ...impostors.map(([, open]) => open().db)];
    for (const db of others) await refused(list(db));
  });
});
