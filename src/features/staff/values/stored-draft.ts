import { isText } from '../../../domain/language';
import { forget, keep, kept } from '../session/typed-texts';
import { EMPTY_DRAFT, type ValueDraft } from './value-draft';

/** Whose draft it is, and for which game. */
export interface DraftOwner {
  readonly uid: string;
  readonly gameId: string;
}

const nameOf = ({ uid, gameId }: DraftOwner) => `value.${uid}.${gameId}`;

/**
 * Keeps what a member of staff typed for a game as long as the browser's tab lives: opening another
 * tab of the staff area, loading the page again or a session that ends loses nothing. A value and a
 * reason to publish are not personal.
 */
export function storeDraft(owner: DraftOwner, draft: ValueDraft): void {
  const name = nameOf(owner);
  if (draft === EMPTY_DRAFT) forget(name);
  else keep(name, draft);
}

/** This member's typed values for a game, an empty draft if nothing usable was stored. */
export function storedDraft(owner: DraftOwner): ValueDraft {
  const draft = kept(nameOf(owner));
  return isDraft(draft) ? { value: draft.value, reason: draft.reason } : EMPTY_DRAFT;
}

function isDraft(draft: unknown): draft is ValueDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { value, reason } = draft as Partial<ValueDraft>;
  return typeof value === 'string' && isText(reason);
}
