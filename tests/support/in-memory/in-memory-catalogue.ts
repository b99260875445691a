import { BackendError } from '../../../src/data/errors';
import type { Text } from '../../../src/domain/language';
import type { GameFacts } from '../../../src/domain/market/catalogue';
import {
  isMarketValue,
  type MarketGame,
  type MarketValueChange,
} from '../../../src/domain/market/market-value';
import type { StaffRole } from '../../../src/domain/session';
import { readChange, readGame } from '../../../src/records/game';
import { changeRecord, editRecord } from '../../../src/records/game-edits';
import { at } from '../../../tools/samples/documents';
import { collectionOf } from '../acts/map-database';
import { change } from '../acts/stage';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps the catalogue, for a member with these roles. */
export function createInMemoryCatalogue(
  { documents }: InMemoryDocuments,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
) {
  const games = () =>
    collectionOf(documents, 'games').map(({ id, fields }) => readGame(id, fields));
  const gameOf = (gameId: string) => games().find(({ id }) => id === gameId);

  return {
    games,
    changes: (gameId: string): MarketValueChange[] =>
      collectionOf(documents, `games/${gameId}/cambios`)
        .map(({ id, fields }) => readChange(id, fields))
        .sort((a, b) => b.index - a.index),
    append(gameId: string, seen: readonly number[], value: number, reason: Text | undefined) {
      const game = gameOf(gameId);
      if (!game || String(game.values) !== String(seen)) throw new BackendError('conflict');
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
