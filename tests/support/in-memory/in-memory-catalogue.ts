import { BackendError, errorCode } from '../../../src/data/errors';
import { askedOfImport } from '../../../src/domain/acts/catalogue';
import type { Text } from '../../../src/domain/language';
import type { GameFacts } from '../../../src/domain/market/catalogue';
import {
  isMarketValue,
  type MarketGame,
  type MarketValueChange,
} from '../../../src/domain/market/market-value';
import {
  type ImportOutcome,
  importConflict,
  type ValueImport,
} from '../../../src/domain/market/value-import';
import type { StaffRole } from '../../../src/domain/session';
import { readChange, readGame } from '../../../src/records/market/game';
import { changeRecord, editRecord } from '../../../src/records/market/game-edits';
import { at } from '../../../tools/samples/documents';
import { collectionOf } from '../acts/map-database';
import { change } from '../acts/stage';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps the catalogue, for a member with these roles. */
export function createInMemoryCatalogue(
  { documents, say }: InMemoryDocuments,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
) {
  let imports = 0;
  const games = () =>
    collectionOf(documents, 'games').map(({ id, fields }) => readGame(id, fields));
  const gameOf = (gameId: string) => games().find(({ id }) => id === gameId);

  return {
    games,
    changes: (gameId: string): MarketValueChange[] =>
      collectionOf(documents, `games/${gameId}/cambios`)
        .map(({ id, fields }) => readChange(id, fields))
        .sort((a, b) => b.index - a.index),
    async edit(seen: MarketGame, facts: GameFacts): Promise<MarketGame> {
      const { id, edits = 0 } = seen;
      const { name, image, path } = facts;
      const trimmed = { name, image: image.trim(), path: path.trim() };
      await say('editGame', { game: id, edits, facts: trimmed });
      return gameOf(id) ?? seen;
    },
    append(gameId: string, seen: readonly number[], value: number, reason: Text | undefined) {
      const game = gameOf(gameId);
      if (!game || String(game.values) !== String(seen)) throw new BackendError('conflict');
      if (!roles.includes('reviewer') || !isMarketValue(value)) throw new BackendError('denied');
      const entry = changeRecord(value, seen.at(-1), reason, author, at(new Date()));
      documents.set(`games/${gameId}/cambios/${seen.length}`, entry);
      change(documents, `games/${gameId}`, { value: [...seen, value], ultimoCambio: entry });
    },
    async importValues(asked: ValueImport): Promise<ImportOutcome> {
      imports += 1;
      try {
        await say('importValues', askedOfImport(`import${imports}`, asked));
        return { status: 'applied' };
      } catch (error) {
        if (errorCode(error) !== 'conflict') throw error;
        return importConflict(asked, games());
      }
    },
    /** What colleagues did meanwhile. */
    setValues: (gameId: string, values: readonly number[]) =>
      change(documents, `games/${gameId}`, { value: values, ultimoCambio: undefined }),
    setFacts: ({ id, edits = 0 }: MarketGame, facts: GameFacts) =>
      change(documents, `games/${id}`, editRecord(facts, edits + 1)),
  };
}
