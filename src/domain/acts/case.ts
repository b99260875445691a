import { mailboxOf } from '../fields/mailbox';
import type { Claim } from '../request/case';
import type { LoanRequest } from '../request/loan-request';
import { CREDIT_STATES } from '../request/states';
import { undoProposals } from '../request/undo';
import { type Member, mayWork } from './member';
import { line, object, oneOf, type Parsed, whole } from './shape';

/** What the screen showed of a request, in counts: after anything else happened, an act is a conflict. */
export const seenCase = object({
  status: oneOf(CREDIT_STATES),
  questions: whole(0, 99),
  undone: whole(0, 99),
  email: line(254),
  /** The number of the proposal to approve that waits; 0 for none. */
  proposal: whole(0, 999),
  /** The number of the last proposal to undo a decision; 0 for none. */
  undoProposals: whole(0, 999),
});

/** What the screen showed of a request. */
export type SeenCase = Parsed<typeof seenCase>;

/** Stands for the number of a proposal to approve that has none; numbers begin after it then. */
export const UNNUMBERED = 9;

/** What a screen shows of a request, as its acts say it. */
export function seenOf(request: LoanRequest): SeenCase {
  const { status, questions, undone = [], applicant, proposal } = request;
  return {
    status,
    questions: questions.length,
    undone: undone.length,
    email: applicant.email,
    proposal: proposal?.waiting ? (proposal.number ?? UNNUMBERED) : 0,
    undoProposals: undoProposals(request),
  };
}

/** Whether a request still is what the screen showed. */
export function isAsSeen(request: LoanRequest, seen: SeenCase): boolean {
  const now = seenOf(request);
  return (Object.keys(now) as (keyof SeenCase)[]).every((part) => now[part] === seen[part]);
}

/**
 * Why a member may not act on a request. `role`: neither analyst nor reviewer; `own`: it is their
 * own; `took-part`: they took part in the decision that is reconsidered.
 */
export type CaseObstacle = 'role' | 'own' | 'took-part';

/** Whether a request has a mailbox of this member, also by an earlier address. */
export function isOwn({ applicant, correction }: LoanRequest, { email }: Member): boolean {
  const own = mailboxOf(email);
  return [applicant.email, correction?.previous].some(
    (address) => address !== undefined && mailboxOf(address) === own,
  );
}

/** Why this member may not act on this request; undefined if they may. */
export function caseObstacle(request: LoanRequest, member: Member): CaseObstacle | undefined {
  if (!mayWork(member)) return 'role';
  if (isOwn(request, member)) return 'own';
  return request.tookPart?.includes(member.uid) ? 'took-part' : undefined;
}

/** Whether a claim is somebody else's at this moment. */
export function isTaken(claim: Claim | undefined, { uid }: Member, now: Date): boolean {
  return claim !== undefined && claim.author !== uid && claim.until > now;
}
