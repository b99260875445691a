import { describe, expect, test } from 'vitest';
import { dayKey } from '../../../src/domain/day';
import { ownNotices } from '../../../src/domain/request/notices';
import { findCalculator } from '../../../src/games';
import type { RequestChanges } from '../../../tools/samples/requests';
import { daysAgo } from '../../../tools/samples/undoing';
import { requestOf } from '../../support/staff-records';

const NOW = new Date();
const ANA = { name: 'Ana Gil', cedula: '001-1234567-3' };

describe('what is odd about a request by itself', () => {
  const calculator = findCalculator('clashOfClans');
  const attribute = calculator?.attributes.find(
    (each) => each.kind === 'count' && each.usualMax !== undefined,
  );
  const [line, usual] = [
    attribute?.id ?? '',
    attribute?.kind === 'count' ? (attribute.usualMax ?? 0) : 0,
  ];
  const clash = (changes: RequestChanges) =>
    requestOf('one', { ...ANA, gameId: 'clashOfClans', ...changes });
  const sent = requestOf('one').receivedAt.getTime();
  const proven = (value: number, kind: 'exact' | 'atLeast' | 'atMost') => ({
    ...{ number: 1, account: '#2PP', provenAt: daysAgo(0) },
    lines: { [line]: { value, kind } },
  });

  test.each<[string, RequestChanges, readonly object[]]>([
    ['nothing', { answers: { [line]: usual } }, []],
    ['a wrong check digit', { cedula: '001-1234567-8', answers: {} }, [{ kind: 'check-digit' }]],
    ['a passport', { cedula: 'RD1234567', answers: {} }, []],
    [
      'a quantity above the usual ones',
      { answers: { [line]: usual + 1 } },
      [{ kind: 'unusual', line, declared: usual + 1, usual }],
    ],
    [
      'a line that does not match',
      { answers: { [line]: 3 }, proven: proven(2, 'exact') },
      [{ kind: 'mismatch', line, declared: 3, shows: { value: 2, kind: 'exact' }, on: undefined }],
    ],
    [
      'one that did not match on an earlier day',
      { answers: { [line]: 3 }, proven: { ...proven(2, 'exact'), provenAt: daysAgo(1.5) } },
      [
        {
          ...{ kind: 'mismatch', line, declared: 3, shows: { value: 2, kind: 'exact' } },
          on: expect.any(Date),
        },
      ],
    ],
    [
      'one whose figures are forgotten',
      {
        answers: { [line]: 3 },
        proven: { ...proven(2, 'exact'), lines: { [line]: { mark: 'mismatch', counted: 0 } } },
      },
      [{ kind: 'mismatch', line, declared: 3, shows: undefined, on: undefined }],
    ],
    [
      'an account that is 89 days old',
      { answers: {}, proven: { ...proven(2, 'exact'), createdDay: dayKey(daysAgo(89)) } },
      [{ kind: 'new-account', days: 89 }],
    ],
    [
      'an account of this day',
      { answers: {}, proven: { ...proven(2, 'exact'), createdDay: dayKey(NOW) } },
      [{ kind: 'new-account', days: 0 }],
    ],
    [
      'an account that is 90 days old',
      { answers: {}, proven: { ...proven(2, 'exact'), createdDay: dayKey(daysAgo(90)) } },
      [],
    ],
    [
      'more than the most',
      { answers: { [line]: 3 }, proven: proven(2, 'atMost') },
      [{ kind: 'mismatch', line, declared: 3, shows: { value: 2, kind: 'atMost' }, on: undefined }],
    ],
    ['a line proven in part', { answers: { [line]: 3 }, proven: proven(2, 'atLeast') }, []],
    [
      'a payment of an approval that was undone',
      { answers: {}, hasLoosePayment: true },
      [{ kind: 'loose-payment' }],
    ],
    [
      'a payment after the approval had ended',
      {
        ...{ answers: {}, status: 'approved' },
        atBank: { kind: 'disbursed', at: new Date(sent), isLate: true },
      },
      [{ kind: 'late-payment' }],
    ],
    [
      'a payment in time',
      { answers: {}, status: 'approved', atBank: { kind: 'disbursed', at: new Date(sent) } },
      [],
    ],
    [
      'an address corrected within the hour',
      {
        answers: {},
        receivedAt: new Date(sent),
        correction: { previous: 'a@b.do', correctedAt: new Date(sent + 59 * 60_000) },
      },
      [{ kind: 'corrected', minutes: 59 }],
    ],
    [
      'an address corrected an hour later',
      {
        answers: {},
        receivedAt: new Date(sent),
        correction: { previous: 'a@b.do', correctedAt: new Date(sent + 60 * 60_000) },
      },
      [],
    ],
  ])('%s', (_, changes, notices) =>
    expect(ownNotices(clash(changes), calculator, NOW)).toEqual(notices),
  );

  test('a game without a calculator has no lines', () =>
    expect(ownNotices(clash({ answers: { [line]: usual + 1 } }), undefined, NOW)).toEqual([]));
});
