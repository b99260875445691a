import { describe, expect, test } from 'vitest';
import { reasonObstacle } from '../../src/domain/acts/deciding';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { type DeclineReason, declineReasons, givenReasons } from '../../src/domain/request/reasons';
import { sampleProof } from '../../tools/samples/proofs';
import { say } from '../support/acts/stage';
import { declining, provenRequest, undoingFor } from '../support/acts/untrue-reason';

/** Reason, the proven part of the value (`before`: of a proof that tells none), whether it may be given. */
const REASONS: readonly (readonly [DeclineReason, number | 'before' | 'no proof', boolean])[] = [
  ['account', 100, false],
  ['account', 99, true],
  ['account', 0, true],
  ['account', 'before', true],
  ['account', 'no proof', true],
  ['identity', 100, true],
  ['by-phone', 100, true],
];

function requestOf(part: number | 'before' | 'no proof'): LoanRequest {
  const { proven: _, ...request } = provenRequest();
  const { percent: __, ...before } = sampleProof({});
  if (part === 'no proof') return request;
  return { ...request, proven: part === 'before' ? before : { ...before, percent: part } };
}

test.each(REASONS)('%s with a proven part of %s', async (reason, part, isTrue) => {
  const request = requestOf(part);
  expect(reasonObstacle(request, reason)).toBe(isTrue ? undefined : 'all-proven');
  const answer = isTrue ? { done: true } : { refused: 'all-proven' };
  const decline = declining(request, reason);
  expect(await say(decline.documents, 'decide', decline.asked, decline.by)).toEqual(answer);
  const undo = undoingFor(request, reason);
  expect(await say(undo.documents, 'proposeUndo', undo.asked, undo.by)).toEqual(answer);
});

describe('that nobody answered', () => {
  test('is given no more, by either way; the others keep their places', async () => {
    expect(givenReasons).toEqual(declineReasons.filter((reason) => reason !== 'no-answer'));
    const decline = declining(requestOf('no proof'), 'no-answer');
    const undo = undoingFor(requestOf('no proof'), 'no-answer');
    for (const [name, { documents, asked, by }] of [
      ['decide', decline],
      ['proposeUndo', undo],
    ] as const)
      expect(await say(documents, name, asked, by)).toEqual({ refused: 'invalid' });
  });
});
