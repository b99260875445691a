import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { CreditStatus } from '../../../src/domain/request/states';
import { daysAgo, TO_PENDING } from '../../../tools/samples/undoing';

/** A decline that was undone yesterday. */
export const undone = (next: 'pending' | 'approved') =>
  ({
    status: 'declined',
    decidedAt: daysAgo(2),
    reason: 'history',
    undoneAt: daysAgo(1),
    cause: 'error',
    next,
    staff: {
      decider: 'marisol',
      proposal: { ...TO_PENDING, number: 1, author: 'rafael', proposedAt: daysAgo(1) },
      confirmer: 'rosa',
    },
  }) as const;

/** A decline of a colleague. */
export const DECLINED = {
  status: 'declined',
  decision: { author: 'rosa', decidedAt: daysAgo(1), reason: 'debts' },
} as const;

const APPROVED = {
  status: 'approved',
  decision: { author: 'rosa', decidedAt: daysAgo(1), reason: undefined },
} as const;

interface LaterRequest {
  readonly what: string;
  /** The states of the request that can lead to it. */
  readonly from: readonly CreditStatus[];
  readonly become: (request: LoanRequest) => Partial<LoanRequest>;
}

const OPEN = ['pending', 'information'] as const;
const ANY = [...OPEN, 'approved', 'declined'] as const;

/** What a request may have become after a screen showed it. */
export const LATER_REQUESTS: readonly LaterRequest[] = [
  { what: 'declined by somebody else', from: OPEN, become: () => DECLINED },
  { what: 'approved by somebody else', from: ANY, become: () => APPROVED },
  {
    what: 'withdrawn',
    from: ANY,
    become: () => ({ status: 'withdrawn', withdrawnAt: new Date(), decision: undefined }),
  },
  {
    what: 'closed without an answer',
    from: ANY,
    become: () => ({ status: 'unanswered', unansweredAt: new Date(), decision: undefined }),
  },
  {
    what: 'paid out',
    from: ANY,
    become: () => ({ ...APPROVED, atBank: { kind: 'disbursed', at: new Date() } }),
  },
  {
    what: 'cancelled at the bank',
    from: ANY,
    become: () => ({ ...APPROVED, atBank: { kind: 'cancelled', at: new Date() } }),
  },
  {
    what: 'asked about',
    from: ANY,
    become: () => ({
      status: 'information',
      decision: undefined,
      questions: [{ need: 'cedula', author: 'rosa', askedAt: new Date(), answer: undefined }],
    }),
  },
  {
    what: 'corrected by its visitor',
    from: ANY,
    become: ({ applicant }) => ({
      applicant: { ...applicant, email: 'new@correo.com' },
      correction: { previous: applicant.email, correctedAt: new Date() },
    }),
  },
  {
    what: 'undone and pending',
    from: ANY,
    become: () => ({ status: 'pending', decision: undefined, undone: [undone('pending')] }),
  },
  {
    what: 'undone to an approval',
    from: ANY,
    become: () => ({ ...APPROVED, undone: [undone('approved')] }),
  },
  {
    what: 'undone and declined again',
    from: ANY,
    become: () => ({ ...DECLINED, undone: [undone('pending')] }),
  },
];
