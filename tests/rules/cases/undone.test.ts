import { deepEqual, doesNotMatch } from 'node:assert/strict';
import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { UNDO_DAYS } from '../../../src/domain/request/undo';
import { STORED_REASON } from '../../../src/records/request/words';
import { decisionWrites, placeFile, uncoded } from '../../support/rules/rules-acts';
import { analyst, IDLE_ROLES, reviewer } from '../../support/rules/rules-cases';
import { act, changed } from '../../support/rules/rules-commit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, impostors, staff, visitor } from '../../support/rules/rules-people';
import {
  commit,
  place,
  placeRequest,
  withAnother,
  withCode,
  without,
} from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';
import {
  daysAgo,
  decider,
  placeDecided,
  placeProposed,
  stored,
  TO_APPROVED,
  TO_DECLINED,
  TO_PENDING,
  undoDropWrites,
  undoneWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

/** What a proposal holds, and fields beside it and of its request. */
const FIELDS_OF_A_PROPOSAL = [
  ...['autor', 'fecha', 'numero', 'orden', 'anterior', 'motivo', 'decision', 'entrada', 'vuelta'],
  ...['reversion', 'propuesta', 'estadoCredito', 'valor', 'preguntas', 'decisiones', 'correo'],
];

describe('a decision that two people undo', () => {
  for (const [name, to] of Object.entries({ TO_PENDING, TO_APPROVED, TO_DECLINED }))
    test(`is confirmed by a reviewer: ${name}`, async () => {
      const who = reviewer();
      const request = await placeProposed(to);
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

  test('becomes a decline for every reason, with the mail of that reason', async () => {
    const who = reviewer();
    for (const motivo of Object.values(STORED_REASON)) {
      const request = await placeProposed({ ...TO_DECLINED, motivo });
      await accepted(act(who, await undoneWrites(who, request)));
    }
  });

  test('never by its proposer, nor by who decided, in any role', async () => {
    const both = (uid: string) => staff({ roles: ['analista', 'revisor', 'admin'] }, uid);
    const request = await placeProposed();
    for (const uid of [analyst().uid, decider().uid])
      await refused(act(both(uid), await undoneWrites(both(uid), request)));
    await accepted(act(both(reviewer().uid), await undoneWrites(both(reviewer().uid), request)));
  });

  test('not by an analyst, nor by anybody else', async () => {
    const request = await placeProposed();
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
    const request = await placeProposed();
    const writes = await undoneWrites(who, request);
    await accepted(act(who, undoDropWrites(who, request)));
    await refused(act(who, writes));
    await refused(act(who, { ...writes, audit: undefined }));
    // Nobody is both people.
    const bare = await placeProposed();
    const file = await stored(`expedientes/${bare.uid}`);
    await placeFile(bare.uid, { ...file, reversion: { ...file.reversion, autor: who.uid } });
    await refused(act(who, await undoneWrites(who, bare)));
  });

  /** A proposal about a decision that was taken so many days ago. */
  async function proposedLongAgo(days: number) {
    const request = await placeProposed();
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
      const writes = await undoneWrites(who, await placeProposed(to));
      await refused(act(who, { ...writes, record: changed(writes.record, forged) }));
      await accepted(act(who, writes));
    }
  });

  test('changes no other field of the request', async () => {
    const who = reviewer();
    const request = await placeProposed();
    const { record, mail, ...others } = await undoneWrites(who, request);
    for (const forged of withAnother(record))
      await refused(act(who, { ...others, mail, record: forged }));
    const to = { ...mail, data: { ...mail.data, to: 'other' } };
    await refused(act(who, { ...others, mail: to, record: changed(record, { correo: 'other' }) }));
    const codigo = newCode();
    const about = withCode(mail, request.code, codigo);
    await refused(act(who, { ...others, mail: about, record: changed(record, { codigo }) }));
    await accepted(act(who, { ...others, mail, record }));
  });

  test('leaves a request that is pending again without a decision, in its case file too', async () => {
    const who = reviewer();
    const writes = await undoneWrites(who, await placeProposed(TO_PENDING));
    const record = changed(writes.record, { decision: { fecha: serverTimestamp() } });
    const file = changed(writes.file, { decision: writes.file.data.reversion.fin });
    await refused(act(who, { ...writes, record, file }));
    await accepted(act(who, writes));
  });

  test('is shown by the tracker', async () => {
    const who = reviewer();
    for (const to of [TO_PENDING, TO_APPROVED, TO_DECLINED]) {
      const writes = await undoneWrites(who, await placeProposed(to));
      const tracker = { ...writes.tracker, data: without(writes.tracker.data, 'anterior') };
      await refused(act(who, { ...writes, tracker }));
      await accepted(act(who, writes));
    }
  });

  test('signs the other answer, in its record and its case file', async () => {
    const who = reviewer();
    const writes = await undoneWrites(who, await placeProposed(TO_APPROVED));
    const file = changed(writes.file, { decision: deleteField() });
    const record = changed(writes.record, { decision: deleteField() });
    for (const forged of [{ file }, { record }, { file, record }])
      await refused(act(who, { ...writes, ...forged }));
    await accepted(act(who, writes));
  });

  test('leads to the answer that was proposed, and to no other', async () => {
    const who = reviewer();
    const request = await placeProposed(TO_PENDING);
    const { reversion, ...file } = await stored(`expedientes/${request.uid}`);
    const anterior = { ...reversion.anterior, ahora: 'aprobado' };
    await placeFile(request.uid, { ...file, reversion: { ...reversion, anterior } });
    const approved = await undoneWrites(who, request);
    await placeFile(request.uid, { ...file, reversion });
    await refused(act(who, approved));
    await accepted(act(who, await undoneWrites(who, request)));
  });

  test('ends its proposal and changes nothing else of it', async () => {
    const who = reviewer();
    const request = await placeProposed();
    const done = await undoneWrites(who, request);
    for (const { file, ...others } of [undoDropWrites(who, request), done])
      for (const field of FIELDS_OF_A_PROPOSAL) {
        const reversion = { ...file.data.reversion, [field]: 'other' };
        const data = { ...file.data, reversion };
        await refused(act(who, { ...others, file: { ...file, data } }));
      }
    await accepted(act(who, done));
  });

  test('becomes nothing else with a tracker that says so too', async () => {
    const who = reviewer();
    const writes = await undoneWrites(who, await placeProposed());
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
    'no time': ({ deshecha: _, ...kept }) => kept,
    'another cause': (kept) => ({ ...kept, causa: 'otra' }),
    'another outcome': (kept) => ({ ...kept, ahora: 'aprobado' }),
    'who did it': (kept) => ({ ...kept, autor: 'leo' }),
  };
  for (const [name, forge] of Object.entries(histories))
    test(`keeps the decision as it was, not with ${name}`, async () => {
      const who = reviewer();
      const writes = await undoneWrites(who, await placeProposed());
      const forged = forge(writes.record.data['decisiones.1']);
      const record = changed(writes.record, { 'decisiones.1': forged });
      const tracker = changed(writes.tracker, { anterior: forged });
      await refused(act(who, { ...writes, record, tracker }));
      await refused(act(who, { ...writes, tracker }));
      await accepted(act(who, writes));
    });

  test('adds a signature to the proposal in the case file, and changes nothing else there', async () => {
    const who = reviewer();
    const request = await placeProposed();
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
      const writes = await undoneWrites(who, await placeProposed(to));
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
      const writes = await undoneWrites(who, await placeProposed(to));
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
      const request = await placeProposed(to, { idioma: 'en' });
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
    const { mail, ...writes } = await undoneWrites(who, await placeProposed());
    await accepted(act(who, { ...writes, mail }));
    await deleteDoc(doc(admin, mail.path));
    await refused(act(who, { mail }));
  });

  test('names nobody of staff where the visitor reads', async () => {
    const request = await placeProposed();
    await accepted(act(reviewer(), await undoneWrites(reviewer(), request)));
    const paths = [`users/${request.uid}`, `seguimiento/${request.code}`];
    const text = JSON.stringify(await Promise.all(paths.map((path) => stored(path))));
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
    const [record, ...others] = uncoded(writes, 'reopened: error');
    for (const forged of [{ actualizado: serverTimestamp() }, { estadoCredito: deleteField() }])
      await refused(commit(who, [changed(record, forged), ...others]));
    await accepted(commit(who, uncoded(writes, 'reopened: error')));
  });
});

describe('the tracker', () => {
  test('of an undone decision changes only with it', async () => {
    const who = reviewer();
    const request = await placeProposed();
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

  test('goes on showing an undone decision when the next is taken', async () => {
    const who = reviewer();
    const request = await placeProposed(TO_PENDING);
    await accepted(act(who, await undoneWrites(who, request)));
    const next = decisionWrites(who, request, undefined, 2);
    const tracker = next.tracker && changed(next.tracker, { anterior: deleteField() });
    await refused(act(who, { ...next, tracker }));
    await accepted(act(who, next));
  });
});
