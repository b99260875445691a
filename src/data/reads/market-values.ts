import type { MarketValueChange } from '../../domain/market/market-value';
import { readChange } from '../../records/game';
import { MAX_PAGE } from '../staff/lists';
import type { Reading } from '../store';

/** The changes of a game, newest first, at most 500. */
export async function listChanges(
  { store }: Reading,
  gameId: string,
): Promise<MarketValueChange[]> {
  const newest = { of: `games/${gameId}/cambios`, order: [['fecha', 'desc']] } as const;
  const found = await store.find(newest, { limit: MAX_PAGE });
  return found.map(({ id, data }) => readChange(id, data));
}
