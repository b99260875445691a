import type { GameFacts } from '../../../../domain/market/catalogue';
import { forget, keep, kept } from '../../session/typed-texts';
import type { DraftOwner } from '../stored-draft';

const nameOf = ({ uid, gameId }: DraftOwner) => `game.${uid}.${gameId}`;

/** Keeps what a member typed about a game; see `keep`. */
export function keepFacts(owner: DraftOwner, typed: GameFacts): void {
  keep(nameOf(owner), typed);
}

/** Forgets the typed facts of a game. */
export function forgetFacts(owner: DraftOwner): void {
  forget(nameOf(owner));
}

/** What this member typed about a game, undefined if nothing usable was kept. */
export function keptFacts(owner: DraftOwner): GameFacts | undefined {
  const { name, image, path } = (kept(nameOf(owner)) ?? {}) as Partial<GameFacts>;
  if (typeof name !== 'string' || typeof image !== 'string' || typeof path !== 'string')
    return undefined;
  return { name, image, path };
}
