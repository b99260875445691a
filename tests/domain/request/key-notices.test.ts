import { describe, expect, test } from 'vitest';
import { aroundNotices, keyNotices } from '../../../src/domain/request/key-notices';
import {
  type KeyDocument,
  type KeyEntry,
  type KeyKind,
  keyEntryOf,
} from '../../../src/domain/request/keys';
import { type Bucket, valueBucket } from '../../../src/domain/summary/histogram';
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
  ({ outcome: 'declined', declinedAt: daysAgo(days), ...changes }) as const;

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
          entry('six', declined(1, { isDuplicate: true })),
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

describe('what its session and its game say of a request', () => {
  /** So many requests of a cent, beside one of US$10.00. */
  const among = (count: number) => [
    { from: 1, count, sum: count },
    { from: valueBucket(1_000), count: 1, sum: 1_000 },
  ];
  const far = { kind: 'above-game', count: 98 };
  test.each<[string, number, number | undefined, readonly Bucket[], readonly object[]]>([
    ['two other accounts', 2, 1_000, [], []],
    ['three other accounts', 3, 1_000, [], [{ kind: 'many-accounts', count: 3 }]],
    ['more than 98 of 100, of 50 requests', 0, 1_000, among(49), [far]],
    ['all others, of 49 requests', 0, 1_000, among(48), []],
    ['more than 97 of 100', 0, 1_000, [...among(97), { from: 1_050, count: 2, sum: 2_100 }], []],
    [
      'a value alike, of which nobody knows which is more',
      0,
      1_000,
      [
        { from: 1, count: 90, sum: 90 },
        { from: valueBucket(1_000), count: 10, sum: 10_000 },
      ],
      [],
    ],
    ['no value', 0, undefined, among(99), []],
    [
      'more than all, before it is counted itself',
      0,
      1_000,
      [{ from: 1, count: 50, sum: 50 }],
      [{ ...far, count: 99 }],
    ],
    ['both', 20, 1_000, among(999), [{ kind: 'many-accounts' }, { ...far, count: 99 }]],
  ])('%s', (_, accounts, value, values, notices) =>
    expect(aroundNotices({ value }, { accounts, values })).toMatchObject(notices),
  );
});
