import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { DeclineReason } from '../../src/domain/request/reasons';
import type { UndoProposal } from '../../src/domain/request/undo';
import { BY_VISITOR } from '../../src/records/words';

/** A decline, who took it, and the two others who undo it. */
interface Declined {
  readonly decidedAt: Date;
  readonly reason: DeclineReason;
  readonly author: string;
  readonly colleagues: readonly [string, string];
}

/** A colleague's proposal, made at this moment, to put a decline back to review. */
export const proposalToUndo = (author: string, proposedAt: Date): UndoProposal => ({
  number: 1,
  author,
  proposedAt,
  to: { status: 'pending' },
  cause: 'error',
  words: 'El atraso es de otra persona con el mismo nombre.',
});

/** A decline that two people undid at this moment. */
export function undone(
  { decidedAt, reason, author, colleagues: [first, second] }: Declined,
  undoneAt: Date,
): Pick<LoanRequest, 'undone'> {
  const proposal = proposalToUndo(first, undoneAt);
  const staff = { decider: author, proposal, confirmer: second };
  const { cause } = proposal;
  const next = 'pending';
  return { undone: [{ status: 'declined', decidedAt, reason, undoneAt, cause, next, staff }] };
}

/** A colleague's decline that its visitor asked at this moment to have reconsidered. */
export function reconsidered(
  { decidedAt, reason, colleagues: [decider] }: Declined,
  askedAt: Date,
): Pick<LoanRequest, 'undone' | 'reconsideration' | 'tookPart'> {
  const words = 'Pagué ese atraso el 3 de octubre y tengo la carta de saldo.';
  const proposal = { ...proposalToUndo(BY_VISITOR, askedAt), words };
  return {
    undone: [
      {
        status: 'declined',
        decidedAt,
        reason,
        undoneAt: askedAt,
        cause: undefined,
        byVisitor: true,
        next: 'pending',
        staff: { decider, proposal, confirmer: BY_VISITOR },
      },
    ],
    reconsideration: { point: 'overlooked', words, askedAt },
    tookPart: [decider],
  };
}
