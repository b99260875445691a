import { describe, expect, test } from 'vitest';
import type { OneLoanRule } from '../../../src/domain/acts/one-loan';
import {
  type ApprovalCase,
  type ApprovalFacts,
  isAskedAgain,
  signatures,
} from '../../../src/domain/acts/signatures';
import { type Lending, lendingAt, suggestedAmount } from '../../../src/domain/loan/lending';
import type { Fact } from '../../../src/domain/proof';
import type { Proposal } from '../../../src/domain/request/loan-request';
import type { UndoneDecision } from '../../../src/domain/request/undo';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';

const PESOS = 100;
const NOW = new Date('2026-11-25T15:00:00Z');
const DAY_MS = 86_400_000;

/** RD$50 for a dollar: half of US$1,000.00 is RD$25,000. */
const LENDING: Lending = {
  smallest: 5_000 * PESOS,
  largest: 300_000 * PESOS,
  forOne: 20_000 * PESOS,
  rate: { ...referenceRate, rate: 500_000 },
};
const VALUE = 100_000;
const ANSWERS = { robux: 100 };
const applicant = { name: 'Ana', nickname: 'ana', cedula: '001-1234567-3', email: 'a@b.co' };
const REQUEST: ApprovalCase['request'] = {
  applicant,
  receivedAt: NOW,
  value: VALUE,
  answers: ANSWERS,
  ratesVersion: 1,
  notices: [],
};
const WRONG_DIGIT = { applicant: { ...applicant, cedula: '001-1234567-8' } };
const PASSPORT = { applicant: { ...applicant, cedula: 'RD4512345' } };

/** A proof that shows so many Robux. */
const shows = (value: number, kind: Fact['kind'] = 'exact') => ({
  proven: { number: 1, account: '#1', provenAt: NOW, lines: { robux: { value, kind } } },
});

const takes = (
  mostLent: number,
  {
    request = {},
    lending = {},
    facts = {},
  }: {
    readonly request?: Partial<ApprovalCase['request']>;
    readonly lending?: Partial<Lending>;
    readonly facts?: Partial<ApprovalFacts>;
  } = {},
) =>
  signatures({
    request: { ...REQUEST, ...request },
    mostLent: mostLent * PESOS,
    lending: { ...LENDING, ...lending },
    facts: { loan: undefined, declinedBefore: false, ...facts },
  });

/** What another request of the person means. */
const held = (rule: OneLoanRule) => ({ facts: { loan: { rule, reference: 'LU-1' } } });

const erased = (day: string) => ({
  request: {
    notices: [{ kind: 'past-decline' as const, what: 'account' as const, reason: undefined, day }],
  },
});

const two = (...because: readonly string[]) => ({ needed: 2, because });
const ONE = { needed: 1, because: [] };
const RICH = { forOne: 400_000 * PESOS };

const undone = (changes: Partial<UndoneDecision>): UndoneDecision => ({
  status: 'declined',
  decidedAt: NOW,
  reason: 'history',
  undoneAt: NOW,
  cause: 'error',
  next: 'pending',
  ...changes,
});
const BY_VISITOR = { byVisitor: true, cause: undefined } as const;

const proposal = (mostLent: number | undefined, waiting = true): Proposal => ({
  author: 'ana',
  proposedAt: NOW,
  waiting,
  ...(mostLent !== undefined && { mostLent: mostLent * PESOS }),
});

describe('an approval takes', () => {
  test.each([
    ['nobody: an approval', takes(5_000, held('approved-before')), { refused: 'approved-before' }],
    ['nobody: a loan', takes(5_000, held('loan-before')), { refused: 'loan-before' }],
    ['nobody: below the smallest loan', takes(4_999.99), { refused: 'amount' }],
    ['one person: the smallest loan', takes(5_000), ONE],
    [
      'one person: the largest loan',
      takes(300_000, { lending: RICH, request: { value: 1_200_000 } }),
      ONE,
    ],
    ['nobody: above the largest loan', takes(300_000.01, { lending: RICH }), { refused: 'amount' }],
    ['nobody, whatever else holds', takes(1, { request: WRONG_DIGIT }), { refused: 'amount' }],
    ['one person: the amount for one', takes(20_000), ONE],
    ['two: above the amount for one', takes(20_000.01), two('amount')],
    ['two: an amount for one of nothing', takes(5_000, { lending: { forOne: 0 } }), two('amount')],
    ['two: no amount for one', takes(5_000, { lending: { forOne: undefined } }), two('no-amount')],
    ['one person: the share', takes(25_000, { lending: RICH }), ONE],
    ['two: above the share', takes(25_000.01, { lending: RICH }), two('share')],
    [
      'one person: above the share, but the smallest loan',
      takes(5_000, { request: { value: 100 } }),
      ONE,
    ],
    ['two: above both', takes(5_000.01, { request: { value: 100 } }), two('share')],
    [
      'one person: no rate to compare with',
      takes(20_000, { lending: { rate: undefined }, request: { value: 1 } }),
      ONE,
    ],
    ['two: no value', takes(5_000, { request: { value: undefined } }), two('no-value')],
    ['two: a line that does not match', takes(5_000, { request: shows(99) }), two('mismatch')],
    ['one person: the line shows as much', takes(5_000, { request: shows(100) }), ONE],
    [
      'one person: the line shows at least less',
      takes(5_000, { request: shows(9, 'atLeast') }),
      ONE,
    ],
    [
      'two: the line shows less at most',
      takes(5_000, { request: shows(9, 'atMost') }),
      two('mismatch'),
    ],
    [
      'two: declined in the last 90 days',
      takes(5_000, { facts: { declinedBefore: true } }),
      two('declined'),
    ],
    ['two: a decline that is erased', takes(5_000, erased('2026-08-27')), two('declined')],
    ['one person: one of before 90 days', takes(5_000, erased('2026-08-26')), ONE],
    ['two: a wrong check digit', takes(5_000, { request: WRONG_DIGIT }), two('check-digit')],
    ['one person: a passport', takes(5_000, { request: PASSPORT }), ONE],
    ['two: no keys yet', takes(5_000, { request: { notices: undefined } }), two('no-keys')],
    ['two: a reason beside another loan', takes(5_000, held('reason')), two('other-loan')],
    [
      'two: a record with ten fields',
      takes(5_000, { request: { value: undefined, ratesVersion: undefined } }),
      two('no-value', 'ten-fields'),
    ],
    [
      'two, for every reason that holds',
      takes(30_000, { request: WRONG_DIGIT }),
      two('amount', 'share', 'check-digit'),
    ],
    [
      'one person: the amount of the proposal',
      takes(6_000, { request: { proposal: proposal(6_000) } }),
      ONE,
    ],
    [
      'two: another one',
      takes(6_001, { request: { proposal: proposal(6_000) } }),
      two('other-proposal'),
    ],
    [
      'two: where the proposal names none',
      takes(6_000, { request: { proposal: proposal(undefined) } }),
      two('other-proposal'),
    ],
    [
      'one person: a proposal that ended',
      takes(6_001, { request: { proposal: proposal(6_000, false) } }),
      ONE,
    ],
  ])('%s', (_what, found, expected) => expect(found).toEqual(expected));
});

describe('a yes after a no takes', () => {
  test.each([
    ['two: its visitor asked to have it reconsidered', [undone(BY_VISITOR)], two('declined')],
    ['one: two people undid the decline', [undone({})], ONE],
    ['one: two people undid the second decline too', [undone(BY_VISITOR), undone({})], ONE],
    [
      'two: an approval after the reconsideration was undone',
      [undone(BY_VISITOR), undone({ status: 'approved' })],
      two('declined'),
    ],
    ['one: an approval was undone', [undone({ status: 'approved' })], ONE],
    [
      'one: it was closed as a repeat',
      [
        undone({
          ...BY_VISITOR,
          staff: {
            decider: 'ana',
            duplicateOf: 'other',
            confirmer: 'visitante',
            proposal: {
              number: 1,
              author: 'visitante',
              proposedAt: NOW,
              to: { status: 'pending' },
              cause: 'other',
              words: '',
            },
          },
        }),
      ],
      ONE,
    ],
  ])('%s', (_what, decisions, expected) =>
    expect(takes(5_000, { request: { undone: decisions } })).toEqual(expected),
  );
});

describe('a request of somebody who was declined', () => {
  const request = { id: 'one', receivedAt: NOW };
  const entry = (changes: object = {}) => ({
    ...{ id: 'two', isDuplicate: false, declinedAt: NOW },
    ...changes,
  });
  const ago = (ms: number) => new Date(NOW.getTime() - ms);
  test.each([
    ['90 days before it was sent', entry({ declinedAt: ago(90 * DAY_MS) }), true],
    ['before that', entry({ declinedAt: ago(90 * DAY_MS + 1) }), false],
    ['after it was sent', entry({ declinedAt: ago(-DAY_MS) }), true],
    ['as a repeat', entry({ isDuplicate: true }), false],
    ['not', entry({ declinedAt: undefined }), false],
    ['itself', entry({ id: 'one' }), false],
  ])('%s', (_what, other, isAsked) => expect(isAskedAgain(request, [other])).toBe(isAsked));
});

describe('the amount that is filled in', () => {
  test.each([
    ['the share of the value', 100_000, 25_000],
    ['down to RD$500', 101_999, 25_000],
    ['the next RD$500', 102_000, 25_500],
    ['at most the largest loan', 9_999_999, 300_000],
    ['the smallest loan, where that is more', 100, 5_000],
    ['the smallest loan for an account of nothing', 0, 5_000],
  ])('is %s', (_what, value, pesos) => expect(suggestedAmount(value, LENDING)).toBe(pesos * PESOS));

  test.each([
    ['a value', undefined, LENDING],
    ['a rate', 100_000, { ...LENDING, rate: undefined }],
  ])('is none without %s', (_what, value, lending) =>
    expect(suggestedAmount(value, lending)).toBeUndefined(),
  );
});

describe('what counts', () => {
  const confirmation = { value: 2_000_000, edits: 1 };
  const terms = { ...loanTerms, smallest: 600_000, largest: 10_000_000 };
  const at = (changes: object) =>
    lendingAt({ confirmation, conditions: { terms, reference: referenceRate, ...changes } }, NOW);

  test('is the terms in force, the amount for one and the rate', () =>
    expect(at({})).toEqual({
      smallest: 600_000,
      largest: 10_000_000,
      forOne: 2_000_000,
      rate: referenceRate,
    }));

  test.each([
    ['without terms', undefined],
    ['with terms that have ended', { terms: { ...terms, validUntil: NOW } }],
  ])('is the bank’s file %s', (_what, conditions) =>
    expect(lendingAt({ confirmation, conditions }, NOW)).toMatchObject({
      smallest: 500_000,
      largest: 30_000_000,
      rate: undefined,
    }),
  );

  test.each([
    ['seven days old', 7 * DAY_MS, true],
    ['older', 7 * DAY_MS + 1, false],
  ])('has a rate that is %s: %s', (_what, age, counts) => {
    const reference = { ...referenceRate, enteredAt: new Date(NOW.getTime() - age) };
    expect(at({ reference }).rate !== undefined).toBe(counts);
  });

  test('is the smaller amount for a day after a raise', () => {
    const before = { amount: 1_000_000, changedAt: new Date(NOW.getTime() - DAY_MS / 2) };
    const raised = { confirmation: { ...confirmation, before }, conditions: undefined };
    expect(lendingAt(raised, NOW).forOne).toBe(1_000_000);
  });
});
