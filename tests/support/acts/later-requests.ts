import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { CreditStatus } from '../../../src/domain/request/states';
import { daysAgo, TO_PENDING } from '../../../tools/samples/undoing';
import type { Documents } from './map-database';
import { add, change } from './stage';

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

/** Changes of the documents after which an act is said too late. */
export type Later = Readonly<Record<string, (documents: Documents) => void>>;

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
    what: 'lapsed',
    from: ANY,
    become: () => ({ ...APPROVED, status: 'lapsed', lapsedAt: new Date() }),
  },
  {
    what: 'given back by its visitor',
    from: ANY,
    become: () => ({ ...APPROVED, status: 'withdrawn', withdrawnAt: new Date() }),
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

/** What may have become of a request `one` after a screen showed it, but for this. */
export function laterRequest(request: LoanRequest, besides: readonly string[] = []): Later {
  const { undoing: _, proposal: __, ...rest } = request;
  const changed = LATER_REQUESTS.filter(
    ({ what, from }) => from.includes(request.status) && !besides.includes(what),
  ).map(({ what, become }) => [
    what,
    (documents: Documents) => {
      documents.delete('expedientes/one');
      add(documents, { ...rest, ...become(request) });
    },
  ]);
  return {
    ...Object.fromEntries(changed),
    erased: (documents) => documents.delete('users/one'),
    unreadable: (documents) => change(documents, 'users/one', { estadoCredito: 7 }),
    'without its tracker': (documents) => documents.delete(`seguimiento/${request.code}`),
  };
}
