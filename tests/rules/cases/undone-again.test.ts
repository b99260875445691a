import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { answers, type StoredRequest, waiting } from '../../support/rules/rules-acts';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { act, changed } from '../../support/rules/rules-commit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, nobody, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, type Write } from '../../support/rules/rules-records';
import {
  daysAgo,
  placeProposed,
  stored,
  TO_APPROVED,
  TO_DECLINED,
  TO_PENDING,
  type UndoTo,
  undoDropWrites,
  undoneWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

const now = serverTimestamp();
const approved = { estadoCredito: 'aprobado', decision: { fecha: daysAgo(0.1) } };
const declined = {
  estadoCredito: 'rechazado',
  decision: { fecha: daysAgo(0.1), motivo: 'deudas' },
};

/** What may have become of a request after its decision was undone. */
const LATER: Record<string, readonly [UndoTo, DocumentData]> = {
  'is pending again': [TO_PENDING, {}],
  'was asked something': [TO_PENDING, waiting()],
  'answered a question': [TO_PENDING, answers(1)],
  'was declined again': [TO_PENDING, declined],
  'was approved': [TO_PENDING, approved],
  'was withdrawn': [TO_PENDING, { estadoCredito: 'retirado', retiro: { fecha: daysAgo(0.1) } }],
  'was closed without an answer': [
    TO_PENDING,
    { estadoCredito: 'sinRespuesta', cierre: { fecha: daysAgo(0.1) } },
  ],
  'was approved by the undoing': [TO_APPROVED, {}],
  'was declined by the undoing': [TO_DECLINED, {}],
  'was paid out': [
    TO_APPROVED,
    { ...approved, banco: { estado: 'desembolsado', fecha: daysAgo(0.1) } },
  ],
  'was cancelled': [
    TO_APPROVED,
    { ...approved, banco: { estado: 'cancelado', fecha: daysAgo(0) } },
  ],
};

/** A request whose decision two people undid, in a later state. */
async function placeLater(to: UndoTo, later: DocumentData) {
  const request = await placeProposed(to);
  const done = await undoneWrites(reviewer(), request);
  await accepted(act(reviewer(), done));
  if (Object.keys(later).length > 0) await updateDoc(doc(admin, `users/${request.uid}`), later);
  return { request, done };
}

/** The record and the tracker of an undoing that is said again, with this history. */
async function again({ uid, code }: StoredRequest, { ahora, motivo }: UndoTo, undone: unknown) {
  const isPending = ahora === 'pendiente';
  const record: Write = {
    path: `users/${uid}`,
    data: {
      estadoCredito: ahora,
      decision: isPending ? deleteField() : { fecha: now, ...(motivo && { motivo }) },
      'decisiones.1': undone,
      actualizado: now,
    },
    change: true,
  };
  const shown = { estado: ahora, actualizada: now, motivo: motivo ?? null, anterior: undone };
  return { record, tracker: { path: `seguimiento/${code}`, data: shown, change: true } };
}

describe('an undone decision is not undone again', () => {
  for (const [name, [to, later]] of Object.entries(LATER))
    test(`of a request that ${name}`, async () => {
      const { request, done } = await placeLater(to, later);
      const { decisiones } = await stored(`users/${request.uid}`);
      const kept = decisiones[1];
      const histories = [
        kept,
        ...[now, Timestamp.fromMillis(0), { seconds: 1 }, 'ayer'].map((deshecha) => ({
          ...kept,
          deshecha,
        })),
      ];
      const people = [
        { db: nobody },
        visitor({}, request.uid),
        analyst(),
        reviewer(),
        staff({ roles: ['admin'] }),
      ];
      const { file, audit, mail } = done;
      for (const undone of histories) {
        const { record, tracker } = await again(request, to, undone);
        for (const who of people) await refused(commit(who, [record, tracker]));
        await refused(commit(reviewer(), [record, tracker, mail]));
        await refused(commit(reviewer(), [record, tracker, file, audit]));
        await refused(act(reviewer(), { ...done, record, tracker }));
      }
      // Once its mail has expired, it is not made anew.
      await deleteDoc(doc(admin, mail.path));
      const { record, tracker } = await again(request, to, { ...kept, deshecha: now });
      for (const who of people) await refused(commit(who, [record, tracker, mail]));
      await refused(act(reviewer(), { ...done, record, tracker }));
    });

  test('with another moment, even beside a mail that was there before', async () => {
    const request = await placeProposed();
    const { mail, ...writes } = await undoneWrites(reviewer(), request);
    await place(mail.path, mail.data);
    const undone = { ...writes.record.data['decisiones.1'], deshecha: Timestamp.fromMillis(0) };
    const record = changed(writes.record, { 'decisiones.1': undone });
    const tracker = changed(writes.tracker, { anterior: undone });
    await refused(act(reviewer(), { ...writes, record, tracker }));
    await accepted(act(reviewer(), writes));
  });

  test('while the next decision is proposed to be undone, nor after that was given up', async () => {
    const { request } = await placeLater(TO_PENDING, declined);
    const file = { decision: { autor: staff().uid, fecha: declined.decision.fecha } };
    await updateDoc(doc(admin, `expedientes/${request.uid}`), file);
    await accepted(act(analyst(), undoProposalWrites(analyst(), request, TO_PENDING, 2)));
    const { decisiones } = await stored(`users/${request.uid}`);
    const second = await undoneWrites(reviewer(), request);
    const attempts = async () => {
      const { record, tracker } = await again(request, TO_PENDING, decisiones[1]);
      for (const who of [{ db: nobody }, visitor({}, request.uid), reviewer()]) {
        await refused(commit(who, [record, tracker]));
        await refused(commit(who, [second.record, second.tracker]));
        await refused(commit(who, [second.record, second.tracker, second.mail]));
      }
    };
    await attempts();
    await accepted(act(reviewer(), undoDropWrites(reviewer(), request, 2)));
    await attempts();
    await refused(act(reviewer(), second));
  });
});
