import { BackendError } from '../../../src/data/errors';
import type { DecisionChoice, MailStatus } from '../../../src/data/staff/casework';
import type { Cents } from '../../../src/domain/money';
import type { Decision, LoanRequest } from '../../../src/domain/request/loan-request';
import { MAX_QUESTIONS, type Need } from '../../../src/domain/request/questions';
import { BY_PHONE } from '../../../src/domain/request/reasons';
import { isOpen } from '../../../src/domain/request/states';
import type { StaffRole } from '../../../src/domain/session';
import { decisionMailId } from '../../../src/records/mail';

interface Parts {
  readonly author: string;
  readonly roles: readonly StaffRole[];
  /** The greatest value that one person approves now; undefined for none. */
  readonly amountNow: () => Cents | undefined;
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

/** Decisions, proposals and questions, with the promises of StaffBackend. */
export function createInMemoryDecisions(parts: Parts) {
  const { author, roles, find, update, mails } = parts;
  const mayWork = roles.includes('analyst') || roles.includes('reviewer');

  function close(stored: LoanRequest, status: 'approved' | 'declined', decision: Decision) {
    const decided = { ...stored, ...settled(stored), status, decision };
    update(decided);
    const mailId = decisionMailId(stored.id, (stored.undone?.length ?? 0) + 1);
    mails.set(mailId, { mailId, ...UNSENT });
    return decided;
  }

  /** Whether an approval is only a proposal; refuses the confirmation of one's own. */
  function needsProposal({ value, proposal }: LoanRequest): boolean {
    if (proposal?.waiting) {
      if (!roles.includes('reviewer') || proposal.author === author)
        throw new BackendError('denied');
      return false;
    }
    const amount = parts.amountNow();
    return value === undefined || amount === undefined || value > amount;
  }

  function decide(
    request: LoanRequest,
    choice: DecisionChoice,
    repeats: readonly LoanRequest[] = [],
  ): LoanRequest[] {
    if (!mayWork) throw new BackendError('denied');
    const { status } = choice;
    const reason = choice.status === 'declined' ? choice.reason : undefined;
    const stored = find(request.id);
    const same = stored?.decision?.author === author && stored.decision.reason === reason;
    if (stored?.status === status && same) return [stored];
    if (!stored || !isOpen(stored.status) || isMoved(stored, request) || parts.isTaken(request.id))
      throw new BackendError('conflict');
    const at = new Date();
    if (status === 'approved' && needsProposal(stored)) {
      const proposal = { author, proposedAt: at, waiting: true };
      const proposed: LoanRequest = { ...stored, status: 'pending', proposal };
      update(proposed);
      return [proposed];
    }
    const decided = close(stored, status, { author, decidedAt: at, reason });
    const repeated = repeats.flatMap(({ id }) => {
      const other = find(id);
      return other && isOpen(other.status) ? [other] : [];
    });
    const repeat: Decision = { author, decidedAt: at, reason: BY_PHONE, repeatOf: request.id };
    return [decided, ...repeated.map((other) => close(other, 'declined', repeat))];
  }

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

  return { decide, ask };
}
