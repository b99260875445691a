import { type DocumentData, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_RECONSIDERATION } from '../../../src/domain/request/reconsideration';
import { STORED_POINT } from '../../../src/records/request/words';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { nobody, visitor } from '../../support/rules/rules-people';
import { KEY, mailedPetition, petition, placePetition } from '../../support/rules/rules-petitions';
import { placeTracked } from '../../support/rules/rules-records';

const KIND = 'reconsideracion';
const WORDS = { sobre: 'motivo', texto: 'Pagué ese atraso el 3 de octubre.' };

const ask = (db: typeof nobody, code: string, data: DocumentData) =>
  setDoc(doc(db, `peticiones/${code}_${data.tipo}`), data);

const wrong: Readonly<Record<string, DocumentData>> = {
  'another point': { ...WORDS, sobre: 'todo' },
  'no point': { texto: WORDS.texto },
  'no words': { sobre: WORDS.sobre },
  'empty words': { ...WORDS, texto: '' },
  'too many words': { ...WORDS, texto: 'á'.repeat(MAX_RECONSIDERATION + 1) },
  markup: { ...WORDS, texto: '<b>' },
};

describe('a petition to reconsider a decline', () => {
  test('of the session that sent the request says what is wrong', async () => {
    const { uid, code } = await placeTracked();
    const own = visitor({}, uid).db;
    for (const words of Object.values(wrong))
      await refused(ask(own, code, petition(KIND, { sesion: true, ...words })));
    await refused(ask(visitor().db, code, petition(KIND, { sesion: true, ...WORDS })));
    await accepted(ask(own, code, petition(KIND, { sesion: true, ...WORDS })));
  });

  test('is about any of the points that the page offers', async () => {
    for (const sobre of Object.values(STORED_POINT)) {
      const { uid, code } = await placeTracked();
      const asked = petition(KIND, { sesion: true, ...WORDS, sobre });
      await accepted(ask(visitor({}, uid).db, code, asked));
    }
  });

  test('of the code alone says nothing, and its mailed link does', async () => {
    const { code } = await placeTracked();
    for (const words of [WORDS, { sobre: WORDS.sobre }, { texto: WORDS.texto }])
      await refused(ask(nobody, code, petition(KIND, words)));
    await accepted(ask(nobody, code, petition(KIND)));
    const path = await placePetition(code, mailedPetition(KIND, 1));
    const confirm = (words: DocumentData) =>
      updateDoc(doc(nobody, path), { estado: 'confirmada', clave: KEY, ...words });
    for (const words of [...Object.values(wrong), {}]) await refused(confirm(words));
    await accepted(confirm({ ...WORDS, texto: 'á'.repeat(MAX_RECONSIDERATION) }));
  });

  test('has words that no other petition has', async () => {
    const { uid, code } = await placeTracked();
    const own = visitor({}, uid).db;
    for (const words of [WORDS, { sobre: WORDS.sobre }, { texto: WORDS.texto }])
      await refused(ask(own, code, petition('retiro', { sesion: true, ...words })));
    const path = await placePetition(code, mailedPetition('retiro', 1));
    await refused(updateDoc(doc(nobody, path), { estado: 'confirmada', clave: KEY, ...WORDS }));
  });
});
