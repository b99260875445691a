import { describe, expect, test } from 'vitest';
import { visitorActs as acts } from '../../functions/src/acts/visitor';
import { brand } from '../../src/config/brand';
import { seenOfOwn } from '../../src/domain/acts/visitor/asked';
import { SYSTEM_AUTHOR } from '../../src/domain/audit';
import { reconsideringMail } from '../../src/domain/mail/decision-mails';
import { keyEntryOf } from '../../src/domain/request/keys';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { RECONSIDER_DAYS } from '../../src/domain/request/reconsideration';
import { readStaffRequest } from '../../src/records/case-file';
import { readKeyDocument, readKeys } from '../../src/records/keys';
import { readLoanRequest } from '../../src/records/request';
import { daysAgo, TO_PENDING } from '../../tools/samples/undoing';
import { DECLINED, undone } from '../support/acts/later-requests';
import { type Documents, momentAt } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { add, change, sayAsVisitor } from '../support/acts/stage';
import { VISITOR_SAMPLES } from '../support/acts/visitor-samples';

const POINT = { sobre: 'omitido', texto: 'Tengo la carta de saldo.' };

const stored = (documents: Documents) =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));

/** A sample whose request has these changes; the own page shows it as it is. */
function sample(name: 'reconsider' | 'reconsiderByLink', changes: Partial<LoanRequest> = {}) {
  const { documents, asked, by } = VISITOR_SAMPLES[name]();
  add(documents, { ...stored(documents), ...changes });
  const seen = seenOfOwn(stored(documents));
  return { documents, by, asked: 'seen' in asked ? { ...asked, seen } : asked };
}

describe.each(['reconsider', 'reconsiderByLink'] as const)('%s', (name) => {
  test('sends the request back to the queue, with what its visitor says and a mail', async () => {
    const { documents, by, asked } = sample(name);
    const before = readLoanRequest('one', documents.get('users/one') ?? {});
    expect(await sayAsVisitor(documents, name, asked, by)).toEqual({ done: true });
    const record = documents.get('users/one');
    const kept = {
      estado: 'rechazado',
      motivo: 'reservado',
      causa: 'visitante',
      ahora: 'pendiente',
      fecha: expect.anything(),
      deshecha: expect.anything(),
    };
    expect(record).toMatchObject({
      estadoCredito: 'pendiente',
      decisiones: { 1: kept },
      vuelta: '_2',
      reconsideracion: POINT,
    });
    expect(record?.decision).toBeUndefined();
    expect(documents.get(`seguimiento/${before.code}`)).toMatchObject({
      estado: 'pendiente',
      motivo: null,
      anterior: kept,
    });
    expect(documents.get('mail/one_reconsideracion')).toEqual({
      to: before.applicant.email,
      message: reconsideringMail(brand, before.code).es,
    });
    const words = [...documents].filter(([, fields]) =>
      JSON.stringify(fields).includes(POINT.texto),
    );
    expect(words.map(([path]) => path).sort()).toEqual(['expedientes/one', 'users/one']);
  });

  test('keeps who decided and proposed from deciding again, and the first decision on file', async () => {
    const { documents, by, asked } = sample(name);
    change(documents, 'expedientes/one', {
      propuesta: { autor: 'eva', fecha: momentAt(daysAgo(2)) },
    });
    await sayAsVisitor(documents, name, asked, by);
    const file = documents.get('expedientes/one');
    expect(file).toMatchObject({
      vuelta: '_2',
      participaron: ['rosa', 'eva'],
      reversion: {
        numero: 1,
        palabras: POINT.texto,
        decision: { autor: 'rosa' },
        propuesta: { autor: 'eva' },
      },
    });
    expect([file?.decision, file?.propuesta]).toEqual([undefined, undefined]);
    expect(stored(documents)).toMatchObject({
      status: 'pending',
      tookPart: ['rosa', 'eva'],
      undone: [{ status: 'declined', byVisitor: true, staff: { decider: 'rosa' } }],
    });
  });

  test('keeps it listed as declined under its keys, also as a repeat, until the new answer', async () => {
    const decision = { ...DECLINED.decision, duplicateOf: 'other' };
    const { documents, by, asked } = sample(name, { decision });
    await sayAsVisitor(documents, name, asked, by);
    const keys = readKeys(documents.get('expedientes/one') ?? {});
    expect(keys.length).toBeGreaterThan(0);
    for (const { id } of keys)
      expect(readKeyDocument(documents.get(`llaves/${id}`)).entries).toEqual([
        keyEntryOf(stored(documents)),
      ]);
    expect(keyEntryOf(stored(documents))).toMatchObject({
      outcome: 'open',
      isDuplicate: true,
      declinedAt: decision.decidedAt,
    });
  });

  test('ends a proposal to undo the decision, and counts on after an earlier undoing', async () => {
    const undoing = { ...TO_PENDING, number: 2, author: 'sol', proposedAt: daysAgo(1) };
    const { documents, by, asked } = sample(name, { undone: [undone('pending')], undoing });
    expect(await sayAsVisitor(documents, name, asked, by)).toEqual({ done: true });
    expect(documents.get('users/one')).toMatchObject({
      decisiones: { 1: { causa: 'error' }, 2: { causa: 'visitante' } },
      vuelta: '_3',
    });
    expect(documents.get('expedientes/one')).toMatchObject({
      reversion: { numero: 3, orden: '2', fin: { hecha: true } },
    });
    expect(documents.get('auditoria/deshecha_one_2')).toMatchObject({
      autor: SYSTEM_AUTHOR,
      accion: 'no-deshacer',
      caso: 'one',
    });
  });

  test('makes the file of an older request that has none', async () => {
    const { documents, by, asked } = sample(name);
    documents.delete('expedientes/one');
    expect(await sayAsVisitor(documents, name, asked, by)).toEqual({ done: true });
    expect(documents.get('expedientes/one')).toMatchObject({ vuelta: '_2' });
  });

  test.each([
    [
      'after its days',
      { decision: { ...DECLINED.decision, decidedAt: daysAgo(RECONSIDER_DAYS + 1) } },
    ],
    [
      'a second time',
      { reconsideration: { point: 'reason', words: 'Pagué.', askedAt: daysAgo(3) } },
    ],
  ] as const)('is refused %s, and changes nothing', async (_, changes) => {
    const { documents, by, asked } = sample(name, changes as Partial<LoanRequest>);
    await expectRefused({ say: sayAsVisitor, documents, name, asked, by }, 'conflict');
  });

  test.each([
    ['history', { refused: 'conflict' }],
    ['identity', { done: true }],
  ] as const)('says that %s is wrong only where it was told', async (reason, answer) => {
    const { documents, by, asked } = sample(name, { decision: { ...DECLINED.decision, reason } });
    const said = { ...asked, point: 'reason' };
    expect(await sayAsVisitor(documents, name, said, by)).toEqual(answer);
  });
});

test('the acts by link are two, each of its own kind', () => {
  const kinds = Object.values(acts).flatMap((act) => (act.needs === 'link' ? [act.kind] : []));
  expect(kinds).toEqual(['withdrawal', 'reconsideration']);
});
