import { describe, expect, test } from 'vitest';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import type { UndoDraft } from '../../../src/domain/request/undo';
import {
  daysAgo,
  declinedRequest,
  TO_PENDING,
  undoingRequest,
} from '../../../tools/samples/undoing';
import { bothStaffBackends } from '../../support/both-staff-backends';
import { allMails } from '../../support/mails';
import { requestOf } from '../../support/staff-records';

const { admin, openFirebase, implementations } = bothStaffBackends(['analyst', 'reviewer']);

const declined = (changes: Partial<LoanRequest> = {}): LoanRequest =>
  declinedRequest('ana', { code: newCode(), ...changes });

const proposed = (draft: UndoDraft = TO_PENDING, changes: Partial<LoanRequest> = {}) =>
  undoingRequest('ana', { code: newCode(), ...changes }, draft);

const confirming = { status: 'confirming', gameId: undefined, overdue: false, search: '' } as const;

describe.each(implementations)('%s', (_name, open) => {
  test('proposes to undo a decision, which changes nothing else', async () => {
    const request = declined();
    const { staff, uid } = await open({ requests: [request] });
    const words = ` ${TO_PENDING.words} `;
    const after = await staff.proposeUndo(request, { ...TO_PENDING, words });
    const undoing = { ...TO_PENDING, number: 1, author: uid, proposedAt: expect.any(Date) };
    const waiting = { ...request, undoing, proposers: [uid] };
    expect(after).toEqual(waiting);
    expect(await staff.read('findRequest', 'ana')).toEqual(waiting);
    expect(await staff.read('mailsOf', after)).toEqual([]);
    expect(await staff.read('caseEntries', ['ana'])).toMatchObject([
      { kind: 'undoProposed', author: uid },
    ]);
    await expect(
      staff.proposeUndo(request, { ...TO_PENDING, cause: 'other' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('lists what waits for a second person, as what it is', async () => {
    const waiting = proposed();
    const { staff } = await open({ requests: [waiting, requestOf('leo', { hoursAgo: 1 })] });
    const { rows } = await staff.read('pageRequests', confirming, 50);
    expect(rows).toMatchObject([{ id: 'ana', status: 'declined', undoing: { author: 'rafael' } }]);
    expect(await staff.read('countRequests', confirming)).toBe(1);
    // It is still among the declined ones, in any order.
    for (const order of [undefined, { by: 'name', descending: false } as const]) {
      const filter = { ...confirming, status: 'declined', order } as const;
      expect((await staff.read('pageRequests', filter, 50)).rows).toMatchObject([{ id: 'ana' }]);
    }
  });

  test('confirms it: the request is pending again, with 72 new hours, and the answer is kept', async () => {
    const request = proposed();
    const { staff, uid } = await open({ requests: [request] });
    const after = await staff.confirmUndo(request);
    const undone = {
      status: 'declined',
      decidedAt: request.decision?.decidedAt,
      reason: 'history',
      undoneAt: expect.any(Date),
      cause: 'error',
      next: 'pending',
      staff: { decider: 'marisol', proposal: request.undoing, confirmer: uid },
    };
    for (const found of [after, await staff.read('findRequest', 'ana')]) {
      expect(found).toMatchObject({ status: 'pending', decision: undefined, undone: [undone] });
      expect(found).not.toHaveProperty('undoing');
    }
    const mails = await staff.read('mailsOf', after);
    expect(mails).toMatchObject([{ kind: 'undone', mailId: 'ana_deshecha_1' }]);
    // The same act again by the same person is that act.
    expect(await staff.confirmUndo(request)).toMatchObject({ status: 'pending', undone: [undone] });
  });

  test('decides a reopened request again, with a mail of its own', async () => {
    const request = proposed();
    const { staff } = await open({ requests: [request] });
    const reopened = await staff.confirmUndo(request);
    const [decided] = await staff.decide(reopened, { status: 'declined', reason: 'income' });
    expect(decided).toMatchObject({ status: 'declined', decision: { reason: 'income' } });
    const mails = decided ? await staff.read('mailsOf', decided) : [];
    expect(mails.map(({ mailId }) => mailId)).toEqual(['ana_deshecha_1', 'ana_decision_2']);
    // And it can be undone again.
    const again = await staff.proposeUndo(decided ?? request, TO_PENDING);
    expect(again.undoing).toMatchObject({ number: 2 });
  });

  test('a reopened request is overdue, soon and ordered by its new clock', async () => {
    const reopened = requestOf('ana', {
      hoursAgo: 200,
      undone: [
        {
          status: 'declined',
          decidedAt: daysAgo(3),
          reason: 'debts',
          undoneAt: daysAgo(1),
          cause: 'error',
          next: 'pending',
        },
      ],
    });
    const { staff } = await open({
      requests: [reopened, requestOf('late', { hoursAgo: 80 }), requestOf('due', { hoursAgo: 65 })],
    });
    const filter = { ...confirming, status: 'open' } as const;
    const ids = async (overdue: boolean) =>
      (await staff.read('pageRequests', { ...filter, overdue }, 50)).rows.map(({ id }) => id);
    expect(await ids(false)).toEqual(['late', 'due', 'ana']);
    expect(await ids(true)).toEqual(['late']);
    expect(await staff.read('requestCounts')).toMatchObject({ pending: 3, soon: 2 });
    expect(await staff.read('nextRequest')).toMatchObject({ id: 'late' });
  });
});

test('Firebase: the mail of another decline offers no other look after a reconsideration', async () => {
  const request = proposed(
    { ...TO_PENDING, to: { status: 'declined', reason: 'debts' } },
    {
      status: 'approved',
      decision: { author: 'marisol', decidedAt: daysAgo(2), reason: undefined },
      reconsideration: { askedAt: daysAgo(3), point: 'reason', words: 'Ya pagué.' },
    },
  );
  const { staff } = await openFirebase({ requests: [request] });
  await staff.confirmUndo(request);
  const { message } = (await admin.get('mail/ana_deshecha_1')) ?? {};
  expect(message).toEqual(allMails(request.code)['final reversed: reserved'].es);
});
