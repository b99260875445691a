import { deepEqual, doesNotMatch } from 'node:assert/strict';
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
import {
  MAX_UNDO_WORDS,
  MAX_UNDONE,
  UNDO_CAUSES,
  UNDO_DAYS,
} from '../../../src/domain/request/undo';
import {
  type AnyWrites,
  answers,
  decisionWrites,
  placeFile,
  proposalWrites,
  questionWrites,
  type StoredRequest,
  uncoded,
  waiting,
  writesOf,
} from '../../support/rules/rules-acts';
import { secondEntries } from '../../support/rules/rules-audit';
import { analyst, IDLE_ROLES, placeClaim, reviewer } from '../../support/rules/rules-cases';
import { CONFIRMED_FROM } from '../../support/rules/rules-emulator';
import { resendWrites } from '../../support/rules/rules-mails';
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
import { commit, place, placeRequest, type Write } from '../../support/rules/rules-records';
import { MEMBERS, STAFF_EMAIL } from '../../support/rules/rules-staff';
import {
  daysAgo,
  placeDecided,
  STATES,
  type UndoTo,
  undoDropWrites,
  undoneWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

const act = async (who: Person, writes: AnyWrites | Promise<AnyWrites>) =>
  commit(who, writesOf(await writes));

const changed = (write: Write | undefined, data: DocumentData): Write => {
  if (write === undefined) throw new Error('there is no such write');
  return { ...write, data: { ...write.data, ...data } };
};

/** A third member, who decides. */
const decider = () => staff({ roles: ['analista'] });

const TO_PENDING: UndoTo = { ahora: 'pendiente' };
const TO_APPROVED: UndoTo = { ahora: 'aprobado' };
const TO_DECLINED: UndoTo = { ahora: 'rechazado', motivo: 'deudas' };

/** A decline that the analyst proposed to undo. */
async function proposed(to: UndoTo = TO_PENDING, changes: DocumentData = {}) {
  const answer = to.ahora === 'rechazado' ? 'aprobado' : 'rechazado';
  const request = await placeDecided(decider().uid, answer, changes);
  await accepted(act(analyst(), undoProposalWrites(analyst(), request, to)));
  return request;
}

const stored = async (path: string) => (await getDoc(doc(admin, path))).data() ?? {};

describe('a proposal to undo a decision', () => {
  test('is made by whoever may work, for every cause and outcome, and audited', async () => {
    for (const who of [analyst(), reviewer(), decider()])
      for (const causa of UNDO_CAUSES) {
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
    const request = await proposed();
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
      const request = await proposed();
      const writes = undoDropWrites(who, request);
      await refused(act(who, { ...writes, audit: undefined }));
      await refused(act(who, { ...writes, file: undefined }));
      await accepted(act(who, writes));
      await refused(act(who, writes));
      // The entry of its end is there already.
      await refused(act(who, { ...writes, audit: undefined }));
    }
    const request = await proposed();
    const idle = staff({ roles: ['lectura', 'admin'] });
    await refused(act(idle, undoDropWrites(idle, request)));
  });

  test('is signed, and changes nothing else of it', async () => {
    const who = reviewer();
    const request = await proposed();
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
    for (const more of [
      { decisiones: { 1: {} } },
      { decision: { autor: who.uid } },
      { vuelta: '_2' },
    ])
      await refused(act(who, { ...writes, file: changed(writes.file, more) }));
    await accepted(act(who, writes));
  });
});

describe('a decision that two people undo', () => {
  for (const [name, to] of Object.entries({ TO_PENDING, TO_APPROVED, TO_DECLINED }))
    test(`is confirmed by a reviewer: ${name}`, async () => {
      const who = reviewer();
      const request = await proposed(to);
      const writes = await undoneWrites(who, request);
      for (const part of ['record', 'file', 'tracker', 'mail', 'audit'] as const)
        await refused(act(who, { ...writes, [part]: undefined }));
      await accepted(act(who, writes));
      const record = await stored(`users/${request.uid}`);
      deepEqual(
        [record.estadoCredito, record.decision?.motivo, Object.keys(record.decisiones)],
        [to.ahora, to.motivo, ['1']],
      );
      deepEqual((await stored(`seguimiento/${request.code}`)).anterior, record.decisiones[1]);
      await refused(act(who, writes));
    });

  test('never by its proposer, nor by who decided, in any role', async () => {
    const both = (uid: string) => staff({ roles: ['analista', 'revisor', 'admin'] }, uid);
    const request = await proposed();
    for (const uid of [analyst().uid, decider().uid])
      await refused(act(both(uid), await undoneWrites(both(uid), request)));
    await accepted(act(both(reviewer().uid), await undoneWrites(both(reviewer().uid), request)));
  });

  test('not by an analyst, nor by anybody else', async () => {
    const request = await proposed();
    const who = staff({ roles: ['analista'] }, MEMBERS.early.uid);
    await refused(act(who, await undoneWrites(who, request)));
    for (const roles of IDLE_ROLES) {
      const idle = staff({ roles }, MEMBERS.publishing.uid);
      await refused(act(idle, await undoneWrites(idle, request)));
    }
    for (const [, impostor] of impostors) {
      const other = impostor({ roles: ['analista', 'revisor'] });
      await refused(act(other, await undoneWrites(other, request)));
    }
    const own = visitor({}, request.uid);
    await refused(act(own, await undoneWrites(own, request)));
  });

  test('not without a proposal, nor after it was given up', async () => {
    const who = reviewer();
    const request = await proposed();
    const writes = await undoneWrites(who, request);
    await accepted(act(who, undoDropWrites(who, request)));
    await refused(act(who, writes));
    await refused(act(who, { ...writes, audit: undefined }));
    // Nobody is both people.
    const bare = await proposed();
    const file = await stored(`expedientes/${bare.uid}`);
    await placeFile(bare.uid, { ...file, reversion: { ...file.reversion, autor: who.uid } });
    await refused(act(who, await undoneWrites(who, bare)));
  });

  /** A proposal about a decision that was taken so many days ago. */
  async function proposedLongAgo(days: number) {
    const request = await proposed();
    const fecha = daysAgo(days);
    const { decision, ...record } = await stored(`users/${request.uid}`);
    await place(`users/${request.uid}`, { ...record, decision: { ...decision, fecha } });
    const file = await stored(`expedientes/${request.uid}`);
    const signed = { ...file.decision, fecha };
    const reversion = {
      ...file.reversion,
      decision: signed,
      anterior: { ...file.reversion.anterior, fecha },
    };
    await placeFile(request.uid, { decision: signed, reversion });
    return request;
  }

  test(`within ${UNDO_DAYS} days, and not after them`, async () => {
    const who = reviewer();
    const late = await proposedLongAgo(UNDO_DAYS + 0.01);
    await refused(act(who, await undoneWrites(who, late)));
    const inTime = await proposedLongAgo(UNDO_DAYS - 0.01);
    await accepted(act(who, await undoneWrites(who, inTime)));
  });

  test('becomes exactly what was proposed', async () => {
    const who = reviewer();
    for (const [to, forged] of [
      [TO_PENDING, { estadoCredito: 'aprobado', decision: { fecha: serverTimestamp() } }],
      [TO_PENDING, { decision: { fecha: serverTimestamp() } }],
      [TO_APPROVED, { estadoCredito: 'pendiente', decision: deleteField() }],
      [TO_APPROVED, { decision: { fecha: Timestamp.now() } }],
      [TO_APPROVED, { decision: { fecha: serverTimestamp(), motivo: 'deudas' } }],
      [TO_DECLINED, { decision: { fecha: serverTimestamp() } }],
      [TO_DECLINED, { decision: { fecha: serverTimestamp(), motivo: 'ingresos' } }],
      [TO_PENDING, { valor: 1 }],
      [TO_PENDING, { vuelta: '_3' }],
      [TO_PENDING, { propuesta: { autor: 'leo' } }],
      [TO_PENDING, { actualizado: Timestamp.now() }],
    ] as const) {
      const writes = await undoneWrites(who, await proposed(to));
      await refused(act(who, { ...writes, record: changed(writes.record, forged) }));
      await accepted(act(who, writes));
    }
  });

  test('becomes nothing else with a tracker that says so too', async () => {
    const who = reviewer();
    const writes = await undoneWrites(who, await proposed());
    const record = changed(writes.record, { estadoCredito: 'retirado' });
    const tracker = changed(writes.tracker, { estado: 'retirado' });
    await refused(act(who, { ...writes, record, tracker }));
    await refused(act(who, { ...writes, tracker: changed(writes.tracker, { juego: 'fortnite' }) }));
    const twice = { 'decisiones.2': writes.record.data['decisiones.1'] };
    await refused(act(who, { ...writes, record: changed(writes.record, twice) }));
    await accepted(act(who, writes));
  });

  const histories: Record<string, (kept: DocumentData) => DocumentData> = {
    'another answer': (kept) => ({ ...kept, estado: 'aprobado' }),
    'another time of the decision': (kept) => ({ ...kept, fecha: Timestamp.now() }),
    'another reason': (kept) => ({ ...kept, motivo: 'deudas' }),
    'no reason': ({ motivo: _, ...kept }) => kept,
    'a time of the own making': (kept) => ({ ...kept, deshecha: Timestamp.now() }),
    'another cause': (kept) => ({ ...kept, causa: 'otra' }),
    'another outcome': (kept) => ({ ...kept, ahora: 'aprobado' }),
    'who did it': (kept) => ({ ...kept, autor: 'leo' }),
  };
  for (const [name, forge] of Object.entries(histories))
    test(`keeps the decision as it was, not with ${name}`, async () => {
      const who = reviewer();
      const writes = await undoneWrites(who, await proposed());
      const forged = forge(writes.record.data['decisiones.1']);
      const record = changed(writes.record, { 'decisiones.1': forged });
      const tracker = changed(writes.tracker, { anterior: forged });
      await refused(act(who, { ...writes, record, tracker }));
      await refused(act(who, { ...writes, tracker }));
      await accepted(act(who, writes));
    });

  test('adds a signature to the proposal in the case file, and changes nothing else there', async () => {
    const who = reviewer();
    const request = await proposed();
    const before = await stored(`expedientes/${request.uid}`);
    const writes = await undoneWrites(who, request);
    const { fin } = writes.file.data.reversion;
    for (const forged of [
      { reversion: { fin, decision: { autor: 'leo' } } },
      { reversion: { fin, anterior: { causa: 'otra' } } },
      { reversion: { fin, palabras: 'x' } },
      { reversion: { fin, nota: 'x' } },
      { reversion: { fin, numero: 2 } },
      { reversion: { fin: { ...fin, autor: 'leo' } } },
      { reversion: { fin: { ...fin, fecha: Timestamp.now() } } },
      { reversion: { fin: { ...fin, hecha: false } } },
      { decisiones: { 1: before.reversion } },
      { decision: { autor: who.uid, fecha: serverTimestamp() } },
      { propuesta: { autor: who.uid, fecha: serverTimestamp() } },
      { vuelta: '_3' },
      { vuelta: deleteField() },
      { preguntas: {} },
    ])
      await refused(act(who, { ...writes, file: changed(writes.file, forged) }));
    await accepted(act(who, writes));
    const after = await stored(`expedientes/${request.uid}`);
    deepEqual(after.reversion, { ...before.reversion, fin: after.reversion.fin });
    deepEqual([after.decision, after.reversion.decision], [undefined, before.decision]);
  });

  test('changes the request and its case file together', async () => {
    const who = reviewer();
    for (const to of [TO_PENDING, TO_APPROVED, TO_DECLINED]) {
      const writes = await undoneWrites(who, await proposed(to));
      const vuelta = { vuelta: '_3' };
      await refused(
        act(who, {
          ...writes,
          record: changed(writes.record, vuelta),
          file: changed(writes.file, vuelta),
        }),
      );
      await refused(act(who, { file: writes.file, audit: writes.audit }));
      await refused(act(who, { ...writes, file: undefined, audit: undefined }));
      await accepted(act(who, writes));
    }
  });

  test('is signed by who confirms it, where it takes the other answer', async () => {
    const who = reviewer();
    for (const to of [TO_APPROVED, TO_DECLINED]) {
      const writes = await undoneWrites(who, await proposed(to));
      for (const decision of [
        deleteField(),
        { autor: 'leo' },
        { fecha: Timestamp.now() },
        { hecha: false },
        { repetida: 'other' },
      ])
        await refused(act(who, { ...writes, file: changed(writes.file, { decision }) }));
      await accepted(act(who, writes));
    }
  });

  test('takes the proposal to approve with it', async () => {
    const who = reviewer();
    const propuesta = { autor: 'eva', fecha: daysAgo(2) };
    const request = await placeDecided(decider().uid, 'aprobado');
    const file = await stored(`expedientes/${request.uid}`);
    await placeFile(request.uid, { ...file, propuesta });
    const proposal = await undoProposalWrites(analyst(), request, TO_DECLINED);
    for (const forged of [deleteField(), { ...propuesta, autor: 'leo' }])
      await refused(
        act(analyst(), {
          ...proposal,
          file: changed(proposal.file, {
            reversion: { ...proposal.file.data.reversion, propuesta: forged },
          }),
        }),
      );
    await accepted(act(analyst(), proposal));
    const writes = await undoneWrites(who, request);
    const kept = { propuesta };
    await refused(act(who, { ...writes, file: changed(writes.file, kept) }));
    await accepted(act(who, writes));
    const { reversion, ...after } = await stored(`expedientes/${request.uid}`);
    deepEqual([after.propuesta, reversion.propuesta.autor], [undefined, 'eva']);
  });

  test('mails the visitor what changed, at the address of the record, and nothing else', async () => {
    const who = reviewer();
    for (const to of [TO_PENDING, TO_APPROVED, TO_DECLINED]) {
      const request = await proposed(to, { idioma: 'en' });
      const writes = await undoneWrites(who, { ...request, idioma: 'en' });
      const other = await undoneWrites(who, { ...request, idioma: 'es' });
      await refused(act(who, { ...writes, mail: other.mail }));
      const eva = changed(writes.mail, { to: 'eva@example.com' });
      await refused(act(who, { ...writes, mail: eva }));
      const decided = decisionWrites(who, { ...request, idioma: 'en' }, to.motivo).mail;
      const wrongWords = changed(writes.mail, { message: decided?.data.message });
      await refused(act(who, { ...writes, mail: wrongWords }));
      for (const end of ['_deshecha_2', '_decision', '_decision_2', '_deshecha_'])
        await refused(
          act(who, { ...writes, mail: { ...writes.mail, path: `mail/${request.uid}${end}` } }),
        );
      await accepted(act(who, writes));
      // Nobody writes it later, either.
      await deleteDoc(doc(admin, writes.mail.path));
      await refused(commit(who, [writes.mail]));
    }
  });

  test('is mailed in that moment alone', async () => {
    const who = reviewer();
    const { mail, ...writes } = await undoneWrites(who, await proposed());
    await accepted(act(who, { ...writes, mail }));
    await deleteDoc(doc(admin, mail.path));
    await refused(act(who, { mail }));
  });

  test('names nobody of staff where the visitor reads', async () => {
    const request = await proposed();
    await accepted(act(reviewer(), await undoneWrites(reviewer(), request)));
    const paths = [`users/${request.uid}`, `seguimiento/${request.code}`];
    const text = JSON.stringify(await Promise.all(paths.map(stored)));
    for (const word of [analyst().uid, reviewer().uid, decider().uid, 'autor', 'palabras'])
      doesNotMatch(text, new RegExp(word));
  });

  test('of a request without a code changes no tracker', async () => {
    const who = reviewer();
    const decision = { fecha: daysAgo(1), motivo: 'historial' };
    const uid = await placeRequest({ estadoCredito: 'rechazado', decision });
    await placeFile(uid, { decision: { autor: decider().uid, fecha: decision.fecha } });
    const request = { uid, code: '', correo: 'ana.perez@example.com', idioma: 'es' } as const;
    await accepted(act(analyst(), undoProposalWrites(analyst(), request)));
    const writes = await undoneWrites(who, request);
    await refused(act(who, { ...writes, tracker: undefined }));
    await accepted(commit(who, uncoded(writes, 'reopened: error')));
  });
});

describe('the tracker', () => {
  test('of an undone decision changes only with it', async () => {
    const who = reviewer();
    const request = await proposed();
    const { tracker, record } = await undoneWrites(who, request);
    await refused(commit(who, [tracker]));
    const anterior = { ...tracker.data.anterior };
    // Another act does not touch what was undone.
    const decided = await placeDecided(decider().uid);
    await refused(
      commit(who, [{ path: `seguimiento/${decided.code}`, data: { anterior }, change: true }]),
    );
    await refused(commit(who, [record, tracker]));
  });
});

/** A request that two people put back to pending. */
async function reopened(changes: DocumentData = {}): Promise<StoredRequest> {
  const request = await proposed(TO_PENDING, changes);
  await accepted(act(reviewer(), await undoneWrites(reviewer(), request)));
  return request;
}

describe('a request that went back to review', () => {
  test('is decided again, by anybody who may, with names of its own', async () => {
    for (const motivo of [undefined, 'ingresos'] as const) {
      const who = decider();
      const request = await reopened();
      await place(`mail/${request.uid}_decision`, { to: 'x' });
      await place(`auditoria/decision_${request.uid}`, { fecha: daysAgo(1) });
      await refused(act(who, decisionWrites(who, request, motivo)));
      const writes = decisionWrites(who, request, motivo, 2);
      await refused(act(who, { ...writes, mail: undefined }));
      await refused(act(who, { ...writes, audit: undefined }));
      await refused(act(who, decisionWrites(who, request, motivo, 3)));
      await accepted(act(who, writes));
    }
  });

  test('takes a new proposal to approve, and not the one of before', async () => {
    const valor = CONFIRMED_FROM + 1;
    const request = await reopened({ valor });
    const second = reviewer();
    await refused(act(second, decisionWrites(second, request, undefined, 2)));
    await place(`auditoria/propuesta_${request.uid}_0`, { fecha: daysAgo(1) });
    await refused(act(analyst(), proposalWrites(analyst(), request)));
    await accepted(act(analyst(), proposalWrites(analyst(), request, 0, true, 2)));
    await accepted(act(second, decisionWrites(second, request, undefined, 2)));
  });

  test('is asked the next question, whose mail has a name of its own', async () => {
    const who = analyst();
    const request = await reopened(answers(1));
    await place(`mail/${request.uid}_pregunta_1`, { to: 'x' });
    await refused(act(who, questionWrites(who, request, 1)));
    await accepted(act(who, questionWrites(who, request, 2)));
  });

  test('is undone a second time under the next number, and keeps who undid the first', async () => {
    const who = analyst();
    const request = await reopened();
    await accepted(act(decider(), decisionWrites(decider(), request, 'ingresos', 2)));
    const { reversion } = await stored(`expedientes/${request.uid}`);
    const proposal = await undoProposalWrites(who, request, TO_APPROVED, 2);
    const { decisiones: _, ...withoutFirst } = proposal.file.data;
    await refused(act(who, { ...proposal, file: { ...proposal.file, data: withoutFirst } }));
    for (const decisiones of [
      { 1: { ...reversion, palabras: 'x' } },
      { 1: { ...reversion, nota: 'x' } },
      { 2: reversion },
      { 1: reversion, 2: reversion },
    ])
      await refused(act(who, { ...proposal, file: changed(proposal.file, { decisiones }) }));
    await accepted(act(who, proposal));
    deepEqual((await stored(`expedientes/${request.uid}`)).decisiones, { 1: reversion });
    await accepted(act(who, undoDropWrites(who, request, 2)));
    const third = await undoProposalWrites(who, request, TO_APPROVED, 3);
    // What was given up is not kept: it undid nothing.
    const dropped = (await stored(`expedientes/${request.uid}`)).reversion;
    for (const decisiones of [{ 1: dropped }, { 2: dropped }])
      await refused(act(who, { ...third, file: changed(third.file, { decisiones }) }));
    await accepted(act(who, third));
    const writes = await undoneWrites(reviewer(), request);
    await accepted(act(reviewer(), writes));
    const record = await stored(`users/${request.uid}`);
    deepEqual(
      Object.entries<DocumentData>(record.decisiones).map(([n, { ahora }]) => [n, ahora]),
      [
        ['1', 'pendiente'],
        ['2', 'aprobado'],
      ],
    );
  });

  test('has its forgotten mails sent again, by their own times', async () => {
    const who = analyst();
    const request = await reopened();
    const path = `mail/${request.uid}_deshecha_1`;
    const mail = await stored(path);
    await refused(commit(who, resendWrites(who, path)));
    const record = await stored(`users/${request.uid}`);
    const decisiones = { 1: { ...record.decisiones[1], deshecha: daysAgo(0.1) } };
    await place(`users/${request.uid}`, { ...record, decisiones });
    await place(path, mail);
    await accepted(commit(who, resendWrites(who, path)));
    await place(`users/${request.uid}`, {
      ...record,
      estadoCredito: 'aprobado',
      decision: { fecha: daysAgo(0.1) },
    });
    const second = `mail/${request.uid}_decision_2`;
    await place(second, mail);
    await accepted(commit(who, resendWrites(who, second)));
  });

  test('is named by its own id alone', async () => {
    const who = reviewer();
    const request = await proposed();
    const writes = await undoneWrites(who, request);
    const { audit } = writes;
    for (const second of secondEntries([audit]))
      await refused(commit(who, [...writesOf(writes), second]));
    for (const entry of [{ accion: 'no-deshacer' }, { autor: freshId() }, { motivo: 'x' }])
      await refused(act(who, { ...writes, audit: changed(audit, entry) }));
    await accepted(act(who, writes));
  });
});
