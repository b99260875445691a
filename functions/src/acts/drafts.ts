import {
  discardObstacle,
  isNextOf,
  isSeenDraft,
  secondPersonObstacle,
  type seenDraft,
} from '../../../src/domain/acts/drafts.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import type { Parsed } from '../../../src/domain/acts/shape.ts';
import type { Draft } from '../../../src/domain/drafts.ts';
import { returnRecord } from '../../../src/records/draft-parts.ts';
import type { RecordFields } from '../../../src/records/fields.ts';
import { refused, refusedBy } from './act.ts';

type SeenDraft = Parsed<typeof seenDraft>;

/** A draft that two people sign, as stored. */
interface StoredDraft {
  readonly path: string;
  readonly draft: Draft | undefined;
  /** Everybody who wrote a part of it. */
  readonly writers: readonly string[];
}

/** Discards the draft that the screen showed, with this entry, of which `noted` is there already. */
export function discarded(
  { path, draft, writers }: StoredDraft,
  seen: SeenDraft,
  entry: { readonly id: string; readonly action: string; readonly noted: RecordFields | undefined },
  member: Member,
) {
  const { id, action, noted } = entry;
  if (noted?.autor === member.uid) return 'done';
  if (!draft || !isSeenDraft(draft, seen)) return refused('conflict');
  const obstacle = discardObstacle(writers, member);
  if (obstacle) return refusedBy(obstacle);
  return { writes: [{ remove: path }], entries: [{ id, action, about: path }] } as const;
}

/** Returns the draft that the screen showed to its authors, with a note. */
export function returned(
  { path, draft, writers }: StoredDraft,
  { seen, words }: { readonly seen: SeenDraft; readonly words: string },
  { member, now }: { readonly member: Member; readonly now: Date },
) {
  const isMine = draft?.note?.text === words && draft.note.author === member.uid;
  if (isMine && isNextOf(draft, seen)) return 'done';
  if (!draft || !isSeenDraft(draft, seen)) return refused('conflict');
  const obstacle = secondPersonObstacle(writers, member);
  if (obstacle) return refusedBy(obstacle);
  const note = { text: words, author: member.uid, writtenAt: now };
  const fields = returnRecord(note, draft.revision + 1);
  return { writes: [{ update: path, fields }], entries: undefined };
}
