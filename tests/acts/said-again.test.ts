import { describe, expect, it } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { type DecisionChoice, isDecidedBy } from '../../src/domain/acts/deciding';
import { isExplainedBy, isSettledBy } from '../../src/domain/acts/explaining';
import type { Member } from '../../src/domain/acts/member';
import { isProposedBy, isUndoneBy } from '../../src/domain/acts/undoing';
import type { LoosePayment } from '../../src/domain/request/loose-payment';
import type { UndoDraft } from '../../src/domain/request/undo';
import { type RequestChanges, sampleRequest } from '../../tools/samples/requests';

const ana: Member = { uid: 'ana', email: 'ana@levelup.example', roles: ['reviewer'] };
const rosa: Member = { ...ana, uid: 'rosa' };
const at = new Date();

describe('a decision said again is there only if it is the same', () => {
  const decided = (changes: RequestChanges) =>
    sampleRequest('one', {
      status: 'approved',
      decision: { author: 'ana', decidedAt: at, reason: undefined, mostLent: 500_000 },
      ...changes,
    });
  const approved = { status: 'approved', mostLent: 500_000, signatures: 1 } as const;
  const declined: RequestChanges = {
    status: 'declined',
    decision: { author: 'ana', decidedAt: at, reason: 'debts' },
  };
  const proposal = { author: 'ana', proposedAt: at, waiting: true, mostLent: 500_000, number: 1 };
  const proposed: RequestChanges = { status: 'pending', decision: undefined, proposal };
  const undone = sampleRequest('one', { undone: [] });
  const seen = seenOf(undone);

  it.each<[string, RequestChanges, DecisionChoice, Member, boolean]>([
    ['the approval', {}, approved, ana, true],
    ['of another amount', {}, { ...approved, mostLent: 400_000 }, ana, false],
    ['of somebody else', {}, approved, rosa, false],
    ['the other decision', {}, { status: 'declined', reason: 'debts' }, ana, false],
    ['the decline', declined, { status: 'declined', reason: 'debts' }, ana, true],
    ['for another reason', declined, { status: 'declined', reason: 'income' }, ana, false],
    ['the proposal', proposed, approved, ana, true],
    ['of another proposal', proposed, { ...approved, mostLent: 400_000 }, ana, false],
    ['of nobody’s', { status: 'pending', decision: undefined }, approved, ana, false],
    ['a decline of a proposed one', proposed, { status: 'declined', reason: 'debts' }, ana, false],
    [
      'after a question',
      { questions: [{ need: 'income', askedAt: at, answer: undefined }] },
      approved,
      ana,
      false,
    ],
  ])('%s', (_what, changes, said, member, is) => {
    expect(isDecidedBy(decided(changes), said, member, seen)).toBe(is);
  });

  it('not if the proposal was there before', () => {
    const request = decided(proposed);
    expect(isDecidedBy(request, approved, ana, seenOf(request))).toBe(false);
  });
});

describe('a proposal to undo said again is there only if it is the same', () => {
  const decline: UndoDraft = {
    to: { status: 'declined', reason: 'debts' },
    cause: 'error',
    words: 'Otra persona firmó.',
  };
  const approval: UndoDraft = { ...decline, to: { status: 'approved', mostLent: 500_000 } };

  it.each<[string, UndoDraft, Partial<UndoDraft>, Member, boolean]>([
    ['the decline', decline, {}, ana, true],
    ['of somebody else', decline, {}, rosa, false],
    ['for another cause', decline, { cause: 'wrong-case' }, ana, false],
    ['in other words', decline, { words: 'Se leyó mal.' }, ana, false],
    ['for another reason', decline, { to: { status: 'declined', reason: 'income' } }, ana, false],
    ['for another state', decline, { to: { status: 'pending' } }, ana, false],
    ['the approval', approval, {}, ana, true],
    ['of another amount', approval, { to: { status: 'approved', mostLent: 1 } }, ana, false],
  ])('%s', (_what, waiting, other, member, is) => {
    const request = sampleRequest('one', {
      status: 'approved',
      undoing: { ...waiting, number: 1, author: 'ana', proposedAt: at },
    });
    const seen = { ...seenOf(request), undoProposals: 0 };
    expect(isProposedBy(request, { ...waiting, ...other }, member, seen)).toBe(is);
    expect(isProposedBy(request, { ...waiting, ...other }, member, seenOf(request))).toBe(false);
  });

  it.each<[Member, number, boolean]>([
    [ana, 2, true],
    [ana, 1, false],
    [rosa, 2, false],
  ])('confirmed by the same person under the same number: %o, %i', (member, number, is) => {
    const request = sampleRequest('one', {
      undone: [
        {
          ...{ status: 'approved', decidedAt: at, reason: undefined, undoneAt: at },
          ...{ cause: 'error', next: 'declined' },
          staff: {
            decider: 'luis',
            proposal: { ...decline, number: 2, author: 'rosa', proposedAt: at },
            confirmer: 'ana',
          },
        },
      ],
    });
    expect(isUndoneBy(request, member, number)).toBe(is);
  });

  it('nothing is undone of a request that never was', () => {
    expect(isUndoneBy(sampleRequest('one'), ana, 1)).toBe(false);
  });
});

describe('what a payment was, said again, is there only if it is the same', () => {
  const payment: LoosePayment = {
    event: 'E1',
    at,
    proposals: 2,
    explanation: {
      stands: true,
      words: 'El préstamo vale.',
      author: 'ana',
      proposedAt: at,
    },
  };
  const said = { stands: true, words: 'El préstamo vale.', proposals: 1 };

  it.each<[string, Partial<typeof said>, Member, boolean]>([
    ['the explanation', {}, ana, true],
    ['of somebody else', {}, rosa, false],
    ['the other one', { stands: false }, ana, false],
    ['in other words', { words: 'El dinero vuelve.' }, ana, false],
    ['after another one', { proposals: 0 }, ana, false],
  ])('%s', (_what, other, member, is) => {
    const request = sampleRequest('one', { hasLoosePayment: true, loosePayment: payment });
    expect(isExplainedBy(request, { ...said, ...other }, member)).toBe(is);
    const cleared = sampleRequest('one', { loosePayment: payment });
    expect(isExplainedBy(cleared, { ...said, ...other }, member)).toBe(false);
  });

  it.each<[string, object, Member, number, boolean]>([
    ['the confirmation', {}, ana, 2, true],
    ['of somebody else', {}, rosa, 2, false],
    ['of another explanation', {}, ana, 1, false],
    ['of a payment that is loose again', { hasLoosePayment: true }, ana, 2, false],
    ['of nothing', { loosePayment: undefined }, ana, 2, false],
  ])('%s', (_what, changes, member, number, is) => {
    const settled = { ...payment, settled: { author: 'ana', at } };
    const request = sampleRequest('one', { loosePayment: settled, ...changes });
    expect(isSettledBy(request, member, number)).toBe(is);
  });
});
