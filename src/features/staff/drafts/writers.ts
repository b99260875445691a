import type { TFunction } from 'i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { secondPersonObstacle } from '../../../domain/acts/drafts';
import { type Member, mayReview } from '../../../domain/acts/member';
import { type Signer, signing } from '../../../domain/acts/signing';
import { type DraftAuthors, writersOf } from '../../../domain/drafts';
import type { Language } from '../../../domain/language';
import { formatList } from '../../../i18n/format';

/** Who of the staff may have written a draft, and who could publish it. */
export interface DraftPeople {
  /** Names by uid; empty if they could not be read. */
  readonly names: ReadonlyMap<string, string>;
  /** The uids of everybody who may be the second person. */
  readonly reviewers: readonly string[];
  /** The directory; empty if it could not be read. */
  readonly members: readonly Signer[];
}

/** Nobody is known. */
export const NO_PEOPLE: DraftPeople = { names: new Map(), reviewers: [], members: [] };

/** Reads the staff for a draft. Without them a draft can be shown as well. */
export async function readDraftPeople(staff: StaffBackend): Promise<DraftPeople> {
  const members = await staff.read('staffMembers').catch(() => []);
  return {
    names: new Map(members.map(({ uid, name }) => [uid, name])),
    reviewers: members.filter((one) => one.active && mayReview(one)).map(({ uid }) => uid),
    members,
  };
}

/** Whether every reviewer wrote a part of a draft, so that nobody is left to publish it. */
export function isNobodyLeft(authors: DraftAuthors, { reviewers }: DraftPeople): boolean {
  const writers = writersOf(authors);
  return reviewers.length > 0 && reviewers.every((uid) => writers.includes(uid));
}

/** Whether this member let a writer in, or a writer them, so that another reviewer publishes the draft. */
export const isLetIn = (
  writers: readonly string[],
  member: Pick<Member, 'uid'>,
  { members }: DraftPeople,
  now: Date,
): boolean =>
  signing(members, member, writers, (third) => !secondPersonObstacle(writers, third), now) ===
  'let-in';

/** The names of these members in a row. */
export function namesText(
  uids: readonly string[],
  names: ReadonlyMap<string, string>,
  language: Language,
  t: TFunction<'staff'>,
): string {
  const known = uids.map((uid) => names.get(uid) ?? t('somebody'));
  return formatList([...new Set(known)], language);
}

/** Everybody who wrote a part of a published version; an older one names only its author. */
export function versionWriters({
  author,
  authors,
}: {
  readonly author: string;
  readonly authors?: DraftAuthors;
}): string[] {
  return authors ? writersOf(authors) : [author];
}
