import { deepEqual } from 'node:assert/strict';
import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_UNDO_WORDS, MAX_UNDONE, UNDO_DAYS } from '../../../src/domain/request/undo';
import { STORED_CAUSE } from '../../../src/records/request/words';
import { placeFile, waiting, writesOf } from '../../support/rules/rules-acts';
import { caseWrite, secondEntries } from '../../support/rules/rules-audit';
import { analyst, IDLE_ROLES, placeClaim, reviewer } from '../../support/rules/rules-cases';
import { act, changed } from '../../support/rules/rules-commit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, impostors, nobody, staff, visitor } from '../../support/rules/rules-people';
import { commit, without } from '../../support/rules/rules-records';
import { STAFF_EMAIL } from '../../support/rules/rules-staff';
import {
  daysAgo,
  decider,
  placeDecided,
  placeProposed,
  STATES,
  TO_APPROVED,
  TO_DECLINED,
  TO_PENDING,
  type UndoTo,
  undoDropWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

describe('a proposal to undo a decision', () => {
  test('is made by whoever may work, for every cause and outcome, and audited', async () => {
    for (const who of [analyst(), reviewer(), decider()])
      for (const causa of Object.values(STORED_CAUSE)) {
        const request = await placeDecided(decider().uid);
        const writes = await undoProposalWrites(who, request, TO_PENDING, 1, causa);
        await refused(act(who, { ...writes, audit: undefined }));
        await refused(act(who, { ...writes, file: undefined }));
        await accepted(act(who, writes));
      }
    const who = analyst();
    for (const [answer, to] of [
      ['rechazado', TO_APPROVED],
      ['aprobado', TO_PENDING],
      ['aprobado', TO_DECLINED],
    ] as const)
      await accepted(
        act(who, undoProposalWrites(who, await placeDecided(decider().uid, answer), to)),
      );
  });

  test(`has up to ${MAX_UNDO_WORDS} characters of words`, async () => {
    const who = analyst();
    const writes = await undoProposalWrites(who, await placeDecided(decider().uid));
    const reversion = { ...writes.file.data.reversion, palabras: 'á'.repeat(MAX_UNDO_WORDS) };
    await accepted(act(who, { ...writes, file: changed(writes.file, { reversion }) }));
  });

  test('leads only to pending or to the other answer', async () => {
    const who = analyst();
    for (const answer of ['aprobado', 'rechazado'] as const) {
      const request = await placeDecided(decider().uid, answer);
      for (const ahora of STATES)
        for (const motivo of [undefined, 'deudas', 'capricho']) {
          const isAllowed =
            ahora !== answer &&
            (ahora === 'rechazado'
              ? motivo === 'deudas'
              : ['pendiente', 'aprobado'].includes(ahora) && motivo === undefined);
          const to = { ahora, motivo } as UndoTo;
          if (!isAllowed) await refused(act(who, undoProposalWrites(who, request, to)));
        }
    }
  });

  test('is refused of an approval that was disbursed, not of one that the bank cancelled', async () => {
    const who = analyst();
    for (const [estado, answered] of [
      ['desembolsado', refused],
      ['cancelado', accepted],
    ] as const) {
      const banco = { estado, fecha: Timestamp.now() };
      const request = await placeDecided(decider().uid, 'aprobado', { banco });
      await answered(act(who, undoProposalWrites(who, request, TO_PENDING)));
    }
  });

  test('is about a decision alone', async () => {
    const who = analyst();
    for (const answer of ['aprobado', 'rechazado'] as const)
      for (const estadoCredito of STATES) {
        if (estadoCredito === 'aprobado' || estadoCredito === 'rechazado') continue;
        const changes = { ...waiting(), estadoCredito };
        const request = await placeDecided(decider().uid, answer, changes);
        for (const to of [TO_PENDING, TO_APPROVED, TO_DECLINED])
          await refused(act(who, undoProposalWrites(who, request, to)));
      }
    // A case file without the decision does not say who decided.
    const request = await placeDecided(decider().uid);
    await placeFile(request.uid, {});
    await refused(act(who, undoProposalWrites(who, request)));
    await placeFile(request.uid, { decision: { autor: decider().uid, fecha: daysAgo(2) } });
    await refused(act(who, undoProposalWrites(who, request)));
    const older = { propuesta: { autor: 'eva', fecha: daysAgo(2) } };
    const holding = await placeDecided(decider().uid, 'rechazado', older);
    await refused(act(who, undoProposalWrites(who, holding)));
  });

  test(`is possible for ${UNDO_DAYS} days`, async () => {
    const who = analyst();
    const decision = (days: number) => ({ decision: { fecha: daysAgo(days), motivo: 'deudas' } });
    const late = await placeDecided(decider().uid, 'rechazado', decision(UNDO_DAYS + 0.01));
    await refused(act(who, undoProposalWrites(who, late)));
    const inTime = await placeDecided(decider().uid, 'rechazado', decision(UNDO_DAYS - 0.01));
    await accepted(act(who, undoProposalWrites(who, inTime)));
  });

  test('is one at a time, numbered, and possible again after the last was given up', async () => {
    const [who, other] = [analyst(), reviewer()];
    const request = await placeProposed();
    await refused(act(other, undoProposalWrites(other, request)));
    await refused(act(other, undoProposalWrites(other, request, TO_PENDING, 2)));
    await accepted(act(other, undoDropWrites(other, request)));
    for (const number of [1, 3])
      await refused(act(who, undoProposalWrites(who, request, TO_PENDING, number)));
    await accepted(act(who, undoProposalWrites(who, request, TO_APPROVED, 2)));
  });

  test(`is refused after ${MAX_UNDONE} undone decisions`, async () => {
    const who = analyst();
    const undone = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`${place + 1}`, {}]));
    const full = await placeDecided(decider().uid, 'rechazado', { decisiones: undone(MAX_UNDONE) });
    await refused(act(who, undoProposalWrites(who, full)));
    const last = { decisiones: undone(MAX_UNDONE - 1) };
    await accepted(
      act(who, undoProposalWrites(who, await placeDecided(decider().uid, 'rechazado', last))),
    );
  });

  test('is refused without one of its fields', async () => {
    const who = analyst();
    const writes = await undoProposalWrites(who, await placeDecided(decider().uid));
    const { reversion } = writes.file.data;
    for (const field of [
      ...['numero', 'autor', 'fecha', 'palabras', 'anterior', 'decision'],
      ...['entrada', 'orden', 'vuelta'],
    ]) {
      const file = changed(writes.file, { reversion: without(reversion, field) });
      await refused(act(who, { ...writes, file }));
    }
    await accepted(act(who, writes));
  });

  const wrong: Record<string, DocumentData> = {
    'in the name of a colleague': { autor: 'leo' },
    'at a time of the own making': { fecha: Timestamp.now() },
    'without words': { palabras: '' },
    'with too many words': { palabras: 'á'.repeat(MAX_UNDO_WORDS + 1) },
    'with markup': { palabras: '<b>' },
    'with something beside it': { nota: 1 },
    'that has ended already': { fin: { autor: 'leo', fecha: Timestamp.now(), hecha: false } },
    'of another answer': { anterior: { estado: 'aprobado' } },
    'of an answer of another time': { anterior: { fecha: Timestamp.now() } },
    'of an answer for another reason': { anterior: { motivo: 'deudas' } },
    'of an answer without its reason': { anterior: { motivo: deleteField() } },
    'of an answer for a cause outside the list': { anterior: { causa: 'capricho' } },
    'of an answer with something beside it': { anterior: { nota: 'x' } },
    'whose end has the entry of another': { entrada: 'deshecha_other_1' },
    'with another number': { orden: '2' },
    'with the number of another decision': { vuelta: '_3' },
    'of a decision of another member': { decision: { autor: 'leo' } },
    'of a decision with something beside it': { decision: { nota: 'x' } },
    'of a proposal to approve that nobody made': { propuesta: { autor: 'leo' } },
  };
  for (const [name, changes] of Object.entries(wrong))
    test(`is refused ${name}`, async () => {
      const who = analyst();
      const writes = await undoProposalWrites(who, await placeDecided(decider().uid));
      const { reversion: own } = writes.file.data;
      const reversion = {
        ...own,
        ...changes,
        anterior: { ...own.anterior, ...changes.anterior },
        decision: { ...own.decision, ...changes.decision },
      };
      await refused(act(who, { ...writes, file: changed(writes.file, { reversion }) }));
      await accepted(act(who, writes));
    });

  test('is refused together with another act on the case file', async () => {
    const who = analyst();
    const writes = await undoProposalWrites(who, await placeDecided(decider().uid));
    for (const more of [
      { decision: { autor: who.uid, fecha: serverTimestamp() } },
      { decisiones: { 1: {} } },
      { preguntas: {} },
    ])
      await refused(act(who, { ...writes, file: changed(writes.file, more) }));
  });

  for (const roles of IDLE_ROLES)
    test(`is refused for the roles ${JSON.stringify(roles)}`, async () => {
      const who = staff({ roles });
      await refused(act(who, undoProposalWrites(who, await placeDecided(decider().uid))));
    });

  for (const [name, impostor] of impostors)
    test(`is refused for ${name}`, async () => {
      const who = impostor({ roles: ['analista', 'revisor'] });
      await refused(act(who, undoProposalWrites(who, await placeDecided(decider().uid))));
    });

  test('is refused with one’s own address, and while a colleague has the case', async () => {
    const who = analyst();
    const own = await placeDecided(decider().uid, 'rechazado', { correo: STAFF_EMAIL });
    await refused(act(who, undoProposalWrites(who, own)));
    const taken = await placeDecided(decider().uid);
    await placeClaim(taken.uid, 'leo', 10);
    await refused(act(who, undoProposalWrites(who, taken)));
  });

  test('and its end have entries that tell exactly that', async () => {
    const who = analyst();
    const request = await placeDecided(decider().uid);
    const writes = await undoProposalWrites(who, request);
    for (const entry of [
      { autor: 'leo' },
      { fecha: Timestamp.now() },
      { accion: 'deshacer' },
      { sobre: 'users/other' },
      { caso: 'other' },
      { motivo: 'x' },
    ])
      await refused(act(who, { ...writes, audit: changed(writes.audit, entry) }));
    await refused(commit(who, [writes.audit]));
    for (const second of secondEntries(writesOf(writes)))
      await refused(commit(who, [...writesOf(writes), second]));
    await accepted(act(who, writes));
    await refused(commit(who, [{ ...writes.audit, path: `auditoria/deshacer_${request.uid}_2` }]));
    // Nobody makes the entry of an earlier moment.
    await deleteDoc(doc(admin, writes.audit.path));
    await refused(commit(who, [writes.audit]));
    const drop = undoDropWrites(who, request);
    for (const entry of [{ autor: 'leo' }, { accion: 'deshacer' }, { caso: 'other' }])
      await refused(act(who, { ...drop, audit: changed(drop.audit, entry) }));
    for (const second of secondEntries(writesOf(drop)))
      await refused(commit(who, [...writesOf(drop), second]));
    await accepted(act(who, drop));
    await deleteDoc(doc(admin, drop.audit.path));
    await refused(commit(who, [drop.audit]));
  });

  test('changes nothing that the visitor can read', async () => {
    const request = await placeDecided(decider().uid);
    const own = visitor({}, request.uid).db;
    const read = async () => [
      (await getDoc(doc(own, `users/${request.uid}`))).data(),
      (await getDoc(doc(nobody, `seguimiento/${request.code}`))).data(),
    ];
    const before = await read();
    await accepted(act(analyst(), undoProposalWrites(analyst(), request)));
    deepEqual(await read(), before);
  });
});

describe('a proposal that is given up', () => {
  test('by its author or anybody who may work, once, with its entry', async () => {
    for (const who of [analyst(), reviewer()]) {
      const request = await placeProposed();
      const writes = undoDropWrites(who, request);
      await refused(act(who, { ...writes, audit: undefined }));
      await refused(act(who, { ...writes, file: undefined }));
      await accepted(act(who, writes));
      await refused(act(who, writes));
      // The entry of its end is there already.
      await refused(act(who, { ...writes, audit: undefined }));
    }
    const request = await placeProposed();
    const idle = staff({ roles: ['lectura', 'admin'] });
    await refused(act(idle, undoDropWrites(idle, request)));
  });

  test('is signed, and changes nothing else of it', async () => {
    const who = reviewer();
    const request = await placeProposed();
    const writes = undoDropWrites(who, request);
    const { fin } = writes.file.data.reversion;
    for (const reversion of [
      { fin: { ...fin, autor: 'leo' } },
      { fin: { ...fin, fecha: Timestamp.now() } },
      { fin: { ...fin, hecha: true } },
      { fin: { ...fin, nota: 'x' } },
      { fin, palabras: 'Otra cosa' },
    ])
      await refused(act(who, { ...writes, file: changed(writes.file, { reversion }) }));
    const done = { reversion: { fin: { ...fin, hecha: true } } };
    const audit = caseWrite(who, `deshecha_${request.uid}_1`, 'deshacer', request.uid);
    await refused(act(who, { file: changed(writes.file, done), audit }));
    for (const more of [
      { decisiones: { 1: {} } },
      { decision: { autor: who.uid } },
      { vuelta: '_2' },
    ])
      await refused(act(who, { ...writes, file: changed(writes.file, more) }));
    await accepted(act(who, writes));
  });
});
