import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import type { DecisionChoice } from '../../src/domain/acts/deciding';
import { CONSENT_VERSION, type LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { readStaffRequest } from '../../src/records/case-file';
import { daysAgo } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { change, say, sayAsVisitor, stage } from '../support/acts/stage';
import { VISITOR_SAMPLES } from '../support/acts/visitor-samples';
import { approval, requestOf } from '../support/staff-records';

const DECLINE: DecisionChoice = { status: 'declined', reason: 'debts' };
const APPROVE = approval();
const CEDULA = '001-1234567-3';
const ANA = { name: 'Ana María Peña', email: 'ana@correo.com' };

const one = (changes: Parameters<typeof requestOf>[1] = {}) =>
  requestOf('one', { ...ANA, code: newCode(), cedula: CEDULA, ...changes });

/** The request as stored. */
const waiting = (documents: Documents) =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));

const asking = (
  request: LoanRequest,
  choice: DecisionChoice,
  duplicates: readonly string[] = [],
) => ({ id: request.id, seen: seenOf(request), choice, duplicates });

describe('a proposal to approve', () => {
  const proposal = {
    number: 1,
    author: 'ana',
    proposedAt: daysAgo(0),
    waiting: true,
    mostLent: APPROVE.mostLent,
  };

  test('is confirmed by a reviewer who did not make it, and declined by anybody who works', async () => {
    const request = one({ proposal });
    const approving = asking(request, APPROVE);
    expect(await say(stage(request), 'decide', approving, 'ana')).toEqual({ refused: 'proposer' });
    const other = stage(request);
    change(other, 'personal/lia', { roles: ['analista'] });
    expect(await say(other, 'decide', approving, 'lia')).toEqual({ refused: 'confirming' });
    const own = one({ proposal: { ...proposal, author: 'raul' } });
    expect(await say(stage(own), 'decide', asking(own, APPROVE), 'raul')).toEqual({
      refused: 'proposer',
    });
    expect(await say(stage(request), 'decide', approving, 'raul')).toEqual({ done: true });
    expect(await say(stage(request), 'decide', asking(request, DECLINE), 'ana')).toEqual({
      done: true,
    });
  });

  test.each([
    ['above the amount for one', 999_999, 2, 'pendiente'],
    ['at the amount for one', 1_000_000, 1, 'aprobado'],
    ['without an amount for one', undefined, 2, 'pendiente'],
  ] as const)('lends %s', async (_what, montoPrestamo, needed, estadoCredito) => {
    const request = one();
    const documents = stage(request);
    if (montoPrestamo === undefined) documents.delete('ajustes/credito');
    else change(documents, 'ajustes/credito', { montoPrestamo });
    const other = asking(request, approval(needed === 1 ? 2 : 1));
    await expectRefused({ say, documents, name: 'decide', asked: other, by: 'raul' }, 'conflict');
    expect(await say(documents, 'decide', asking(request, approval(needed)), 'raul')).toEqual({
      done: true,
    });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito });
  });

  test('is stored with the most to be lent, and so is the decision that confirms it', async () => {
    const request = one();
    const documents = stage(request);
    const large = approval(2, 17_654_300);
    change(documents, 'ajustes/credito', { montoPrestamo: 1 });
    await say(documents, 'decide', asking(request, large), 'ana');
    const stored = { monto: 17_654_300 };
    expect(documents.get('expedientes/one')).toMatchObject({ propuesta: stored });
    expect(documents.get('auditoria/propuesta_one_1')).toMatchObject(stored);
    await say(documents, 'decide', asking(waiting(documents), large), 'raul');
    expect(documents.get('expedientes/one')).toMatchObject({ decision: stored });
    expect(documents.get('auditoria/decision_one')).toMatchObject(stored);
    // Nothing that the visitor reads, and no mail, says it.
    for (const [path, fields] of documents)
      if (/^(users|seguimiento|mail)\//.test(path))
        expect(JSON.stringify(fields)).not.toMatch(/176,?543/);
  });

  test('becomes an approval that holds what it was made of', async () => {
    const request = one({
      proposal: { ...proposal, author: 'ana' },
      answers: { robux: 100, limitedItems: 2, nameLetters: 0 },
      proven: {
        ...{ number: 1, account: '#1', provenAt: daysAgo(1), percent: 10 },
        lines: { robux: { kind: 'atLeast', value: 40 } },
      },
    });
    const documents = stage(request);
    await say(documents, 'decide', asking(request, APPROVE), 'raul');
    expect(documents.get('expedientes/one')?.decision).toEqual({
      ...{ autor: 'raul', fecha: expect.anything(), monto: APPROVE.mostLent },
      firmas: [
        { autor: 'ana', fecha: expect.anything() },
        { autor: 'raul', fecha: expect.anything() },
      ],
      tarifas: request.ratesVersion,
      lineas: {
        robux: { cantidad: 100, marca: 'enParte' },
        limitedItems: { cantidad: 2, marca: 'declarado' },
      },
      avisos: [],
      autorizaciones: { evaluacion: CONSENT_VERSION.evaluation, buro: CONSENT_VERSION.bureaus },
    });
    const alone = stage(one());
    await say(alone, 'decide', asking(one(), APPROVE), 'ana');
    expect(alone.get('expedientes/one')?.decision).toMatchObject({ firmas: [{ autor: 'ana' }] });
    const declined = stage(one());
    await say(declined, 'decide', asking(one(), DECLINE), 'ana');
    expect(declined.get('expedientes/one')?.decision).not.toHaveProperty('firmas');
  });

  test.each([
    ['its proposer', 'raul', 'raul', 'rosa'],
    ['an analyst', 'raul', 'ana', 'rosa'],
    ['another reviewer', 'raul', 'rosa', 'raul'],
  ])(
    'is replaced by another amount of %s, which another person confirms',
    async (_who, first, second, third) => {
      const request = one({ proposal: { ...proposal, author: first } });
      const documents = stage(request);
      const other = approval(2, 900_000);
      const again = asking(request, other);
      expect(await say(documents, 'decide', again, second)).toEqual({ done: true });
      expect(await say(documents, 'decide', again, second)).toEqual({ done: true });
      expect(documents.get('expedientes/one')).toMatchObject({
        propuesta: { autor: second, numero: 2, monto: 900_000 },
        propuestas: 2,
      });
      const next = waiting(documents);
      expect(await say(documents, 'decide', asking(next, approval(1, 900_000)), second)).toEqual({
        refused: 'proposer',
      });
      // What was proposed before is confirmed no more.
      expect(await say(documents, 'decide', asking(request, APPROVE), third)).toEqual({
        refused: 'conflict',
      });
      expect(await say(documents, 'decide', asking(next, approval(1, 900_000)), third)).toEqual({
        done: true,
      });
      expect(documents.get('expedientes/one')).toMatchObject({ decision: { monto: 900_000 } });
    },
  );

  test('of before, without an amount, is confirmed by nobody and proposed again', async () => {
    const { mostLent: _, ...unnamed } = proposal;
    const request = one({ proposal: { ...unnamed, author: 'raul' } });
    const documents = stage(request);
    const asked = asking(request, approval(1));
    await expectRefused({ say, documents, name: 'decide', asked, by: 'rosa' }, 'conflict');
    expect(await say(documents, 'decide', asking(request, approval(2)), 'rosa')).toEqual({
      done: true,
    });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'pendiente' });
    expect(await say(documents, 'decide', asking(waiting(documents), APPROVE), 'raul')).toEqual({
      done: true,
    });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'aprobado' });
  });

  test('of a request that was declined and reconsidered takes two', async () => {
    const { documents, asked: said, by } = VISITOR_SAMPLES.reconsider();
    expect(await sayAsVisitor(documents, 'reconsider', said, by)).toEqual({ done: true });
    const asked = asking(waiting(documents), approval(1));
    await expectRefused({ say, documents, name: 'decide', asked, by: 'raul' }, 'conflict');
    expect(await say(documents, 'decide', asking(waiting(documents), approval(2)), 'raul')).toEqual(
      { done: true },
    );
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'pendiente' });
  });

  test('of somebody who was declined with another request takes two', async () => {
    const decision = { author: 'rosa', decidedAt: daysAgo(20), reason: 'debts' } as const;
    const documents = stage(
      one(),
      requestOf('two', { cedula: '00112345673', status: 'declined', decision }),
    );
    const asked = asking(waiting(documents), approval(1));
    await expectRefused({ say, documents, name: 'decide', asked, by: 'ana' }, 'conflict');
    const two = asking(waiting(documents), approval(2));
    expect(await say(documents, 'decide', two, 'ana')).toEqual({ done: true });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'pendiente' });
  });

  test('has a number, counted on beside those that have none', async () => {
    const request = one({
      proposal: { author: 'rosa', proposedAt: daysAgo(2), waiting: false },
      questions: [
        {
          need: 'income',
          author: 'rosa',
          askedAt: daysAgo(1),
          answer: { text: 'Sí.', answeredAt: daysAgo(0) },
        },
      ],
    });
    const documents = stage(request);
    documents.delete('ajustes/credito');
    expect(await say(documents, 'decide', asking(request, approval(2)), 'ana')).toEqual({
      done: true,
    });
    expect(documents.has('auditoria/propuesta_one_10')).toBe(true);
    expect(documents.get('expedientes/one')).toMatchObject({
      propuesta: { numero: 10 },
      propuestas: 10,
    });
  });

  test('ends a question, closes no duplicate and sends no mail', async () => {
    const request = one({
      status: 'information',
      questions: [{ need: 'income', author: 'rosa', askedAt: daysAgo(1), answer: undefined }],
    });
    const documents = stage(request, requestOf('two', { ...ANA, cedula: CEDULA }));
    documents.delete('ajustes/credito');
    expect(await say(documents, 'decide', asking(request, approval(2), ['two']), 'ana')).toEqual({
      done: true,
    });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'pendiente' });
    expect(documents.get('users/two')).toMatchObject({ estadoCredito: 'pendiente' });
    expect([...documents.keys()].filter((path) => path.startsWith('mail/'))).toEqual([]);
  });
});
