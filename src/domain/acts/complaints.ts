import { COMPLAINT_PATTERN, type Complaint, MAX_COMPLAINT_ANSWER } from '../complaint/complaint';
import { mailboxOf } from '../fields/mailbox';
import { described } from './described';
import { type Member, mayWork } from './member';
import { flag, line, matching, object } from './shape';

/** Answers a complaint, which closes it for good. */
export const answerComplaint = described(
  object({
    number: matching(COMPLAINT_PATTERN),
    words: line(MAX_COMPLAINT_ANSWER),
    upheld: flag,
  }),
  'conflict',
  'own',
);

/** Why a member may not answer a complaint. */
export type AnswerObstacle = 'role' | 'own';

/** Why this member may not answer this complaint; undefined if they may. */
export function answerObstacle(
  { email }: Pick<Complaint, 'email'>,
  member: Member,
): AnswerObstacle | undefined {
  if (!mayWork(member)) return 'role';
  return mailboxOf(email) === mailboxOf(member.email) ? 'own' : undefined;
}
