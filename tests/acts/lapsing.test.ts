import { describe, expect, test } from 'vitest';
import { lapseApproval } from '../../functions/src/acts/requests/lapse';
import { brand } from '../../src/config/brand';
import { seenOfOwn } from '../../src/domain/acts/visitor/asked';
import { SYSTEM_AUTHOR, VISITOR_AUTHOR } from '../../src/domain/audit';
import { givenBackMail, lapsedMail, validityMail } from '../../src/domain/mail/approval-mails';
import { approvalUntil } from '../../src/domain/request/approval';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { DAY_MS } from '../../src/domain/time';
import { readStaffRequest } from '../../src/records/case-file';
import { readTracking } from '../../src/records/follow-up';
import { daysAgo, undoingRequest } from '../../tools/samples/undoing';
import { type Documents, mapDatabase, momentAt } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { say, sayAsVisitor, stage } from '../support/acts/stage';
import { addLink, KEY } from '../support/acts/visitor-samples';
import { approval, requestOf } from '../support/staff-records';

const CODE = newCode();
const inDays = (days: number) => daysAgo(-days);

const approved = (changes: Partial<NonNullable<LoanRequest['decision']>> = {}) =>
  requestOf('one', {
    code: CODE,
    status: 'approved',
    decision: { author: 'rosa', decidedAt: daysAgo(20), reason: undefined, ...changes },
  });

/** The same with a proposal to undo it. */
const undoing = (until: Date) =>
  undoingRequest('one', {
    code: CODE,
    status: 'approved',
    decision: { author: 'marisol', decidedAt: daysAgo(20), reason: undefined, until },
  });

const read = (documents: Documents) =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));
const tracked = (documents: Documents) =>
  readTracking(CODE, documents.get(`seguimiento/${CODE}`) ?? {});

const run = (documents: Documents, now = new Date()) =>
  lapseApproval(mapDatabase(documents), 'one', now);

/** The entry that the proposal to undo ended, and that it waits no more. */
function expectUndoEnded(documents: Documents, author: string) {
  expect(documents.get('auditoria/deshecha_one_1')).toMatchObject({
    autor: author,
    accion: 'no-deshacer',
  });
  expect(read(documents)).toMatchObject({ droppedUndo: 1 });
}

describe('an approval lapses', () => {
  test('at its last moment, with a mail and its entry, and its decision stays', async () => {
    const until = daysAgo(0.1);
    const documents = stage(approved({ until, remindedAt: daysAgo(7) }));
    const now = new Date();
    expect(await run(documents, now)).toBe('lapsed');
    expect(read(documents)).toMatchObject({
      status: 'lapsed',
      lapsedAt: now,
      decision: { author: 'rosa', until },
    });
    expect(read(documents)).not.toHaveProperty('unansweredAt');
    expect(tracked(documents)).toMatchObject({ status: 'lapsed', updatedAt: now, until });
    expect(documents.get('mail/one_caducada')).toEqual({
      to: read(documents).applicant.email,
      message: lapsedMail(brand, until, CODE).es,
      delivery: { state: 'PENDING' },
    });
    expect(documents.get('auditoria/caducar_one_1')).toMatchObject({
      autor: SYSTEM_AUTHOR,
      accion: 'caducar',
    });
    // Once.
    const after = new Map(documents);
    expect(await run(documents)).toBeUndefined();
    expect(documents).toEqual(after);
  });

  test('and ends a proposal to undo it', async () => {
    const documents = stage(undoing(daysAgo(1)));
    expect(await run(documents)).toBe('lapsed');
    expectUndoEnded(documents, SYSTEM_AUTHOR);
  });

  test('reminded seven days before, once', async () => {
    const until = inDays(6.9);
    const documents = stage(approved({ until }));
    const now = new Date();
    expect(await run(documents, now)).toBe('reminded');
    expect(read(documents)).toMatchObject({ status: 'approved', decision: { remindedAt: now } });
    expect(documents.get('mail/one_caduca')).toMatchObject({
      message: validityMail(brand, until, CODE).es,
    });
    expect(await run(documents)).toBeUndefined();
  });

  test('30 days from the first run, with a mail, where none of its days was stored', async () => {
    const documents = stage(approved({ decidedAt: daysAgo(400) }));
    const now = new Date();
    expect(await run(documents, now)).toBe('told');
    const until = approvalUntil(now);
    expect(read(documents)).toMatchObject({ decision: { until, toldAt: now } });
    expect(tracked(documents)).toMatchObject({ status: 'approved', until });
    expect(documents.get('mail/one_vigencia')).toMatchObject({
      message: validityMail(brand, until as Date, CODE).es,
    });
    expect(await run(documents)).toBeUndefined();
    expect(await run(documents, new Date(now.getTime() + 32 * DAY_MS))).toBe('lapsed');
  });

  test.each<[string, Partial<LoanRequest>]>([
    ['that was paid out', { atBank: { kind: 'disbursed', at: daysAgo(2) } }],
    ['that the bank cancelled', { atBank: { kind: 'cancelled', at: daysAgo(2) } }],
    ['that was declined', { status: 'declined' }],
    ['that was given back', { status: 'withdrawn', withdrawnAt: daysAgo(2) }],
    ['in review again', { status: 'pending', decision: undefined }],
  ])('but none of a request %s', async (_, changes) => {
    const documents = stage({ ...approved({ until: daysAgo(1) }), ...changes });
    const before = new Map(documents);
    expect(await run(documents)).toBeUndefined();
    expect(documents).toEqual(before);
  });

  test('not before it is over', async () => {
    const documents = stage(approved({ until: inDays(8) }));
    expect(await run(documents)).toBeUndefined();
    expect(await lapseApproval(mapDatabase(documents), 'nobody', new Date())).toBeUndefined();
  });
});

describe.each(['withdraw', 'withdrawByLink'] as const)('giving an approval back: %s', (name) => {
  const asked = (request: LoanRequest) =>
    name === 'withdraw' ? { seen: seenOfOwn(request) } : { code: CODE, key: KEY, what: 'approval' };
  const by = name === 'withdraw' ? 'one' : undefined;
  function given(request: LoanRequest) {
    const documents = stage(request);
    if (name === 'withdrawByLink') addLink(documents, CODE, 'withdrawal');
    return documents;
  }

  test('withdraws it; the decision stays, and a proposal to undo it ends', async () => {
    const documents = given(undoing(inDays(10)));
    expect(await sayAsVisitor(documents, name, asked(read(documents)), by)).toEqual({ done: true });
    expect(read(documents)).toMatchObject({
      status: 'withdrawn',
      withdrawnAt: expect.any(Date),
      decision: { author: 'marisol' },
    });
    expect(tracked(documents)).toMatchObject({ status: 'withdrawn' });
    expect(tracked(documents).until).toBeUndefined();
    expect(documents.get('mail/one_retiro')).toMatchObject({
      message: givenBackMail(brand, CODE).es,
    });
    expectUndoEnded(documents, VISITOR_AUTHOR);
  });

  test.each<[string, Partial<LoanRequest>]>([
    ['paid out', { atBank: { kind: 'disbursed', at: daysAgo(2) } }],
    ['cancelled at the bank', { atBank: { kind: 'cancelled', at: daysAgo(2) } }],
    ['lapsed', { status: 'lapsed', lapsedAt: daysAgo(1) }],
    ['declined', { status: 'declined' }],
  ])('is refused where it is %s', async (_, changes) => {
    const request = { ...approved({ until: inDays(10) }), ...changes };
    const documents = given(request);
    await expectRefused(
      { say: sayAsVisitor, documents, name, asked: asked(request), by },
      'conflict',
    );
  });
});

describe('an approval names its last day', () => {
  test('from the act on, in record, tracker and mail', async () => {
    const documents = stage(requestOf('one', { code: CODE }));
    const request = read(documents);
    const seen = {
      status: 'pending',
      questions: 0,
      undone: 0,
      email: request.applicant.email,
      proposal: 0,
      undoProposals: 0,
    };
    const choice = approval();
    const now = Date.now();
    await say(documents, 'decide', { id: 'one', seen, choice, duplicates: [] }, 'rosa', now);
    const until = approvalUntil(new Date(now));
    expect(read(documents)).toMatchObject({ status: 'approved', decision: { until } });
    expect(tracked(documents)).toMatchObject({ until });
    expect(documents.get('users/one')?.decision).toMatchObject({ hasta: momentAt(until as Date) });
    const { message } = documents.get('mail/one_decision') as { message: { text: string } };
    expect(message.text).toMatch(/Vale hasta el \d+ de \w+ de \d{4}\./);
  });
});
