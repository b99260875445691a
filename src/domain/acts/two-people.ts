import { type Member, mayAdminister, mayReview } from './member';

/** Who proposed a change that waits for a second person, and when. */
export interface Proposed {
  /** The uid of the member. */
  readonly author: string;
  readonly proposedAt: Date;
}

type By = Pick<Proposed, 'author'>;
type Who = Pick<Member, 'uid' | 'roles'>;

/** Why a member may not confirm or decline a proposal. `proposer`: it is their own. */
export type SecondObstacle = 'role' | 'proposer';

/** Why this member may not be the second person of this proposal; undefined if they may. */
export function secondObstacle({ author }: By, member: Who): SecondObstacle | undefined {
  if (!mayAdminister(member) && !mayReview(member)) return 'role';
  return author === member.uid ? 'proposer' : undefined;
}

/** Why this member may not withdraw this proposal; undefined if they may. */
export const withdrawObstacle = ({ author }: By, { uid }: Who): 'not-yours' | undefined =>
  author === uid ? undefined : 'not-yours';
