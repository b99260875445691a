import { type DocumentData, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_RECONSIDERATION } from '../../../src/domain/request/reconsideration';
import { STORED_POINT } from '../../../src/records/request/words';
import {
  decisionWrites,
  placeFile,
  placeOpen,
  proposalWrites,
  questionWrites,
  writesOf,
} from '../../support/rules/rules-acts';
import {
  analyst,
  claimData,
  claimWrites,
  inMinutes,
  placeClaim,
  reviewer,
} from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { nobody, visitor } from '../../support/rules/rules-people';
import { KEY, mailedPetition, petition, placePetition } from '../../support/rules/rules-petitions';
import { commit, mailTo, placeTracked } from '../../support/rules/rules-records';
import {
  daysAgo,
  placeDecided,
  undoneWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

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

/** What its visitor said, as the function wrote it. */
const RECONSIDERED = { reconsideracion: { ...WORDS, fecha: daysAgo(1) } };

describe('a reconsidered request', () => {
  /** A request that this member may not decide again. */
  async function reconsidered(uid: string) {
    const request = await placeOpen({ vuelta: '_2', ...RECONSIDERED });
    await placeFile(request.uid, { vuelta: '_2', participaron: ['leo', uid] });
    return request;
  }

  test('is not decided, proposed or asked about by who took part in the first decision', async () => {
    const [who, other] = [reviewer(), analyst()];
    const batches = [
      (one: typeof who, request: Awaited<ReturnType<typeof reconsidered>>) =>
        decisionWrites(one, request, 'deudas', 2),
      (one: typeof who, request: Awaited<ReturnType<typeof reconsidered>>) =>
        decisionWrites(one, request, undefined, 2),
      (one: typeof who, request: Awaited<ReturnType<typeof reconsidered>>) =>
        proposalWrites(one, request, 0, true, 2),
      (one: typeof who, request: Awaited<ReturnType<typeof reconsidered>>) =>
        questionWrites(one, request),
    ];
    for (const batch of batches) {
      const request = await reconsidered(who.uid);
      await refused(commit(who, writesOf(batch(who, request))));
      await accepted(commit(other, writesOf(batch(other, request))));
    }
  });

  test('is neither taken nor taken over by them; they may give it back', async () => {
    const who = reviewer();
    const { uid } = await reconsidered(who.uid);
    await refused(commit(who, claimWrites(who, uid)));
    await placeClaim(uid, 'leo', -1);
    const again = { ...claimData(who), veces: 2 };
    await refused(commit(who, claimWrites(who, uid, again)));
    const other = analyst();
    await accepted(commit(other, claimWrites(other, uid, { ...claimData(other), veces: 2 })));
    await placeClaim(uid, who.uid, 5);
    await accepted(updateDoc(doc(who.db, `tomas/${uid}`), { hasta: inMinutes(10) }));
  });

  test('is declined by a mail that offers no other look', async () => {
    const who = reviewer();
    const request = await reconsidered('leo');
    const offering = { ...request, isReconsidered: false };
    await refused(commit(who, writesOf(decisionWrites(who, offering, 'deudas', 2))));
    await accepted(commit(who, writesOf(decisionWrites(who, request, 'deudas', 2))));
  });

  test('is declined by such a mail also where an approval of it is undone', async () => {
    const who = reviewer();
    const approved = await placeDecided('leo', 'aprobado', RECONSIDERED);
    const to = { ahora: 'rechazado', motivo: 'deudas' } as const;
    await accepted(commit(analyst(), writesOf(await undoProposalWrites(analyst(), approved, to))));
    const writes = await undoneWrites(who, approved);
    const offering = mailTo(approved.correo, 'reversed: debts', 'es', approved.code);
    const mail = { ...writes.mail, data: offering };
    await refused(commit(who, writesOf({ ...writes, mail })));
    await accepted(commit(who, writesOf(writes)));
  });

  test('has a case file that takes nobody out of that list', async () => {
    const who = analyst();
    const request = await reconsidered('leo');
    const writes = decisionWrites(who, request, 'deudas', 2);
    const file = { ...writes.file, data: { ...writes.file?.data, participaron: [] } };
    await refused(commit(who, writesOf({ ...writes, file: file as never })));
    await accepted(commit(who, writesOf(writes)));
  });
});
