import { deepEqual } from 'node:assert/strict';
import type { DocumentData } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  answers,
  decisionWrites,
  proposalWrites,
  questionWrites,
  type StoredRequest,
  writesOf,
} from '../../support/rules/rules-acts';
import { secondEntries } from '../../support/rules/rules-audit';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { act, changed } from '../../support/rules/rules-commit';
import { CONFIRMED_FROM } from '../../support/rules/rules-emulator';
import { resendWrites } from '../../support/rules/rules-mails';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId } from '../../support/rules/rules-people';
import { commit, place } from '../../support/rules/rules-records';
import {
  daysAgo,
  decider,
  placeProposed,
  stored,
  TO_APPROVED,
  TO_PENDING,
  undoDropWrites,
  undoneWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

/** A request that two people put back to pending. */
async function reopened(changes: DocumentData = {}): Promise<StoredRequest> {
  const request = await placeProposed(TO_PENDING, changes);
  await accepted(act(reviewer(), await undoneWrites(reviewer(), request)));
  return request;
}

describe('a request that was put back to pending', () => {
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
    const request = await placeProposed();
    const writes = await undoneWrites(who, request);
    const { audit } = writes;
    for (const second of secondEntries([audit]))
      await refused(commit(who, [...writesOf(writes), second]));
    for (const entry of [{ accion: 'no-deshacer' }, { autor: freshId() }, { motivo: 'x' }])
      await refused(act(who, { ...writes, audit: changed(audit, entry) }));
    await accepted(act(who, writes));
  });
});
