import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { ownerOf } from '../../support/rules/rules-emulator';
import {
  forgetTerms,
  inDays,
  storedTerms,
  TERMS,
  TERMS_DRAFT,
  termsDocument,
  termsDraft,
} from '../../support/rules/rules-loan';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, nobody, type Person, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, without } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const member = (roles: unknown, uid: string = MEMBERS.drafting.uid) =>
  staff({ roles }, uid, 'values');
const analyst = () => member(['analista']);

/** Saves a draft with these changes over the stored one. */
const save = (changes: DocumentData = {}, who: Person = analyst()) =>
  commit(who, [{ path: TERMS_DRAFT, data: { ...termsDraft(who.uid), ...changes } }]);

const saveTerms = (changes: DocumentData) => save({ terminos: { ...storedTerms(), ...changes } });

// One at a time, and in a separate project: these documents have no unique name.
describe.sequential('condiciones/borrador: the draft of the terms', () => {
  beforeEach(() => forgetTerms('values'));

  test('is saved by an analyst and by a reviewer, each time with the next revision', async () => {
    await accepted(save());
    await refused(save());
    await refused(save({ revision: 3 }));
    await accepted(save({ revision: 2 }, member(['revisor'], MEMBERS.publishing.uid)));
    await accepted(save({ revision: 3 }));
  });

  test('refused: everybody else', async () => {
    for (const roles of [['lectura', 'admin'], [], null, 'analistas'])
      await refused(save({}, member(roles)));
    for (const [, open] of impostors)
      await refused(save({}, open({ roles: ['analista', 'revisor'] }, 'values')));
    await refused(save({}, visitor({}, undefined, 'values')));
    await accepted(save());
    for (const roles of [['lectura', 'admin'], [], null, 'analistas'])
      await refused(save({ revision: 2 }, member(roles)));
  });

  test('refused: another first revision, another author, another time, another field', async () => {
    for (const changes of [
      { revision: 0 },
      { revision: 2 },
      { revision: '1' },
      { autor: MEMBERS.publishing.uid },
      { fecha: Timestamp.now() },
      { nota: 'x' },
    ])
      await refused(save(changes));
    const { uid } = analyst();
    for (const field of Object.keys(termsDraft(uid)))
      await refused(
        commit(analyst(), [{ path: TERMS_DRAFT, data: without(termsDraft(uid), field) }]),
      );
  });

  test('may lack a reason, which else is a line in each language', async () => {
    await accepted(save({ motivo: { es: '', en: '' } }));
    await accepted(save({ motivo: { es: 'a'.repeat(140), en: '' }, revision: 2 }));
    for (const motivo of [
      { es: 'a'.repeat(141), en: 'b' },
      { es: 'a', en: 'b'.repeat(141) },
      { es: '<b>', en: 'b' },
      { es: 'a', en: '<b>' },
      { es: 'a', en: 'b', fr: 'c' },
      { es: 'a' },
      { en: 'b' },
      'a',
    ])
      await refused(save({ motivo, revision: 3 }));
  });

  test('holds any terms within the bounds', async () => {
    let revision = 1;
    for (const changes of [
      { minimo: 100_000, maximo: 500_000_000 },
      { minimo: 500_000, maximo: 500_000 },
      { minimo: 500_000_000, maximo: 500_000_000 },
      { plazos: [1] },
      { plazos: [1, 2, 3, 4, 5, 84] },
      { tasaMinima: 0, tasaMaxima: 6_000 },
      { tasaMinima: 6_000, tasaMaxima: 6_000 },
      { base: 365 },
      { aperturaPorCiento: 1_000 },
      { aperturaPorCiento: 0, aperturaMonto: 5_000_000 },
      { aperturaPorCiento: 0, aperturaMonto: 0 },
      { seguro: 0 },
      { seguro: 1_000_000 },
      { validoHasta: inDays(365.9) },
      { validoHasta: inDays(0.01) },
    ]) {
      await accepted(save({ terminos: { ...storedTerms(), ...changes }, revision }));
      revision += 1;
    }
  });

  test('refused: terms out of bounds, and of another type', async () => {
    for (const changes of [
      { minimo: 99_999 },
      { minimo: 500_000.5 },
      { minimo: '500000' },
      { maximo: 499_999 },
      { maximo: 500_000_001 },
      { maximo: 600_000.5 },
      { plazos: [] },
      { plazos: [0] },
      { plazos: [85] },
      { plazos: [6.5] },
      { plazos: [6, 6] },
      { plazos: [12, 6] },
      { plazos: [6, 12, 12] },
      { plazos: [6, 12, 18, 18] },
      { plazos: [6, 12, 18, 24, 24] },
      { plazos: [6, 12, 18, 24, 36, 36] },
      { plazos: [6, 12, 18, 24, 36, 85] },
      { plazos: [6, 12, 18, 24, 36, 48, 60] },
      { plazos: '6' },
      { plazos: { 0: 6 } },
      { tasaMinima: -1 },
      { tasaMinima: 2_400.5, tasaMaxima: 2_500 },
      { tasaMinima: '2400' },
      { tasaMaxima: 2_399 },
      { tasaMaxima: 6_001 },
      { tasaMaxima: 2_400.5 },
      { base: 364 },
      { base: '360' },
      { aperturaPorCiento: -1 },
      { aperturaPorCiento: 1_001 },
      { aperturaPorCiento: 0.5 },
      { aperturaMonto: 1 },
      { aperturaMonto: -1 },
      { aperturaPorCiento: 0, aperturaMonto: 5_000_001 },
      { aperturaPorCiento: 0, aperturaMonto: 0.5 },
      { seguro: -1 },
      { seguro: 1_000_001 },
      { seguro: 0.5 },
      { validoHasta: inDays(-0.01) },
      { validoHasta: inDays(366.1) },
      { validoHasta: Date.now() + 86_400_000 },
      { moneda: 'DOP' },
    ])
      await refused(saveTerms(changes));
    for (const field of Object.keys(storedTerms()))
      await refused(save({ terminos: without(storedTerms(), field) }));
  });

  test('is read by staff only, and nobody lists the collection', async () => {
    await place(TERMS_DRAFT, termsDraft('ana'), 'values');
    const read = (db: Person['db']) => getDoc(doc(db, TERMS_DRAFT));
    await accepted(read(member(['lectura']).db));
    for (const [, open] of impostors) await refused(read(open({}, 'values').db));
    await refused(read(visitor({}, undefined, 'values').db));
    await refused(read(nobody));
    await refused(getDocs(collection(member(['revisor']).db, 'condiciones')));
    await refused(commit(analyst(), [{ path: 'condiciones/otra', data: termsDraft('ana') }]));
  });

  test('refused: to delete it without publishing it', async () => {
    await place(TERMS_DRAFT, termsDraft('ana'), 'values');
    const reviewer = member(['revisor'], MEMBERS.publishing.uid);
    await refused(deleteDoc(doc(reviewer.db, TERMS_DRAFT)));
    await place(TERMS, termsDocument(1), 'values');
    await refused(deleteDoc(doc(reviewer.db, TERMS_DRAFT)));
    await deleteDoc(doc(ownerOf('values'), TERMS_DRAFT));
  });
});
