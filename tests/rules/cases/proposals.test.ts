import { deepEqual } from 'node:assert/strict';
import {
  type DocumentData,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import {
  type ActWrites,
  answers,
  correctionWrites,
  decisionWrites,
  placeFile,
  placeOpen,
  proposalWrites,
  questionWrites,
  type StoredRequest,
  waiting,
  withdrawalWrites,
} from '../../support/rules/rules-acts';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { act, changed } from '../../support/rules/rules-commit';
import { CONFIRMED_FROM, type Project } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, type Person, staff, visitor } from '../../support/rules/rules-people';
import {
  commit,
  place,
  placeRequest,
  withAnother,
  without,
} from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';
import { STATES, stored } from '../../support/rules/rules-undo';

const LARGE = CONFIRMED_FROM + 1;

/** A request that waits for a second person, by the analyst unless somebody else proposed it. */
async function proposed(changes: DocumentData = {}, autor = analyst().uid, project?: Project) {
  const request = await placeOpen({ valor: LARGE, ...changes }, project);
  await placeFile(request.uid, { propuesta: { autor, fecha: Timestamp.now() } }, project);
  return request;
}

/** The same as it was stored until proposals had a case file. */
const proposedBefore: typeof proposed = (changes = {}, autor = analyst().uid, project) => {
  const propuesta = { autor, fecha: Timestamp.now() };
  return placeOpen({ valor: LARGE, estadoCredito: 'porConfirmar', propuesta, ...changes }, project);
};

/** Both, by name. */
const FORMS = { 'in its case file': proposed, 'in the request, as before': proposedBefore };

describe('an approval above the amount', () => {
  test('is refused for any one person', async () => {
    for (const who of [analyst(), reviewer()])
      for (const changes of [{ valor: LARGE }, { valor: LARGE, ...waiting() }])
        await refused(act(who, decisionWrites(who, await placeOpen(changes))));
  });

  test('at the amount needs no second person, and a decline never does', async () => {
    const who = analyst();
    await accepted(act(who, decisionWrites(who, await placeOpen({ valor: CONFIRMED_FROM }))));
    await accepted(act(who, decisionWrites(who, await placeOpen({ valor: LARGE }), 'deudas')));
  });

  test('is the rule for a record without a value, or with one that does not count', async () => {
    const who = reviewer();
    for (const valor of [null, '1', {}])
      await refused(act(who, decisionWrites(who, await placeOpen({ valor }))));
    const bare = await placeOpen();
    await place(`users/${bare.uid}`, without(await stored(`users/${bare.uid}`), 'valor'));
    await refused(act(who, decisionWrites(who, bare)));
  });
});

describe('a proposal', () => {
  test('of a pending request, or one that waits for an answer, is audited and not mailed', async () => {
    const who = analyst();
    for (const [changes, questions, isAnswered] of [
      [{}, 0, true],
      [answers(2), 2, true],
      [waiting(2), 2, false],
    ] as const) {
      const request = await placeOpen({ valor: LARGE, ...changes });
      const writes = proposalWrites(who, request, questions, isAnswered);
      await refused(act(who, { ...writes, audit: undefined }));
      await refused(act(who, { ...writes, file: undefined }));
      await accepted(act(who, writes));
    }
  });

  test('ends a question: record and tracker say so, or it is refused', async () => {
    const who = analyst();
    const request = await placeOpen({ valor: LARGE, ...waiting(1) });
    const writes = proposalWrites(who, request, 1, false);
    await refused(act(who, { ...writes, record: undefined, tracker: undefined }));
    await refused(act(who, { ...writes, tracker: undefined }));
    await refused(act(who, { record: writes.record, tracker: writes.tracker }));
    await accepted(act(who, writes));
  });

  test('ends a question of a record without a code, which keeps a state', async () => {
    const who = analyst();
    const correo = 'ana.perez@example.com';
    const uid = await placeRequest({ correo, valor: LARGE, ...waiting(1) });
    const request = { uid, code: newCode(), correo, idioma: 'es' } as const;
    const writes = proposalWrites(who, request, 1, false);
    const record = writes.record && {
      ...writes.record,
      data: { estadoCredito: writes.record.data.estadoCredito },
    };
    const uncoded = { ...writes, record, tracker: undefined };
    const stateless = record && changed(record, { estadoCredito: deleteField() });
    await refused(act(who, { ...uncoded, record: stateless }));
    await accepted(act(who, uncoded));
  });

  test('ends a question and changes nothing else of the record', async () => {
    const who = analyst();
    const request = await placeOpen({ valor: LARGE, ...waiting(1) });
    const writes = proposalWrites(who, request, 1, false);
    for (const record of [
      ...withAnother(changed(writes.record, {})),
      changed(writes.record, { 'preguntas.1.respuesta': 'Sí' }),
      changed(writes.record, { nota: 'x' }),
    ])
      await refused(act(who, { ...writes, record }));
    await accepted(act(who, writes));
  });

  test('of a pending request changes neither record nor tracker', async () => {
    const who = analyst();
    const request = await placeOpen({ valor: LARGE });
    const { record, tracker } = proposalWrites(who, request, 1, false);
    await refused(act(who, { ...proposalWrites(who, request), record, tracker }));
  });

  test('leaves nothing in the documents that the visitor may read', async () => {
    const who = analyst();
    const request = await placeOpen({ valor: LARGE });
    const before = await getDoc(doc(admin, `users/${request.uid}`));
    await accepted(act(who, proposalWrites(who, request)));
    const own = visitor({}, request.uid).db;
    deepEqual((await getDoc(doc(own, `users/${request.uid}`))).data(), before.data());
    await refused(getDoc(doc(own, `expedientes/${request.uid}`)));
  });

  test('with a record or a tracker of the old state is refused', async () => {
    const who = analyst();
    for (const [questions, fields] of [
      [0, {}],
      [1, waiting(1)],
    ] as const) {
      const request = await placeOpen({ valor: LARGE, ...fields });
      const writes = proposalWrites(who, request, questions, false);
      const record = changed(writes.record, { estadoCredito: 'porConfirmar' });
      const tracker = changed(writes.tracker, { estado: 'porConfirmar' });
      await refused(act(who, { ...writes, record, tracker }));
      await refused(act(who, { ...writes, tracker }));
    }
  });

  test('is refused for a request that is proposed or closed', async () => {
    const who = reviewer();
    for (const place of Object.values(FORMS)) {
      const request = await place();
      await placeAudit(who, request, 0);
      await refused(act(who, proposalWrites(who, request)));
    }
    for (const estadoCredito of STATES) {
      if (estadoCredito === 'pendiente' || estadoCredito === 'informacion') continue;
      for (const isAnswered of [true, false]) {
        const request = await placeOpen({ estadoCredito });
        await refused(act(who, proposalWrites(who, request, 0, isAnswered)));
      }
    }
  });

  const wrong: Record<string, DocumentData> = {
    'in the name of a colleague': { propuesta: { autor: 'leo', fecha: serverTimestamp() } },
    'with a note in it': {
      propuesta: { autor: MEMBERS.drafting.uid, fecha: serverTimestamp(), nota: 'x' },
    },
    'at a time of the own making': {
      propuesta: { autor: MEMBERS.drafting.uid, fecha: Timestamp.now() },
    },
    'with something beside it': { nota: 1 },
    'that decides as well': { decision: { autor: MEMBERS.drafting.uid, fecha: serverTimestamp() } },
    'that asks as well': { preguntas: {} },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(`is refused ${name}`, async () => {
      const who = analyst();
      const writes = proposalWrites(who, await placeOpen({ valor: LARGE }));
      await refused(act(who, { ...writes, file: changed(writes.file, changes) }));
    });
  }

  test('has an entry that tells exactly that', async () => {
    const who = analyst();
    for (const entry of [
      { autor: 'leo' },
      { fecha: Timestamp.now() },
      { accion: 'decidir' },
      { sobre: 'users/other' },
      { caso: 'other' },
      { motivo: 'x' },
    ]) {
      const writes = proposalWrites(who, await placeOpen({ valor: LARGE }));
      await refused(act(who, { ...writes, audit: changed(writes.audit, entry) }));
    }
    await refused(act(who, proposalWrites(who, await placeOpen({ valor: LARGE }), 1, true)));
  });

  test('that is not made here has no entry', async () => {
    const who = analyst();
    for (const place of Object.values(FORMS)) {
      const { audit } = proposalWrites(who, await place());
      await refused(commit(who, audit ? [audit] : []));
    }
  });

  test('after a question takes the place of the earlier one', async () => {
    const who = analyst();
    const propuesta = { autor: reviewer().uid, fecha: Timestamp.fromMillis(0) };
    const asked = await placeOpen({ valor: LARGE, propuesta, ...waiting() });
    await accepted(act(who, proposalWrites(who, asked, 1, false)));
    const filed = await placeOpen({ valor: LARGE, ...waiting() });
    await placeFile(filed.uid, { propuesta });
    await accepted(act(who, proposalWrites(who, filed, 1, false)));
    // The second person is another than that of the newer one.
    for (const request of [asked, filed]) {
      const { uid } = who;
      const both = staff({ roles: ['analista', 'revisor'] }, uid);
      await refused(act(both, decisionWrites(both, request)));
      await accepted(act(reviewer(), decisionWrites(reviewer(), request)));
    }
  });

  test('that a question ended is none: one person approves no more than the amount', async () => {
    const who = reviewer();
    for (const [valor, isEnough] of [
      [LARGE, false],
      [1, true],
    ] as const) {
      const request = await placeOpen({ valor, ...answers(1) });
      const fecha = Timestamp.fromMillis(0);
      await placeFile(request.uid, { propuesta: { autor: analyst().uid, fecha } });
      const attempt = act(who, decisionWrites(who, request));
      await (isEnough ? accepted(attempt) : refused(attempt));
    }
  });
});

for (const [form, place] of Object.entries(FORMS)) {
  describe(`the second person of a proposal ${form}`, () => {
    test('is a reviewer', async () => {
      const request = await place();
      for (const more of [[], ['lectura'], ['admin']] as const) {
        const other = staff({ roles: ['analista', ...more] });
        await refused(act(other, decisionWrites(other, request)));
      }
      await accepted(act(reviewer(), decisionWrites(reviewer(), request)));
    });

    test('is never the first, in any role', async () => {
      const who = staff({ roles: ['analista', 'revisor', 'admin'] }, MEMBERS.drafting.uid);
      for (const valor of [LARGE, 1])
        await refused(act(who, decisionWrites(who, await place({ valor }))));
    });

    test('cannot become another by writing the proposal anew', async () => {
      const who = staff({ roles: ['analista', 'revisor'] }, MEMBERS.drafting.uid);
      const writes = decisionWrites(who, await place());
      const propuesta = { autor: 'leo', fecha: Timestamp.now() };
      await refused(act(who, { ...writes, file: changed(writes.file, { propuesta }) }));
      await refused(act(who, { ...writes, record: changed(writes.record, { propuesta }) }));
    });

    test('is not needed to decline or to ask', async () => {
      const who = analyst();
      await accepted(act(who, decisionWrites(who, await place(), 'ingresos')));
      await accepted(act(who, questionWrites(who, await place())));
    });
  });

  describe(`the visitor of a proposal ${form}`, () => {
    const own: Record<string, (request: StoredRequest) => ActWrites> = {
      withdraws: withdrawalWrites,
      'corrects the address': correctionWrites,
    };
    for (const [name, writes] of Object.entries(own)) {
      test(name, async () => {
        const request = await place();
        await accepted(act(visitor({}, request.uid), writes(request)));
      });
    }
  });
}

/** The entry that was written with a proposal. */
function placeAudit(who: Person, request: StoredRequest, questions: number): Promise<void> {
  const { audit } = proposalWrites(who, request, questions);
  return place(audit?.path ?? '', { ...audit?.data, fecha: Timestamp.now() });
}

test('a decision is refused without its audit entry, or with one that tells something else', async () => {
  const who = analyst();
  const writes = decisionWrites(who, await placeOpen());
  await refused(act(who, { ...writes, audit: undefined }));
  for (const entry of [{ autor: 'leo' }, { accion: 'proponer' }, { caso: 'x' }, { motivo: 'x' }])
    await refused(act(who, { ...writes, audit: changed(writes.audit, entry) }));
  // An entry that was there before tells of another decision.
  const { path = '', data = {} } = writes.audit ?? {};
  await place(path, { ...data, fecha: Timestamp.now() });
  await refused(act(who, { ...writes, audit: undefined }));
});

test('an entry of a decision that was made before is refused', async () => {
  const who = analyst();
  const fecha = Timestamp.now();
  const request = await placeOpen({ estadoCredito: 'aprobado', decision: { fecha } });
  await placeFile(request.uid, { decision: { autor: who.uid, fecha } });
  const { audit } = decisionWrites(who, request);
  await refused(commit(who, audit ? [audit] : []));
});
