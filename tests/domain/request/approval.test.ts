import { describe, expect, it, test } from 'vitest';
import {
  approvalUntil,
  canGiveBack,
  dueForApproval,
  isEnded,
  lapsesAfter,
  shownUntil,
} from '../../../src/domain/request/approval';
import { CREDIT_STATES, ENDED_STATES } from '../../../src/domain/request/states';

const ON = { approvalDays: 30, tellsPayment: true };
const atBank = (kind: 'disbursed' | 'cancelled') => ({ kind, at: new Date() });

describe('an approval', () => {
  it.each([
    // Midnight of Santo Domingo is at 4:00 UTC.
    ['2026-11-02T04:00:00.000Z', '2026-12-03T03:59:59.999Z'],
    ['2026-11-03T03:59:59.999Z', '2026-12-03T03:59:59.999Z'],
    ['2026-11-03T04:00:00.000Z', '2026-12-04T03:59:59.999Z'],
  ])('of %s holds until the end of a day, %s', (decided, until) => {
    expect(approvalUntil(new Date(decided), ON)?.toISOString()).toBe(until);
  });

  it('has no last moment where none lapses, or where the core system tells nothing', () => {
    const now = new Date();
    expect(approvalUntil(now, { ...ON, approvalDays: 0 })).toBeUndefined();
    expect(approvalUntil(now, { ...ON, tellsPayment: false })).toBeUndefined();
    const approved = { status: 'approved' } as const;
    expect(lapsesAfter(approved, now, ON)).toBe(now);
    expect(lapsesAfter(approved, now, { ...ON, tellsPayment: false })).toBeUndefined();
    expect(lapsesAfter(approved, now, { ...ON, approvalDays: 0 })).toBeUndefined();
  });

  it('lapses and is given back only while the bank has told nothing', () => {
    const until = new Date();
    for (const status of CREDIT_STATES) {
      const isApproved = status === 'approved';
      expect([status, lapsesAfter({ status }, until, ON)]).toEqual([
        status,
        isApproved ? until : undefined,
      ]);
      expect([status, canGiveBack({ status }, ON)]).toEqual([status, isApproved]);
    }
    for (const kind of ['disbursed', 'cancelled'] as const) {
      const told = { status: 'approved', atBank: atBank(kind) } as const;
      expect([lapsesAfter(told, until, ON), canGiveBack(told, ON)]).toEqual([undefined, false]);
    }
    expect(canGiveBack({ status: 'approved' }, { tellsPayment: false })).toBe(false);
  });

  it('that lapsed or was given back is ended; a request without one is not', () => {
    const decision = {};
    const ended = CREDIT_STATES.filter((status) => isEnded({ status, decision }));
    expect(ended).toEqual(['withdrawn', 'lapsed']);
    expect(isEnded({ status: 'withdrawn', decision: undefined })).toBe(false);
    expect(Object.entries(ENDED_STATES).filter(([, next]) => next.length > 0)).toEqual([
      ['approved', ['lapsed', 'withdrawn']],
      ['withdrawn', ['approved']],
      ['lapsed', ['approved']],
    ]);
  });
});

const DECIDED = '2026-11-02T15:00:00Z';

test.each<[string, string | undefined, string | undefined, string?]>([
  ['2026-12-03T03:59:59.998Z', '2026-12-01T00:00:00Z', undefined],
  ['2026-12-03T03:59:59.999Z', undefined, 'reminder'],
  ['2026-12-03T04:00:00.000Z', undefined, 'lapse'],
  ['2026-11-26T03:59:59.998Z', undefined, undefined],
  ['2026-11-26T03:59:59.999Z', undefined, 'reminder'],
  ['2026-11-26T03:59:59.999Z', '2026-11-26T03:00:00Z', undefined],
  ['2027-02-01T00:00:00.000Z', '2026-11-26T03:00:00Z', 'lapse'],
  // Of seven days, and of two, it is reminded after half of them.
  ['2026-11-26T05:00:00.000Z', undefined, undefined, '2026-11-26T03:59:59.999Z'],
  ['2026-11-29T15:59:59.998Z', undefined, undefined, '2026-11-26T03:59:59.999Z'],
  ['2026-11-29T15:59:59.999Z', undefined, 'reminder', '2026-11-26T03:59:59.999Z'],
  ['2026-12-02T03:59:59.998Z', undefined, undefined, '2026-12-01T03:59:59.999Z'],
  ['2026-12-02T03:59:59.999Z', undefined, 'reminder', '2026-12-01T03:59:59.999Z'],
  // Of fifteen, seven days before.
  ['2026-11-26T03:59:59.999Z', undefined, 'reminder', '2026-11-18T03:59:59.999Z'],
])('at %s, reminded %s, an approval until December 2 is due for: %s', (now, reminded, due, at) => {
  const until = new Date('2026-12-03T03:59:59.999Z');
  const decidedAt = new Date(at ?? DECIDED);
  const told = { decidedAt, ...(reminded && { remindedAt: new Date(reminded) }) };
  expect(dueForApproval(until, told, new Date(now))).toBe(due);
  // One of before counts from the day on which its visitor was told.
  const old = { ...told, decidedAt: new Date('2024-01-01'), toldAt: decidedAt };
  expect(dueForApproval(until, old, new Date(now))).toBe(due);
});

it.each([
  ['approved', undefined, true],
  ['approved', 'disbursed', false],
  ['approved', 'cancelled', false],
  ['lapsed', undefined, true],
  ['withdrawn', undefined, false],
] as const)(
  'the last moment of one that is %s, %s at the bank, is told: %s',
  (status, kind, isTold) => {
    const until = new Date();
    const request = { status, ...(kind && { atBank: atBank(kind) }) };
    expect(shownUntil(request, until)).toBe(isTold ? until : undefined);
  },
);
