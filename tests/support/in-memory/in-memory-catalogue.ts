import { BackendError } from '../../../src/data/errors';
import type { Text } from '../../../src/domain/language';
import type { GameFacts } from '../../../src/domain/market/catalogue';
import { isMarketValue, type MarketGame } from '../../../src/domain/market/market-value';
import type { StaffRole } from '../../../src/domain/session';
import { changeRecord, editRecord } from '../../../src/records/game-edits';
import { at } from '../../../tools/samples/documents';
import { change } from '../acts/stage';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps the catalogue, for a member with these roles. */
export function createInMemoryCatalogue(
  { documents }: InMemoryDocuments,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
) {
  return {
    append(gameId: string, seen: readonly number[], value: number, reason: Text | undefined) {
      const stored = documents.get(`games/${gameId}`);
      if (String(stored?.value) !== String(seen)) throw new BackendError('conflict');
      if (!roles.includes('reviewer') || !isMarketValue(value)) throw new BackendError('denied');
      const entry = changeRecord(value, seen.at(-1), reason, author, at(new Date()));
      documents.set(`games/${gameId}/cambios/${seen.length}`, entry);
      change(documents, `games/${gameId}`, { value: [...seen, value], ultimoCambio: entry });
    },
    /** What colleagues did meanwhile. */
    setValues: (gameId: string, values: readonly number[]) =>
      change(documents, `games/${gameId}`, { value: values, ultimoCambio: undefined }),
    setFacts: ({ id, edits = 0 }: MarketGame, facts: GameFacts) =>
      change(documents, `games/${id}`, editRecord(facts, edits + 1)),
  };
}
