import { doesNotMatch, match } from 'node:assert/strict';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  answerWrites,
  correctionWrites,
  decisionWrites,
  placeFile,
  placeOpen,
  proposalWrites,
  questionWrites,
  repeatWrites,
  type StoredRequest,
  waiting,
  withdrawalWrites,
  writesOf,
} from '../../support/rules/rules-acts';
import { analyst, IDLE_ROLES, reviewer } from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  admin,
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { petition } from '../../support/rules/rules-petitions';
import { commit, place, type Write } from '../../support/rules/rules-records';

/** All that the visitor of a request, or somebody who has its code, reads of it, as one text. */
async function readable({ uid, code }: StoredRequest): Promise<string> {
  const mails = ['', '_decision', '_pregunta_1', '_respuesta_1', '_retiro', '_correo'];
  const coded = [`seguimiento/${code}`, `peticiones/${code}_retiro`];
  const read = [
    getDoc(doc(visitor({}, uid).db, `users/${uid}`)),
    // What a mail says reaches its address.
    ...mails.map((end) => getDoc(doc(admin, `mail/${uid}${end}`))),
    ...coded.map((path) => getDoc(doc(nobody, path))),
  ];
  return JSON.stringify((await Promise.all(read)).map((found) => found.data()));
}

/** Staff's acts on a request and on others of the same person. */
type Act = (request: StoredRequest, other: StoredRequest) => Promise<readonly Write[]>;

const acts: Record<string, Act> = {
  'a proposal': async (request) => writesOf(proposalWrites(analyst(), request)),
  'a question': async (request) => writesOf(questionWrites(analyst(), request)),
  'an approval': async (request) => writesOf(decisionWrites(analyst(), request)),
  'a decline': async (request) => writesOf(decisionWrites(analyst(), request, 'deudas')),
  'a repeat': async (request, other) => [
    ...writesOf(decisionWrites(analyst(), other, 'deudas')),
    ...writesOf(repeatWrites(analyst(), request, other.uid)),
  ],
};

describe('the part that a visitor may read', () => {
  for (const [name, act] of Object.entries(acts)) {
    test(`after ${name} names nobody of staff, no proposal and no other request`, async () => {
      const cedula = `A${freshId().slice(0, 15).toUpperCase()}`;
      const request = await placeOpen({ cedula });
      const other = await placeOpen({ cedula });
      await place(`peticiones/${request.code}_retiro`, petition('retiro'));
      await accepted(commit(analyst(), await act(request, other)));
      const text = await readable(request);
      match(text, new RegExp(`"id":"${request.uid}".*"estado"`));
      for (const word of [
        analyst().uid,
        other.uid,
        'porConfirmar',
        'propuesta',
        'autor',
        'repetida',
      ])
        doesNotMatch(text, new RegExp(word));
      // The case file, which nobody but staff reads, tells it.
      const file = JSON.stringify((await getDoc(doc(admin, `expedientes/${request.uid}`))).data());
      match(file, new RegExp(analyst().uid));
    });
  }

  test('of a repeat equals that of any request that the bank explains on the phone', async () => {
    const cedula = `A${freshId().slice(0, 15).toUpperCase()}`;
    const [repeat, decided, alone] = [
      await placeOpen({ cedula }),
      await placeOpen({ cedula }),
      await placeOpen(),
    ];
    await accepted(commit(analyst(), [...((await acts['a repeat']?.(repeat, decided)) ?? [])]));
    await accepted(commit(analyst(), writesOf(decisionWrites(analyst(), alone, 'por-telefono'))));
    const shape = async (request: StoredRequest) => {
      const { decision, estadoCredito } = JSON.parse(await readable(request))[0];
      return `${estadoCredito} ${Object.keys(decision).sort()} ${decision.motivo}`;
    };
    match(await shape(repeat), /^rechazado fecha,motivo por-telefono$/);
    match(await shape(alone), /^rechazado fecha,motivo por-telefono$/);
  });
});

describe('a case file', () => {
  const file = async (who: Person) => {
    const request = await placeOpen();
    await placeFile(request.uid, { decision: { autor: who.uid } });
    return request;
  };

  test('is read by every member of staff, alone and in lists', async () => {
    const { uid } = await file(analyst());
    for (const who of [analyst(), ...IDLE_ROLES.map((roles) => staff({ roles }))]) {
      await accepted(getDoc(doc(who.db, `expedientes/${uid}`)));
      await accepted(getDocs(query(collection(who.db, 'expedientes'), limit(1))));
    }
  });

  test('is read by nobody else, not even whose request it is of', async () => {
    const { uid } = await file(analyst());
    const others = [nobody, visitor({}, uid).db, ...impostors.map(([, open]) => open().db)];
    for (const db of others) {
      await refused(getDoc(doc(db, `expedientes/${uid}`)));
      await refused(getDocs(query(collection(db, 'expedientes'), limit(1))));
    }
  });

  test('is never deleted, emptied or made without an act', async () => {
    const request = await file(analyst());
    const path = `expedientes/${request.uid}`;
    await refused(deleteDoc(doc(reviewer().db, path)));
    for (const data of [{}, { nota: 'x' }, { preguntas: {} }, { decision: { autor: 'leo' } }]) {
      await refused(commit(reviewer(), [{ path, data }]));
      const { uid } = await placeOpen();
      await refused(commit(reviewer(), [{ path: `expedientes/${uid}`, data }]));
    }
  });

  test('of a request that does not exist is refused', async () => {
    const { code, correo } = await placeOpen();
    const gone: StoredRequest = { uid: freshId(), code, correo, idioma: 'es' };
    for (const writes of [proposalWrites(analyst(), gone), decisionWrites(analyst(), gone)])
      await refused(
        commit(
          analyst(),
          writesOf(writes).filter(({ path }) => !/users/.test(path)),
        ),
      );
  });

  test('is not for the visitor to write, with the own acts or without', async () => {
    for (const [fields, writes] of [
      [{}, withdrawalWrites],
      [{}, correctionWrites],
      [waiting(), answerWrites],
    ] as const) {
      const request = await placeOpen(fields);
      const who = visitor({}, request.uid);
      const own = writesOf(writes(request));
      const { file: proposal } = proposalWrites(who, request);
      await refused(
        commit(
          who,
          [...own, proposal ?? own[0]].flatMap((one) => one ?? []),
        ),
      );
      await accepted(commit(who, own));
    }
  });

  test('of a question signs that question, and no earlier one', async () => {
    const who = analyst();
    const { preguntas } = waiting(2);
    delete preguntas[2];
    const request = await placeOpen({ preguntas });
    await placeFile(request.uid, { preguntas: { 1: { autor: 'leo', fecha: new Date(0) } } });
    const { file: asked, ...writes } = questionWrites(who, request, 2);
    if (asked === undefined) throw new Error('there is no case file');
    const signed = asked.data.preguntas[2];
    for (const forged of [
      { 1: signed },
      { 3: signed },
      { 1: signed, 2: signed },
      { 2: { ...signed, autor: 'leo' } },
      {},
    ])
      await refused(
        commit(who, writesOf({ ...writes, file: { ...asked, data: { preguntas: forged } } })),
      );
    await refused(commit(who, writesOf({ ...writes, file: undefined })));
    await refused(commit(who, [asked]));
    await accepted(commit(who, writesOf({ ...writes, file: asked })));
  });
});
