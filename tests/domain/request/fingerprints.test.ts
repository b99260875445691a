import { expect, test } from 'vitest';
import { forgetsAt, leftOf, remembered } from '../../../src/domain/request/fingerprints';
import type { KeyKind } from '../../../src/domain/request/keys';
import type { CreditStatus } from '../../../src/domain/request/states';
import type { RequestChanges } from '../../../tools/samples/requests';
import { requestOf } from '../../support/staff-records';

const NOW = new Date('2026-11-28T16:00:00Z');
const DECLINED = {
  status: 'declined',
  receivedAt: new Date('2026-08-29T16:00:00Z'),
  decision: { decidedAt: new Date('2026-08-31T02:00:00Z'), reason: 'identity' },
} as const;
/** Its visitor had the decline reconsidered, or two people undid it, before it came to this. */
const leftAs = (status: CreditStatus, byVisitor = true): RequestChanges => ({
  ...{ status, receivedAt: DECLINED.receivedAt },
  undone: [
    {
      ...{
        ...DECLINED.decision,
        status: 'declined',
        undoneAt: NOW,
        cause: 'other',
        next: 'pending',
      },
      ...(byVisitor && { byVisitor: true }),
    },
  ],
});
const FOUND = [{ reason: 'identity', day: '2026-08-30' }];

test.each<[string, RequestChanges, KeyKind, number, readonly object[]]>([
  ['declined, by its cedula', DECLINED, 'cedula', 24, FOUND],
  ['declined, by its passport', DECLINED, 'passport', 24, FOUND],
  ['declined, by its account', DECLINED, 'account', 24, FOUND],
  ['declined, by its e-mail', DECLINED, 'email', 24, []],
  ['declined, by its telephone', DECLINED, 'phone', 24, []],
  ['declined, by its player name', DECLINED, 'player', 24, []],
  ['declined, where nothing is remembered', DECLINED, 'cedula', 0, []],
  ['declined, three months later of three', DECLINED, 'cedula', 3, FOUND],
  ['declined, three months later of two', DECLINED, 'cedula', 2, []],
  [
    'closed as a repeat',
    { ...DECLINED, decision: { ...DECLINED.decision, duplicateOf: 'two' } },
    'cedula',
    24,
    [],
  ],
  ['declined, reconsidered and then withdrawn', leftAs('withdrawn'), 'cedula', 24, FOUND],
  ['declined, reconsidered and then closed unanswered', leftAs('unanswered'), 'account', 24, FOUND],
  ['declined, reconsidered and open', leftAs('pending'), 'cedula', 24, FOUND],
  [
    'declined, reconsidered and approved',
    { ...leftAs('approved'), decision: { decidedAt: NOW, reason: undefined } },
    'cedula',
    24,
    [],
  ],
  ['declined, which two undid, and withdrawn', leftAs('withdrawn', false), 'cedula', 24, []],
  ['withdrawn', { status: 'withdrawn', withdrawnAt: NOW }, 'cedula', 24, []],
  ['open', {}, 'cedula', 24, []],
  ['approved', { status: 'approved', decision: DECLINED.decision }, 'cedula', 24, []],
])('a request that is erased leaves: %s', (_, changes, kind, months, declines) =>
  expect(leftOf(requestOf('one', changes), { kind }, NOW, months).declines).toEqual(declines),
);

test('its document remembers for thirty days when it was sent', () => {
  const receivedAt = new Date('2026-11-01T16:00:00Z');
  const sent = requestOf('one', { receivedAt });
  expect(leftOf(sent, { kind: 'cedula' }, NOW).sentDays).toEqual(['2026-11-01']);
  expect(leftOf(sent, { kind: 'account' }, NOW).sentDays).toEqual([]);
  const earlier = requestOf('one', { receivedAt: new Date('2026-10-28T16:00:00Z') });
  expect(leftOf(earlier, { kind: 'cedula' }, NOW).sentDays).toEqual([]);
});

test('each part has its end, and the first is the next to go', () => {
  const left = {
    declines: [{ reason: undefined, day: '2026-08-30' }],
    sentDays: ['2026-11-01', '2026-11-20'],
  };
  expect(forgetsAt(left, 24)).toEqual(new Date('2026-12-01T04:00:00Z'));
  const december = remembered(left, new Date('2026-12-02T04:00:00Z'), 24);
  expect(december).toEqual({ ...left, sentDays: ['2026-11-20'] });
  expect(forgetsAt({ ...december, sentDays: [] }, 24)).toEqual(new Date('2028-08-30T04:00:00Z'));
  expect(forgetsAt({ declines: [], sentDays: [] }, 24)).toBeUndefined();
});
