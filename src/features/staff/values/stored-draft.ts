import { EMPTY_DRAFT, type ValueDraft } from './value-draft';

const PREFIX = 'levelup.staff.value.';

/** Whose draft it is, and for which game. */
export interface DraftOwner {
  readonly uid: string;
  readonly gameId: string;
}

const nameOf = ({ uid, gameId }: DraftOwner) => `${PREFIX}${uid}.${gameId}`;

/** Drafts that the browser does not store, because its storage is blocked or full. */
const unstored = new Map<string, string>();

function write(name: string, draft: string): void {
  try {
    sessionStorage.setItem(name, draft);
  } catch {
    unstored.set(name, draft);
  }
}

function remove(names: (name: string) => boolean): void {
  for (const name of unstored.keys()) if (names(name)) unstored.delete(name);
  try {
    for (const name of Object.keys(sessionStorage))
      if (names(name)) sessionStorage.removeItem(name);
  } catch {
    // Blocked: nothing was stored.
  }
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? unstored.get(name) ?? 'null';
  } catch {
    return unstored.get(name) ?? 'null';
  }
}

/**
 * Keeps what a member of staff typed for a game as long as the browser's tab lives: opening another
 * tab of the staff area, loading the page again or a session that ends loses nothing. A value and a
 * reason to publish are not personal.
 */
export function storeDraft(owner: DraftOwner, draft: ValueDraft): void {
  const name = nameOf(owner);
  if (draft === EMPTY_DRAFT) remove((other) => other === name);
  else write(name, JSON.stringify(draft));
}

/** What this member typed for a game, an empty draft where nothing usable was kept. */
export function storedDraft(owner: DraftOwner): ValueDraft {
  try {
    const kept: unknown = JSON.parse(read(nameOf(owner)));
    return isDraft(kept) ? { value: kept.value, reason: kept.reason } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Forgets every draft, as signing out does. */
export function forgetDrafts(): void {
  remove((name) => name.startsWith(PREFIX));
}

function isDraft(kept: unknown): kept is ValueDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { value, reason } = kept as Partial<ValueDraft>;
  return (
    typeof value === 'string' && typeof reason?.es === 'string' && typeof reason.en === 'string'
  );
}
