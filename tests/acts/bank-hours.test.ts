import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { seenOfOwn } from '../../src/domain/acts/visitor/asked';
import { momentText } from '../../src/domain/moment-text';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { HOUR_MS } from '../../src/domain/time';
import { readLoanRequest } from '../../src/records/request';
import { declinedRequest, TO_PENDING, undoingRequest } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { say, sayAsVisitor, stage } from '../support/acts/stage';
import { approval, requestOf } from '../support/staff-records';

const NOW = Date.now();
/** So many hours before or after now. */
const hours = (count: number) => new Date(NOW + count * HOUR_MS);

/** A request that was sent so many hours ago. */
const sent = (hoursAgo: number, changes: Parameters<typeof requestOf>[1] = {}) =>
  requestOf('one', { code: newCode(), receivedAt: hours(-hoursAgo), ...changes });

/** The same, and the bank waits since so many hours. */
const waiting = (hoursAgo: number, since: number, changes: Partial<LoanRequest> = {}) =>
  sent(hoursAgo, {
    status: 'information',
    questions: [{ need: 'income', author: 'rosa', askedAt: hours(-since), answer: undefined }],
    ...changes,
  });

const read = (documents: Documents) => readLoanRequest('one', documents.get('users/one') ?? {});

const dateOf = (moment: unknown) => (moment as { toDate(): Date } | undefined)?.toDate();

/** What a document and its tracker hold of the bank's hours; both hold the same. */
function stored(documents: Documents) {
  const record = documents.get('users/one');
  const tracker = documents.get(`seguimiento/${record?.codigo}`);
  const [own, shown] = [record, tracker].map((each) => [dateOf(each?.vence), each?.restan]);
  expect(shown).toEqual(own);
  return own;
}

const due = (at: Date) => [at, undefined];
const left = (minutes: number) => [undefined, minutes];
const NOTHING = [undefined, undefined];

const ask = (documents: Documents) =>
  say(documents, 'ask', { id: 'one', seen: seenOf(read(documents)), need: 'income' }, 'ana', NOW);

const answer = (documents: Documents) =>
  sayAsVisitor(
    documents,
    'answer',
    { seen: seenOfOwn(read(documents)), text: 'RD$42,000' },
    'one',
    NOW,
  );

const decide = (documents: Documents, choice: object, duplicates: readonly string[] = []) =>
  say(
    documents,
    'decide',
    { id: 'one', seen: seenOf(read(documents)), choice, duplicates },
    'ana',
    NOW,
  );

const withdraw = (documents: Documents) =>
  sayAsVisitor(documents, 'withdraw', { seen: seenOfOwn(read(documents)) }, 'one', NOW);

const APPROVED = approval();
const DECLINED = { status: 'declined', reason: 'debts' };

/** Has every approval wait for a second person. */
function needingTwo(request: LoanRequest): Documents {
  const documents = stage(request);
  documents.delete('ajustes/credito');
  return documents;
}

test.each<readonly [string, Documents, (documents: Documents) => Promise<unknown>, unknown[]]>([
  ['asked at hour 24', stage(sent(24)), ask, left(2880)],
  ['asked at hour 71.5', stage(sent(71.5)), ask, left(30)],
  ['asked late', stage(sent(80)), ask, left(-480)],
  ['asked again, with 10 hours left', stage(sent(300, { dueAt: hours(10) })), ask, left(600)],
  [
    'answered with 48 hours left',
    stage(waiting(240, 216, { minutesLeft: 2880 })),
    answer,
    due(hours(48)),
  ],
  [
    'answered with 30 minutes left',
    stage(waiting(240, 168, { minutesLeft: 30 })),
    answer,
    due(hours(2)),
  ],
  [
    'answered after the bank was late',
    stage(waiting(240, 160, { minutesLeft: -480 })),
    answer,
    due(hours(2)),
  ],
  [
    'answered, asked before the minutes were stored',
    stage(waiting(240, 216)),
    answer,
    due(hours(48)),
  ],
  [
    'proposed while it waits',
    needingTwo(waiting(100, 76, { minutesLeft: 2880 })),
    (it) => decide(it, approval(2)),
    due(hours(48)),
  ],
  [
    'proposed with a deadline',
    needingTwo(sent(100, { dueAt: hours(5) })),
    (it) => decide(it, approval(2)),
    due(hours(5)),
  ],
  ['approved', stage(sent(100, { dueAt: hours(5) })), (it) => decide(it, APPROVED), NOTHING],
  ['declined', stage(sent(100, { dueAt: hours(5) })), (it) => decide(it, DECLINED), NOTHING],
  [
    'declined while it waits',
    stage(waiting(100, 76, { minutesLeft: 2880 })),
    (it) => decide(it, DECLINED),
    NOTHING,
  ],
  ['withdrawn', stage(sent(100, { dueAt: hours(5) })), withdraw, NOTHING],
  ['withdrawn while it waits', stage(waiting(100, 76, { minutesLeft: 2880 })), withdraw, NOTHING],
])('%s: vence and restan', async (_, documents, act, expected) => {
  expect(await act(documents)).toEqual({ done: true });
  expect(stored(documents)).toEqual(expected);
});

test('a repeat that is closed with another has no deadline either', async () => {
  const documents = stage(
    sent(100, { name: 'Ana Gil', cedula: 'AB-1234', dueAt: hours(5) }),
    requestOf('two', { name: 'Ana Gil', cedula: 'AB-1234', code: newCode(), dueAt: hours(7) }),
  );
  expect(await decide(documents, DECLINED, ['two'])).toEqual({ done: true });
  const two = documents.get('users/two');
  expect(two).toMatchObject({ estadoCredito: 'rechazado' });
  expect(two?.vence).toBeUndefined();
  expect(documents.get(`seguimiento/${two?.codigo}`)?.vence).toBeUndefined();
});

describe('72 new hours begin', () => {
  test('once two people undo a decision, to review and to nothing else', async () => {
    const code = newCode();
    const back = stage(undoingRequest('one', { code }));
    const confirm = { id: 'one', number: 1 };
    expect(await say(back, 'confirmUndo', confirm, 'raul', NOW)).toEqual({ done: true });
    expect(stored(back)).toEqual(due(hours(72)));
    const other = stage(
      undoingRequest(
        'one',
        { code },
        { ...TO_PENDING, to: { status: 'approved', mostLent: 1_000_000 } },
      ),
    );
    expect(await say(other, 'confirmUndo', confirm, 'raul', NOW)).toEqual({ done: true });
    expect(stored(other)).toEqual(NOTHING);
  });

  test('once its visitor asks to have a decline reconsidered', async () => {
    const request = declinedRequest('one', { code: newCode() });
    const documents = stage(request);
    const asked = { seen: seenOfOwn(request), point: 'overlooked', words: 'Ya pagué esa deuda.' };
    expect(await sayAsVisitor(documents, 'reconsider', asked, 'one', NOW)).toEqual({ done: true });
    expect(stored(documents)).toEqual(due(hours(72)));
  });
});

test('the mail about an answer names the new moment, in Santo Domingo', async () => {
  for (const language of ['es', 'en'] as const) {
    const documents = stage(waiting(240, 216, { minutesLeft: 2880, language }));
    await answer(documents);
    const { message } = documents.get('mail/one_respuesta_1') as { message: { text: string } };
    expect(message.text).toContain(momentText(hours(48), 'longMoment', language));
  }
});
