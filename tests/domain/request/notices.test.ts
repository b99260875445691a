import { describe, expect, test } from 'vitest';
import {
  type KeyDocument,
  type KeyEntry,
  type KeyKind,
  keyEntryOf,
} from '../../../src/domain/request/keys';
import { keyNotices, ownNotices } from '../../../src/domain/request/notices';
import { findCalculator } from '../../../src/games';
import type { RequestChanges } from '../../../tools/samples/requests';
import { daysAgo } from '../../../tools/samples/undoing';
import { requestOf } from '../../support/staff-records';

const NOW = new Date();
const ANA = { name: 'Ana Gil', cedula: '001-1234567-3' };
const one = requestOf('one', ANA);

const entry = (id: string, changes: Partial<KeyEntry> = {}): KeyEntry => ({
  ...keyEntryOf(requestOf(id, { hoursAgo: 24 * 60 })),
  ...changes,
});

const key = (kind: KeyKind, entries: readonly KeyEntry[], besides: Partial<KeyDocument> = {}) => ({
  ...{ kind, text: kind, entries, declines: [], sentDays: [] },
  ...besides,
});

type Keys = Parameters<typeof keyNotices>[1];

const noticed = (keys: Keys, ...known: readonly RequestChanges[]) => {
  const others = known.map((changes, place) => requestOf(['two', 'three'][place] ?? '', changes));
  return keyNotices(one, keys, new Map(others.map((other) => [other.id, other])), NOW);
};

const declined = (days: number, changes: Partial<KeyEntry> = {}) =>
  ({ outcome: 'declined', at: daysAgo(days), ...changes }) as const;

describe('what a request has in common with others', () => {
  test.each<[string, Keys, readonly RequestChanges[], readonly object[]]>([
    ['nothing', [key('cedula', [entry('one')])], [], []],
    [
      'the account of the publisher',
      [key('account', [entry('one'), entry('two')])],
      [],
      [{ kind: 'same-account', refs: [{ id: 'two' }], erased: false }],
    ],
    [
      'the account of an erased request',
      [key('account', [], { declines: [{ reason: 'debts', day: '2026-08-30' }] })],
      [],
      [
        { kind: 'same-account', refs: [], erased: true },
        { kind: 'past-decline', what: 'account', reason: 'debts', day: '2026-08-30' },
      ],
    ],
    [
      'the player name, which is told once where the account is the same',
      [key('account', [entry('two')]), key('player', [entry('two'), entry('three')])],
      [],
      [
        { kind: 'same-account', refs: [{ id: 'two' }], erased: false },
        { kind: 'same-player', refs: [{ id: 'three' }] },
      ],
    ],
    [
      'the account of the person’s own earlier request',
      [key('cedula', [entry('two')]), key('account', [entry('two')])],
      [ANA],
      [],
    ],
    [
      'the e-mail',
      [key('email', [entry('two')])],
      [],
      [{ kind: 'shares-email', refs: [{ id: 'two' }] }],
    ],
    [
      'the telephone',
      [key('phone', [entry('two')])],
      [],
      [{ kind: 'shares-phone', refs: [{ id: 'two' }] }],
    ],
    [
      'the e-mail with the own earlier request',
      [key('cedula', [entry('two')]), key('email', [entry('two')])],
      [ANA],
      [],
    ],
    [
      'the document with another name',
      [key('cedula', [entry('two'), entry('three')])],
      [{ ...ANA, name: 'Luis Rey' }, ANA],
      [{ kind: 'two-names', refs: [{ id: 'two' }] }],
    ],
    [
      'an approval and declines of this year',
      [
        key('cedula', [
          entry('two', { outcome: 'disbursed', at: daysAgo(90) }),
          entry('three', declined(100)),
          entry('four', declined(364)),
          entry('five', declined(366)),
          entry('six', declined(1, { isRepeat: true })),
        ]),
      ],
      [],
      [{ kind: 'this-person', approval: { outcome: 'disbursed' }, declines: 2 }],
    ],
    [
      'the last of two approvals',
      [
        key('cedula', [
          entry('two', { outcome: 'cancelled', at: daysAgo(2) }),
          entry('three', { outcome: 'approved', at: daysAgo(20) }),
        ]),
      ],
      [],
      [{ kind: 'this-person', approval: { outcome: 'cancelled' }, declines: 0 }],
    ],
    [
      'declines alone, one of them erased',
      [
        key('passport', [entry('two', declined(3))], {
          declines: [{ reason: 'identity', day: daysAgo(9).toISOString().slice(0, 10) }],
        }),
      ],
      [],
      [
        { kind: 'this-person', approval: undefined, declines: 2 },
        { kind: 'past-decline', what: 'passport', reason: 'identity' },
      ],
    ],
    [
      'two others in thirty days',
      [
        key('cedula', [
          entry('two', { sentAt: daysAgo(1) }),
          entry('three', { sentAt: daysAgo(29) }),
          entry('four', { sentAt: daysAgo(31) }),
        ]),
      ],
      [],
      [{ kind: 'many-requests', count: 3 }],
    ],
    [
      'one other in thirty days, and one that is erased',
      [
        key('cedula', [entry('two', { sentAt: daysAgo(1) })], {
          sentDays: [daysAgo(2).toISOString().slice(0, 10), '2020-01-01'],
        }),
      ],
      [],
      [{ kind: 'many-requests', count: 3 }],
    ],
    ['one other in thirty days', [key('cedula', [entry('two', { sentAt: daysAgo(1) })])], [], []],
  ])('%s', (_, keys, known, notices) => expect(noticed(keys, ...known)).toMatchObject(notices));

  test.each<[string, Keys]>([
    ['nothing', [key('cedula', [entry('one')])]],
    ['its own earlier account', [key('cedula', [entry('two')]), key('account', [entry('two')])]],
    ['one other in thirty days', [key('cedula', [entry('two', { sentAt: daysAgo(1) })])]],
  ])('is none: %s', (_, keys) => expect(noticed(keys, ANA)).toEqual([]));
});

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
      [{ kind: 'mismatch', line, declared: 3, shows: { value: 2, kind: 'exact' } }],
    ],
    [
      'more than the most',
      { answers: { [line]: 3 }, proven: proven(2, 'atMost') },
      [{ kind: 'mismatch', line, declared: 3, shows: { value: 2, kind: 'atMost' } }],
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
    expect(ownNotices(clash(changes), calculator)).toEqual(notices),
  );

  test('a game without a calculator has no lines', () =>
    expect(ownNotices(clash({ answers: { [line]: usual + 1 } }), undefined)).toEqual([]));
});
