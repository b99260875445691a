import { describe, expect, test } from 'vitest';
import { effectOf } from '../../../src/domain/core/at-bank';
import { eventsOfRequest } from '../../../src/domain/core/core-event';
import type { BankOutcomeKind } from '../../../src/domain/request/bank-outcome';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { loosePaid } from '../../../tools/samples/loose-payment';
import { CODE } from '../../support/core-events';
import { requestOf } from '../../support/staff-records';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 10, minute));
const decision = { decidedAt: at(1), reason: undefined };
const told = (kind: BankOutcomeKind) => ({ atBank: { kind, at: at(2) } });
const request = (changes: Partial<LoanRequest>): LoanRequest => ({
  ...requestOf('one', { code: CODE }),
  receivedAt: at(0),
  ...changes,
});

const approved = { status: 'approved', decision } as const;
const undone = {
  status: 'approved',
  ...decision,
  undoneAt: at(3),
  cause: 'error',
  next: 'pending',
} as const;
const again = { ...approved, decision: { ...decision, decidedAt: at(4) }, undone: [undone] };

const STATES = {
  'in force, nothing told': request(approved),
  'in force, paid': request({ ...approved, ...told('disbursed') }),
  'in force, cancelled': request({ ...approved, ...told('cancelled') }),
  'in force, repaid': request({ ...approved, ...told('repaid') }),
  lapsed: request({ status: 'lapsed', decision, lapsedAt: at(5) }),
  'given back': request({ status: 'withdrawn', decision, withdrawnAt: at(5) }),
  undone: request({ status: 'pending', undone: [undone] }),
  'undone to a decline': request({
    status: 'declined',
    undone: [{ ...undone, next: 'declined' }],
    decision: { ...decision, decidedAt: at(3), reason: 'debts' },
  }),
  'undone and withdrawn': request({ status: 'withdrawn', undone: [undone], withdrawnAt: at(5) }),
  'never approved': request({ status: 'pending' }),
  'withdrawn undecided': request({ status: 'withdrawn', withdrawnAt: at(5), decision: undefined }),
  'approved again': request(again),
};

describe('a status of the core system that names no event', () => {
  test.each<[keyof typeof STATES, string, string, string]>([
    // Paid, cancelled, repaid.
    ['in force, nothing told', 'store', 'store', 'not-paid'],
    ['in force, paid', 'already', 'settled', 'store'],
    ['in force, cancelled', 'revive', 'already', 'not-paid'],
    ['in force, repaid', 'already', 'settled', 'already'],
    ['lapsed', 'revive', 'keep', 'not-paid'],
    ['given back', 'revive', 'keep', 'not-paid'],
    ['undone', 'loose', 'keep', 'not-paid'],
    ['undone to a decline', 'loose', 'keep', 'not-paid'],
    ['undone and withdrawn', 'loose', 'keep', 'not-paid'],
    ['never approved', 'unknown', 'unknown', 'unknown'],
    ['withdrawn undecided', 'unknown', 'unknown', 'unknown'],
    ['approved again', 'unnamed', 'unnamed', 'unnamed'],
  ])('of an approval that is %s', (state, ...expected) => {
    const found = (['disbursed', 'cancelled', 'repaid'] as const).map((status) => {
      const effect = effectOf(STATES[state], { code: CODE, status });
      return 'refused' in effect ? effect.refused : effect.effect;
    });
    expect(found).toEqual(expected);
  });
});

test('one that names its event means that approval alone', () => {
  const of = STATES['approved again'];
  const [first, second] = eventsOfRequest(of)
    .filter(({ state }) => state === 'approved')
    .map(({ id }) => id);
  const effect = (event: string | undefined, state: LoanRequest = of) =>
    effectOf(state, { code: CODE, status: 'disbursed', ...(event && { event }) });
  expect(effect(first)).toEqual({ effect: 'loose', event: first });
  expect(effect(second)).toEqual({ effect: 'store' });
  expect(effect('another')).toEqual({ refused: 'unknown' });
  expect(effect(first, STATES.lapsed)).toEqual({ effect: 'revive' });
  expect(effect(second, STATES.lapsed)).toEqual({ refused: 'unknown' });
});

test('a payment of an undone approval is noted once, until it is explained', () => {
  const paid = loosePaid('one', { code: CODE });
  const event = paid.loosePayment?.event ?? '';
  const effect = (state: LoanRequest, status: BankOutcomeKind = 'disbursed') =>
    effectOf(state, { code: CODE, status });
  expect(effect(paid)).toEqual({ effect: 'already' });
  expect(effect(paid, 'cancelled')).toEqual({ effect: 'keep' });
  const { hasLoosePayment: _, ...explained } = paid;
  expect(effect(explained)).toEqual({ effect: 'loose', event });
  // One of another approval takes its place.
  const other = { ...paid, loosePayment: { event: 'another', at: at(5), proposals: 0 } };
  expect(effect(other)).toEqual({ effect: 'loose', event });
});

test('an approval that stands again after it was undone is the one in force', () => {
  const { decidedAt } = undone;
  const later = { ...undone, decidedAt: at(4), undoneAt: at(5) };
  const standing = request({
    ...{ status: 'approved', decision: { decidedAt, reason: undefined } },
    ...{ undone: [undone, later], ...told('disbursed') },
  });
  const [event, other] = eventsOfRequest(standing)
    .filter(({ state }) => state === 'approved')
    .map(({ id }) => id);
  const effect = (status: BankOutcomeKind, named = event) =>
    effectOf(standing, { code: CODE, status, ...(named && { event: named }) });
  expect(effect('disbursed')).toEqual({ effect: 'already' });
  expect(effect('repaid')).toEqual({ effect: 'store' });
  expect(effect('disbursed', other)).toEqual({ effect: 'loose', event: other });
});
