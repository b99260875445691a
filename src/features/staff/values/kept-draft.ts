import { EMPTY_DRAFT, type ValueDraft } from './value-draft';

const key = (gameId: string) => `levelup.staff.value.${gameId}`;

/**
 * Keeps what was typed for a game for as long as the tab lives: opening another tab of the staff
 * area or loading the page again loses nothing. A value and a reason to publish are not personal.
 */
export function keepDraft(gameId: string, draft: ValueDraft): void {
  try {
    if (draft === EMPTY_DRAFT) sessionStorage.removeItem(key(gameId));
    else sessionStorage.setItem(key(gameId), JSON.stringify(draft));
  } catch {
    // Blocked or full storage: the draft lasts as long as the screen.
  }
}

/** What was typed for a game, an empty draft where nothing usable was kept. */
export function keptDraft(gameId: string): ValueDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(gameId)) ?? 'null');
    return isDraft(kept) ? kept : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

function isDraft(kept: unknown): kept is ValueDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { value, reason } = kept as Partial<ValueDraft>;
  return (
    typeof value === 'string' && typeof reason?.es === 'string' && typeof reason.en === 'string'
  );
}
