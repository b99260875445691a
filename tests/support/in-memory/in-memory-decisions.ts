import { BackendError } from '../../../src/data/errors';
import type { MailStatus } from '../../../src/data/staff/casework';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { MAX_QUESTIONS, type Need } from '../../../src/domain/request/questions';
import type { StaffRole } from '../../../src/domain/session';

interface Parts {
  readonly author: string;
  readonly roles: readonly StaffRole[];
  readonly find: (id: string) => LoanRequest | undefined;
  readonly update: (request: LoanRequest) => void;
  readonly mails: Map<string, MailStatus>;
  /** Whether somebody else works on a request. */
  readonly isTaken: (id: string) => boolean;
}

const UNSENT = {
  state: 'unsent',
  error: undefined,
  attempts: 0,
  stuck: false,
  resends: 0,
} as const;

/** Whether the address was corrected since a request was shown. */
const isMoved = (stored: LoanRequest, shown: LoanRequest) =>
  stored.applicant.email !== shown.applicant.email;

/** A proposal that no longer waits. */
function settled({ proposal }: LoanRequest): Pick<LoanRequest, 'proposal'> {
  return proposal ? { proposal: { ...proposal, waiting: false } } : {};
}

/** Questions, with the promises of StaffBackend. */
export function createInMemoryDecisions(parts: Parts) {
  const { author, roles, find, update, mails } = parts;
  const mayWork = roles.includes('analyst') || roles.includes('reviewer');

  function ask(request: LoanRequest, need: Need): LoanRequest {
    if (!mayWork) throw new BackendError('denied');
    const stored = find(request.id);
    if (request.questions.length >= MAX_QUESTIONS) throw new BackendError('denied');
    const [last] = stored?.questions.slice(request.questions.length) ?? [];
    const same = last?.author === author && last.need === need;
    if (stored?.status === 'information' && same) return stored;
    if (stored?.status !== 'pending' || last || isMoved(stored, request))
      throw new BackendError('conflict');
    if (parts.isTaken(request.id)) throw new BackendError('conflict');
    const question = { need, author, askedAt: new Date(), answer: undefined };
    const asked: LoanRequest = {
      ...stored,
      ...settled(stored),
      status: 'information',
      questions: [...stored.questions, question],
    };
    update(asked);
    const mailId = `${stored.id}_pregunta_${asked.questions.length}`;
    mails.set(mailId, { mailId, ...UNSENT });
    return asked;
  }

  return { ask };
}
