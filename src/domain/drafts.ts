import { LANGUAGES, type Language, type Text } from './language';

/** Who wrote a draft: uids, by figure that differs from the version in force and by language of the reason. */
export interface DraftAuthors {
  readonly figures: Readonly<Record<string, string>>;
  readonly reason: Readonly<Partial<Record<Language, string>>>;
}

/** A reviewer's reason for returning a draft to its authors. */
export interface DraftNote {
  readonly text: string;
  /** The uid of the reviewer. */
  readonly author: string;
  readonly writtenAt: Date;
}

/** What every draft has that two people sign, beside its figures. */
export interface Draft {
  /** Given by the browser that saved it first; see `draftId`. */
  readonly id?: string;
  /** Each text may be empty until the draft is published. */
  readonly reason: Text;
  /** The uid of the member who last changed a figure. */
  readonly author: string;
  /** Undefined in drafts of before 28 November 2026; see `authorsOf`. */
  readonly authors?: DraftAuthors;
  readonly savedAt: Date;
  /** Raised by each save and each return, from 1. */
  readonly revision: number;
  /** The note of the reviewer who returned it; the next save removes it. */
  readonly note?: DraftNote;
}

/** What names a draft; one of before it had an id is named by when it was saved. */
export function draftId({ id, savedAt }: Pick<Draft, 'id' | 'savedAt'>): string {
  return id ?? String(savedAt.getTime());
}

/**
 * Who wrote what stands in a draft, given the figures that differ from the version in force. Where it
 * does not say so, it was `author`.
 */
export function authorsOf(
  { author, authors, reason }: Pick<Draft, 'author' | 'authors' | 'reason'>,
  differing: readonly string[],
): DraftAuthors {
  const written = LANGUAGES.filter((language) => reason[language] !== '');
  return {
    figures: Object.fromEntries(
      differing.map((name) => [name, authors?.figures[name] ?? author] as const),
    ),
    reason: Object.fromEntries(
      written.map((language) => [language, authors?.reason[language] ?? author] as const),
    ),
  };
}

/** Everybody who wrote a part of a draft. Nobody of them publishes it. */
export function writersOf({ figures, reason }: DraftAuthors): string[] {
  return [...new Set([...Object.values(figures), ...Object.values(reason)])];
}

/**
 * Who wrote what stands in a draft after a save by `uid`, who changed these figures of the draft before.
 * A figure that is put back has no author, and neither has an empty reason.
 */
export function authorsAfter(
  before: Draft | undefined,
  next: {
    readonly reason: Text;
    readonly differing: readonly string[];
    readonly changed: readonly string[];
  },
  uid: string,
): DraftAuthors {
  const { reason, differing, changed } = next;
  const { author = uid, authors } = before ?? {};
  const kept = authorsOf({ author, reason, ...(authors && { authors }) }, differing);
  const own = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, uid]));
  const rewritten = LANGUAGES.filter(
    (language) => reason[language] !== '' && reason[language] !== before?.reason[language],
  );
  return {
    figures: { ...kept.figures, ...own(differing.filter((name) => changed.includes(name))) },
    reason: { ...kept.reason, ...own(rewritten) },
  };
}
