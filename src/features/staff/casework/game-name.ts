import { findCalculator } from '../../../games';

/** The name of a request's game; its id if the product no longer has the game. */
export function gameName(gameId: string): string {
  return findCalculator(gameId)?.name ?? gameId;
}
