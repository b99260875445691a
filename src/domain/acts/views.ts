import {
  MAX_VIEW_NAME,
  MAX_VIEW_SETTINGS,
  type SharedView,
  VIEWED_LISTS,
} from '../staff/shared-view';
import { described } from './described';
import { type Member, mayAdminister } from './member';
import { documentId, line, object, oneOf } from './shape';

/** Shares a view of a list with the team; its id comes from the browser. */
export const shareView = described(
  object({
    view: documentId,
    list: oneOf(VIEWED_LISTS),
    name: line(MAX_VIEW_NAME),
    settings: line(MAX_VIEW_SETTINGS),
  }),
  'conflict',
);

/** Removes a view for the whole team. */
export const unshareView = described(object({ view: documentId }), 'conflict', 'not-yours');

/** Why this member may not remove this view for the team; undefined if they may. */
export function unshareObstacle(
  { author }: { readonly author: SharedView['author'] | undefined },
  member: Pick<Member, 'uid' | 'roles'>,
): 'not-yours' | undefined {
  return author === member.uid || mayAdminister(member) ? undefined : 'not-yours';
}
