import { seenOf } from '../../../src/domain/acts/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { DeclineReason } from '../../../src/domain/request/reasons';
import { newCode } from '../../../src/domain/request/request-code';
import { sampleProof } from '../../../tools/samples/proofs';
import { daysAgo } from '../../../tools/samples/undoing';
import { requestOf } from '../staff-records';
import { stage } from './stage';

/** An open request of which everything is proven. */
export const provenRequest = (): LoanRequest =>
  requestOf('one', { code: newCode(), proven: sampleProof({}, { percent: 100 }) });

/** A decline for this reason. */
export const declining = (request = provenRequest(), reason: DeclineReason = 'account') => ({
  documents: stage(request),
  asked: {
    id: 'one',
    seen: seenOf(request),
    choice: { status: 'declined' as const, reason },
    duplicates: [],
  },
  by: 'raul',
});

/** A proposal to undo the approval to a decline for this reason. */
export function undoingFor(open = provenRequest(), reason: DeclineReason = 'account') {
  const decision = { author: 'rosa', decidedAt: daysAgo(1), reason: undefined };
  const request = { ...open, status: 'approved', decision } as const;
  const to = { status: 'declined' as const, reason };
  const draft = { to, cause: 'error' as const, words: 'No era así.' };
  return {
    documents: stage(request),
    asked: { id: 'one', seen: seenOf(request), draft },
    by: 'raul',
  };
}
