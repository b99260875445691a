import { COMPLAINT_PATTERN, type Complaint, MAX_COMPLAINT_ANSWER } from '../complaint/complaint';
import { mailboxOf } from '../fields/mailbox';
import type { LoanRequest } from '../request/loan-request';
import { described } from './described';
import { type Member, mayAdminister, mayWork } from './member';
import { flag, line, matching, object } from './shape';
import type { Signer } from './signing';

/** Answers a complaint, which closes it for good. */
export const answerComplaint = described(
  object({
    number: matching(COMPLAINT_PATTERN),
    words: line(MAX_COMPLAINT_ANSWER),
    upheld: flag,
  }),
  'conflict',
  'own',
  'took-part',
);

/** Who proposed, decided or undid a request, as its case file says. */
export function participantsOf(request: LoanRequest): string[] {
  const { proposal, decision, undone = [] } = request;
  const uids = [
    decision?.author,
    proposal?.author,
    ...undone.flatMap(({ staff }) =>
      staff ? [staff.decider, staff.proposal.author, staff.confirmer] : [],
    ),
  ];
  return [...new Set(uids.filter((uid) => uid !== undefined))];
}

/** Who acted on a request: the same, who asked about it, and who proposed something that ended. */
export function actorsOn(request: LoanRequest): string[] {
  const { questions, undoing, tookPart = [], proposers = [] } = request;
  const asked = questions.flatMap(({ author }) => author ?? []);
  const more = undoing ? [undoing.author] : [];
  return [...new Set([...participantsOf(request), ...asked, ...more, ...tookPart, ...proposers])];
}

/** Why a member may not answer a complaint. `took-part`: it is about what they did. */
export type AnswerObstacle = 'role' | 'own' | 'took-part';

/**
 * Why this member may not answer this complaint about a request on which these acted; undefined if they
 * may. Whoever works and did not act answers; without them an administrator who did not; without them
 * whoever works, `nobody-left`.
 */
export function answering(
  { email }: Pick<Complaint, 'email'>,
  member: Member,
  acted: readonly string[] = [],
  directory: readonly Signer[] = [],
): AnswerObstacle | 'nobody-left' | undefined {
  const isOwn = (one: Member) => mailboxOf(email) === mailboxOf(one.email);
  const others = directory.filter(
    (one) => one.active && one.uid !== member.uid && !acted.includes(one.uid) && !isOwn(one),
  );
  const works = mayWork(member);
  const isWorkerLeft = others.some(mayWork);
  const isStandIn =
    mayAdminister(member) && !acted.includes(member.uid) && acted.length > 0 && !isWorkerLeft;
  if (!works && !isStandIn) return 'role';
  if (isOwn(member)) return 'own';
  if (!acted.includes(member.uid)) return undefined;
  return isWorkerLeft || others.some(mayAdminister) ? 'took-part' : 'nobody-left';
}
