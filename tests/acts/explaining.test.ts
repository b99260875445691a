import { describe, expect, test } from 'vitest';
import { erasingOfRecord } from '../../functions/src/my-data/withdraw';
import { seenOf } from '../../src/domain/acts/case';
import { makersOf } from '../../src/domain/acts/undoing';
import { eventsOfRequest } from '../../src/domain/core/core-event';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { readStaffRequest } from '../../src/records/case-file';
import { readTracking } from '../../src/records/follow-up';
import { readKeyDocument, readKeys } from '../../src/records/keys';
import { explainedPayment, loosePaid, UNDONE_APPROVAL } from '../../tools/samples/loose-payment';
import { daysAgo, TO_PENDING } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { say, stage } from '../support/acts/stage';
import { approval } from '../support/staff-records';

const CODE = newCode();
const WORDS = 'La contabilidad lo confirmó.';

const read = (documents: Documents) =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));
const tracked = (documents: Documents) =>
  readTracking(CODE, documents.get(`seguimiento/${CODE}`) ?? {});
const listed = (documents: Documents) =>
  readKeys(documents.get('expedientes/one') ?? {}).map(
    ({ id }) => readKeyDocument(documents.get(`llaves/${id}`)).entries[0]?.outcome,
  );

const explain = (documents: Documents, said: object = {}, by = 'ana') =>
  say(
    documents,
    'explainPayment',
    { id: 'one', proposals: 0, stands: true, words: WORDS, ...said },
    by,
  );
const confirm = (documents: Documents, number = 1, by = 'raul') =>
  say(documents, 'confirmPayment', { id: 'one', number }, by);

/** The documents after two people said so of this request. */
async function explained(request: LoanRequest, stands: boolean) {
  const documents = stage(request);
  expect(await explain(documents, { stands })).toEqual({ done: true });
  expect(await confirm(documents)).toEqual({ done: true });
  return documents;
}

const DECLINED = {
  status: 'declined',
  decision: { author: 'ines', decidedAt: daysAgo(1.5), reason: 'debts' },
} as const;

describe('a loose payment', () => {
  test('is explained by two people, with words that the log and the audit have', async () => {
    const documents = stage(loosePaid('one', { code: CODE }));
    expect(await explain(documents, { words: 'Corto.' })).toEqual({ refused: 'invalid' });
    expect(await explain(documents)).toEqual({ done: true });
    expect(read(documents)).toMatchObject({
      status: 'pending',
      hasLoosePayment: true,
      loosePayment: { proposals: 1, explanation: { stands: true, words: WORDS, author: 'ana' } },
    });
    expect(documents.get('auditoria/aclarar_one_1')).toMatchObject({
      accion: 'aclarar-pago',
      motivo: WORDS,
      resultado: 'vale',
    });
    expect(await confirm(documents)).toEqual({ done: true });
    expect(documents.get('auditoria/aclarada_one_1')).toMatchObject({
      accion: 'pago-aclarado',
      autor: 'raul',
      resultado: 'vale',
    });
  });

  test('blocks an approval until the money came back, and the request goes on', async () => {
    const request = loosePaid('one', { code: CODE });
    const documents = stage(request);
    const approve = () => {
      const seen = seenOf(read(documents));
      return say(
        documents,
        'decide',
        { id: 'one', seen, choice: approval(), duplicates: [] },
        'ana',
      );
    };
    expect(await approve()).toEqual({ refused: 'loose-payment' });
    expect(listed(documents)).toEqual(['loose-payment', 'loose-payment', 'loose-payment']);
    await explain(documents, { stands: false });
    await confirm(documents);
    expect(read(documents)).toMatchObject({ status: 'pending', loosePayment: { settled: {} } });
    expect(read(documents)).not.toHaveProperty('hasLoosePayment');
    expect(tracked(documents)).not.toHaveProperty('hasLoosePayment');
    expect(listed(documents)).toEqual(['open', 'open', 'open']);
    expect(await approve()).toEqual({ done: true });
  });

  test('is declined all the same', async () => {
    const documents = stage(loosePaid('one', { code: CODE }));
    const seen = seenOf(read(documents));
    const choice = { status: 'declined', reason: 'debts' };
    const asked = { id: 'one', seen, choice, duplicates: [] };
    expect(await say(documents, 'decide', asked, 'ana')).toEqual({ done: true });
  });

  test('is explained anew by anybody, in place of what was proposed', async () => {
    const documents = stage(explainedPayment('one', { code: CODE }));
    const other = { proposals: 1, stands: false };
    expect(await explain(documents, other, 'raul')).toEqual({ done: true });
    expect(await confirm(documents, 1, 'rosa')).toEqual({ refused: 'conflict' });
    expect(await confirm(documents, 2, 'raul')).toEqual({ refused: 'proposer' });
    expect(await confirm(documents, 2, 'rosa')).toEqual({ done: true });
    expect(read(documents)).toMatchObject({ status: 'pending' });
  });
});

describe('where the loan stands, the request is approved and paid', () => {
  test.each<[string, Partial<LoanRequest>]>([
    ['in review', {}],
    [
      'asked about',
      {
        status: 'information',
        questions: [{ need: 'cedula', author: 'rosa', askedAt: daysAgo(1), answer: undefined }],
      },
    ],
    ['declined since', DECLINED],
    ['withdrawn since', { status: 'withdrawn', withdrawnAt: daysAgo(1) }],
    ['closed without an answer', { status: 'unanswered', unansweredAt: daysAgo(1) }],
    [
      'approved since, without a payment',
      {
        status: 'approved',
        decision: { author: 'ines', decidedAt: daysAgo(1.5), reason: undefined, mostLent: 500_000 },
      },
    ],
    [
      'approved since, and lapsed',
      {
        status: 'lapsed',
        lapsedAt: daysAgo(1),
        decision: { author: 'ines', decidedAt: daysAgo(1.5), reason: undefined },
      },
    ],
  ])('also one that was %s', async (_, changes) => {
    const request = loosePaid('one', { code: CODE, ...changes });
    const events = eventsOfRequest(request).map(({ id }) => id);
    const documents = await explained(request, true);
    const now = read(documents);
    expect(now).toMatchObject({
      status: 'approved',
      decision: { author: 'marisol', decidedAt: UNDONE_APPROVAL.decidedAt, mostLent: 1_000_000 },
      atBank: { kind: 'disbursed', at: request.loosePayment?.at, isLate: true },
      withdrawnAt: undefined,
    });
    for (const gone of ['hasLoosePayment', 'lapsedAt', 'unansweredAt'])
      expect(now).not.toHaveProperty(gone);
    expect(tracked(documents)).toMatchObject({
      status: 'approved',
      atBank: { kind: 'disbursed' },
      reason: undefined,
    });
    expect(listed(documents)[0]).toBe('approved');
    expect(erasingOfRecord(documents.get('users/one') ?? {})).toBe('loan');
    // The core system is told nothing that it does not know.
    expect(eventsOfRequest(now).filter(({ id }) => !events.includes(id))).toEqual([]);
  });

  test('what was decided since is undone by the two, and keeps its true reason', async () => {
    const documents = await explained(loosePaid('one', { code: CODE, ...DECLINED }), true);
    const now = read(documents);
    expect(now.undone).toMatchObject([
      { status: 'approved', staff: { decider: 'marisol', confirmer: 'rosa' } },
      {
        status: 'declined',
        reason: 'debts',
        next: 'approved',
        staff: { decider: 'ines', confirmer: 'raul', proposal: { author: 'ana', words: WORDS } },
      },
    ]);
    expect(makersOf(now)).toEqual(['ana', 'raul']);
    expect(documents.get('users/one')).toMatchObject({ vuelta: '_3' });
    expect(documents.get('expedientes/one')).toMatchObject({ vuelta: '_3' });
  });

  test('a proposal to undo what was decided since ends with it', async () => {
    const undoing = { ...TO_PENDING, number: 2, author: 'rosa', proposedAt: daysAgo(1) };
    const documents = await explained(loosePaid('one', { code: CODE, ...DECLINED, undoing }), true);
    expect(documents.get('auditoria/deshecha_one_2')).toMatchObject({ accion: 'no-deshacer' });
    expect(read(documents)).not.toHaveProperty('undoing');
  });

  test('but one that was approved and paid since stays as it is', async () => {
    const paid = {
      status: 'approved',
      decision: { author: 'ines', decidedAt: daysAgo(1.5), reason: undefined },
      atBank: { kind: 'disbursed', at: daysAgo(1) },
    } as const;
    const documents = await explained(loosePaid('one', { code: CODE, ...paid }), true);
    expect(read(documents)).toMatchObject(paid);
    expect(read(documents).undone).toHaveLength(1);
    expect(read(documents)).not.toHaveProperty('hasLoosePayment');
    expect(listed(documents)).toEqual(['disbursed', 'disbursed', 'disbursed']);
  });
});
