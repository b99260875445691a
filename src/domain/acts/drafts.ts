import { authorsAfter, type Draft, draftId } from '../drafts';
import { type Member, mayReview, mayWork } from './member';
import { documentId, object, type Parsed, whole } from './shape';

/** The draft that the screen showed. Before the first save: the id that it will have, and revision 0. */
const seenFields = { draft: documentId, revision: whole(0, 99_999) };

/** What the screen showed of a draft. */
export const seenDraft = object(seenFields);

/** The same with the version in force. */
export const seenDraftOver = object({ ...seenFields, version: whole(0, 99_999) });

/** What a screen shows of a draft, as its acts say it. */
export function seenOfDraft(draft: Draft): Parsed<typeof seenDraft> {
  return { draft: draftId(draft), revision: draft.revision };
}

/** Whether a draft still is what the screen showed, or there is none yet. */
export function isSeenDraft(draft: Draft | undefined, seen: Parsed<typeof seenDraft>): boolean {
  return draft
    ? draftId(draft) === seen.draft && draft.revision === seen.revision
    : seen.revision === 0;
}

/** Whether a draft is the next revision of what the screen showed. */
export function isNextOf(draft: Draft | undefined, seen: Parsed<typeof seenDraft>): draft is Draft {
  return draft !== undefined && isSeenDraft(draft, { ...seen, revision: seen.revision + 1 });
}

/** What a save makes of a draft beside its figures. */
export function savedParts(
  before: Draft | undefined,
  seen: Parsed<typeof seenDraft>,
  next: Parameters<typeof authorsAfter>[1],
  uid: string,
): Omit<Draft, 'savedAt' | 'note'> {
  return {
    id: before ? draftId(before) : seen.draft,
    reason: next.reason,
    author: before && next.changed.length === 0 ? before.author : uid,
    authors: authorsAfter(before, next, uid),
    revision: seen.revision + 1,
  };
}

type Who = Pick<Member, 'uid' | 'roles'>;

/** Why a member may not discard a draft. `others`: no reviewer, and they wrote nothing of it. */
export type DiscardObstacle = 'role' | 'others';

/** Why this member may not discard a draft of these writers; undefined if they may. */
export function discardObstacle(
  writers: readonly string[],
  member: Who,
): DiscardObstacle | undefined {
  if (!mayWork(member)) return 'role';
  return mayReview(member) || writers.includes(member.uid) ? undefined : 'others';
}

/** Why a member may not be the second person of a draft. `author`: they wrote a part of it. */
export type SecondPersonObstacle = 'role' | 'author';

/** Why this member may neither publish nor return a draft of these writers; undefined if they may. */
export function secondPersonObstacle(
  writers: readonly string[],
  member: Who,
): SecondPersonObstacle | undefined {
  if (!mayReview(member)) return 'role';
  return writers.includes(member.uid) ? 'author' : undefined;
}
