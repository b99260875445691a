import { forget, keep, kept } from '../../tab/typed-texts';
import type { DraftValues } from './draft-values';

/** A member's unsaved typing. Rates and public reasons are not personal. */
export interface KeptChanges {
  /** The state of the rates that the member began with: see `stateOf`. */
  readonly state: string;
  readonly changes: DraftValues;
}

/** Whose changes, and of which game. */
export interface ChangesOwner {
  readonly uid: string;
  readonly gameId: string;
}

const nameOf = ({ uid, gameId }: ChangesOwner) => `rates.${uid}.${gameId}`;

/** Keeps the changes as long as the browser's tab lives; none forgets them. */
export function keepChanges(owner: ChangesOwner, typed: KeptChanges): void {
  if (Object.keys(typed.changes).length === 0) forget(nameOf(owner));
  else keep(nameOf(owner), typed);
}

/** The changes that were kept, undefined if nothing usable was. */
export function keptChanges(owner: ChangesOwner): KeptChanges | undefined {
  const found = kept(nameOf(owner));
  if (typeof found !== 'object' || found === null) return undefined;
  const { state, changes } = found as Partial<KeptChanges>;
  if (typeof state !== 'string' || typeof changes !== 'object' || changes === null)
    return undefined;
  const texts = Object.entries(changes).filter(([, text]) => typeof text === 'string');
  return { state, changes: Object.fromEntries(texts) };
}
