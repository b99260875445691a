import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { makersOf } from '../../src/domain/acts/undoing';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { MAX_UNDONE, UNDO_DAYS, type UndoDraft } from '../../src/domain/request/undo';
import { daysAgo, declinedRequest, TO_PENDING, undoingRequest } from '../../tools/samples/undoing';
import { say, stage } from '../support/acts/stage';
import { memberEmail } from '../support/staff-records';

const decided = (changes: Parameters<typeof declinedRequest>[1] = {}) =>
  declinedRequest('one', { code: newCode(), ...changes });

const waiting = (
  changes: Parameters<typeof undoingRequest>[1] = {},
  draft: UndoDraft = TO_PENDING,
) => undoingRequest('one', { code: newCode(), ...changes }, draft);

const propose = (request: LoanRequest, by = 'ana', draft: UndoDraft = TO_PENDING) =>
  say(stage(request), 'proposeUndo', { id: 'one', seen: seenOf(request), draft }, by);

const confirm = (request: LoanRequest, by = 'raul') =>
  say(stage(request), 'confirmUndo', { id: 'one', number: 1 }, by);

const drop = (request: LoanRequest, by = 'ana') =>
  say(stage(request), 'dropUndo', { id: 'one', number: 1 }, by);

const undone = (place: number) => ({
  status: 'declined' as const,
  decidedAt: daysAgo(9 - place),
  reason: 'history' as const,
  undoneAt: daysAgo(8.5 - place),
  cause: 'error' as const,
  next: 'pending' as const,
  staff: {
    decider: 'marisol',
    proposal: {
      ...TO_PENDING,
      number: place + 1,
      author: 'rafael',
      proposedAt: daysAgo(8.7 - place),
    },
    confirmer: 'rosa',
  },
});

const timesUndone = (times: number) => Array.from({ length: times }, (_, place) => undone(place));

describe('nobody undoes a decision', () => {
  test.each([
    ['on their own request', { email: memberEmail('raul') }, 'own'],
    ['on their own mailbox', { email: 'raul+x@bank.test' }, 'own'],
    ['that they took part in before it was reconsidered', { tookPart: ['raul'] }, 'took-part'],
    [
      'after its days, where it declined',
      { decision: { author: 'marisol', decidedAt: daysAgo(UNDO_DAYS + 1), reason: 'history' } },
      'over',
    ],
    ['that nobody signed', { decision: { decidedAt: daysAgo(1), reason: 'history' } }, 'over'],
    ['of a request of which too many were undone', { undone: timesUndone(MAX_UNDONE) }, 'over'],
  ] as const)('%s', async (_what, changes, why) => {
    expect(await propose(decided(changes), 'raul')).toEqual({ refused: why });
  });

  test('of a request whose money was paid out', async () => {
    const paid = {
      status: 'approved',
      decision: { author: 'marisol', decidedAt: daysAgo(2), reason: undefined },
      atBank: { kind: 'disbursed', at: daysAgo(1) },
    } as const;
    expect(await propose(decided(paid))).toEqual({ refused: 'paid-out' });
    expect(await confirm(waiting(paid))).toEqual({ refused: 'paid-out' });
    const cancelled = decided({ ...paid, atBank: { kind: 'cancelled', at: daysAgo(1) } });
    expect(await propose(cancelled)).toEqual({ done: true });
  });

  test('but an approval, however old it is, until it is paid', async () => {
    const old = {
      status: 'approved',
      decision: { author: 'marisol', decidedAt: daysAgo(400), reason: undefined },
    } as const;
    expect(await propose(decided(old))).toEqual({ done: true });
    expect(await confirm(waiting(old))).toEqual({ done: true });
  });

  test.each([
    ['a decline to a decline', decided(), { to: { status: 'declined', reason: 'debts' } }],
    [
      'an approval to an approval',
      decided({
        status: 'approved',
        decision: { author: 'marisol', decidedAt: daysAgo(2), reason: undefined },
      }),
      { to: { status: 'approved', mostLent: 1_000_000 } },
    ],
  ] as const)('%s', async (_what, request, draft) => {
    expect(await propose(request, 'ana', { ...TO_PENDING, ...draft })).toEqual({
      refused: 'invalid',
    });
  });
});

describe('the most to be lent', () => {
  const to = { status: 'approved', mostLent: 17_654_300 } as const;
  const LENT = { monto: 17_654_300 };

  test('is stored with a proposal to approve, with the approval, and in the audit', async () => {
    const request = decided();
    const documents = stage(request);
    const asked = { id: 'one', seen: seenOf(request), draft: { ...TO_PENDING, to } };
    expect(await say(documents, 'proposeUndo', asked, 'ana')).toEqual({ done: true });
    expect(documents.get('expedientes/one')).toMatchObject({ reversion: LENT });
    expect(documents.get('auditoria/deshacer_one_1')).toMatchObject(LENT);
    await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul');
    expect(documents.get('expedientes/one')).toMatchObject({
      decision: { ...LENT, firmas: [{ autor: 'ana' }, { autor: 'raul' }] },
    });
    expect(documents.get('auditoria/deshecha_one_1')).toMatchObject(LENT);
    expect(JSON.stringify(documents.get('users/one'))).not.toContain('17654300');
  });

  test('goes with an approval that becomes a decline', async () => {
    const decision = { author: 'marisol', decidedAt: daysAgo(2), reason: undefined };
    const approved = {
      status: 'approved',
      decision: { ...decision, mostLent: 17_654_300 },
    } as const;
    const draft: UndoDraft = { ...TO_PENDING, to: { status: 'declined', reason: 'debts' } };
    const documents = stage(waiting(approved, draft));
    expect(documents.get('expedientes/one')).toMatchObject({ decision: LENT });
    expect(await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul')).toEqual({
      done: true,
    });
    expect(documents.get('expedientes/one')?.decision).not.toHaveProperty('monto');
    // The decision that no longer counts keeps it.
    expect(documents.get('expedientes/one')).toMatchObject({ reversion: { decision: LENT } });
  });
});

describe('a waiting proposal', () => {
  test.each([
    [
      'who proposed it',
      'proposer',
      { undoing: { ...TO_PENDING, number: 1, author: 'raul', proposedAt: daysAgo(1) } },
    ],
    [
      'who decided',
      'decider',
      { decision: { author: 'raul', decidedAt: daysAgo(2), reason: 'history' } },
    ],
    ['who sent the request', 'own', { email: 'raul@bank.test' }],
    ['who took part before', 'took-part', { tookPart: ['raul'] }],
    [
      'anybody after the days of the decision',
      'over',
      { decision: { author: 'marisol', decidedAt: daysAgo(UNDO_DAYS + 1), reason: 'history' } },
    ],
  ] as const)('is not confirmed by %s', async (_who, why, changes) => {
    expect(await confirm(waiting(changes))).toEqual({ refused: why });
  });

  test('is dropped by anybody who works, also by who proposed it, and not on their own request', async () => {
    expect(await drop(waiting())).toEqual({ done: true });
    const own = { undoing: { ...TO_PENDING, number: 1, author: 'ana', proposedAt: daysAgo(1) } };
    expect(await drop(waiting(own))).toEqual({ done: true });
    expect(await drop(waiting({ email: memberEmail('ana') }))).toEqual({ refused: 'own' });
    expect(await drop(waiting({ tookPart: ['ana'] }))).toEqual({ refused: 'took-part' });
  });
});

test('a confirmed undoing is shown by the code, kept with who signed it, and mailed once', async () => {
  const request = waiting();
  const documents = stage(request);
  expect(await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul')).toEqual({
    done: true,
  });
  const shown = {
    estado: 'rechazado',
    motivo: 'reservado',
    causa: 'error',
    ahora: 'pendiente',
    deshecha: expect.anything(),
  };
  expect(documents.get(`seguimiento/${request.code}`)).toMatchObject({
    estado: 'pendiente',
    motivo: null,
    anterior: shown,
  });
  const record = documents.get('users/one');
  expect(record).toMatchObject({
    estadoCredito: 'pendiente',
    vuelta: '_2',
    decisiones: { 1: shown },
  });
  expect(record).not.toHaveProperty('decision');
  const file = documents.get('expedientes/one');
  expect(file).toMatchObject({ vuelta: '_2', reversion: { fin: { autor: 'raul', hecha: true } } });
  expect(file).not.toHaveProperty('decision');
  expect(documents.get('mail/one_deshecha_1')).toMatchObject({ to: request.applicant.email });
  expect(documents.get('auditoria/deshecha_one_1')).toMatchObject({
    accion: 'deshacer',
    autor: 'raul',
    caso: 'one',
    decidieron: ['marisol'],
  });
});

describe('who made the decision that stands', () => {
  const proposal = { number: 1, author: 'ana', proposedAt: daysAgo(3), waiting: false };
  const approved = {
    status: 'approved',
    decision: { author: 'rosa', decidedAt: daysAgo(1), reason: undefined },
  } as const;
  const asked = (days: number) => ({
    questions: [
      { need: 'income' as const, author: 'raul', askedAt: daysAgo(days), answer: undefined },
    ],
  });
  const byTwo = (next: 'approved' | 'pending') => {
    const staff = {
      decider: 'marisol',
      proposal: { ...TO_PENDING, number: 1, author: 'ines', proposedAt: daysAgo(2) },
      confirmer: 'raul',
    };
    return { undone: [{ ...undone(1), next, staff }] };
  };

  test.each<[string, Parameters<typeof decided>[0], string[]]>([
    ['is who decided alone', {}, ['marisol']],
    ['is who approved alone', approved, ['rosa']],
    ['is who proposed and who confirmed', { ...approved, proposal }, ['ana', 'rosa']],
    ['is not who proposed to approve what was declined', { proposal }, ['marisol']],
    ['is not who proposed before a question', { ...approved, proposal, ...asked(2) }, ['rosa']],
    ['is who proposed after a question', { ...approved, proposal, ...asked(4) }, ['ana', 'rosa']],
    [
      'is who undid the other answer, in two',
      { ...approved, ...byTwo('approved') },
      ['ines', 'raul'],
    ],
    ['is who decided after an undoing', { ...approved, ...byTwo('pending') }, ['rosa']],
    ['is nobody who is known', { decision: { decidedAt: daysAgo(1), reason: 'history' } }, []],
  ])('%s', (_, changes, makers) => {
    expect(makersOf(decided(changes))).toEqual(makers);
  });
});
