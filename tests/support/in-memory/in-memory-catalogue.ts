import { BackendError } from '../../../src/data/errors';
import { checkLine, normalizeText, normalizeWords } from '../../../src/domain/fields/fields';
import type { Text } from '../../../src/domain/language';
import {
  type GameFacts,
  isImageAddress,
  isSitePath,
  MAX_GAME_NAME,
} from '../../../src/domain/market/catalogue';
import {
  currentValue,
  isMarketValue,
  MAX_VALUE_REASON,
  type MarketGame,
  type MarketValueChange,
} from '../../../src/domain/market/market-value';
import type { ImportState, ValueImport } from '../../../src/domain/market/value-import';
import type { StaffRole } from '../../../src/domain/session';
/** Games with their market values, their changes, and imports. */
export interface StoredCatalogue {
  readonly games?: readonly MarketGame[];
  readonly changes?: Readonly<Record<string, readonly MarketValueChange[]>>;
  /** Whether nobody looks at imports, so that they wait. */
  readonly importsWait?: boolean;
}

/** The part of a staff backend in memory that keeps the catalogue, for a member with these roles. */
export function createInMemoryCatalogue(
  contents: StoredCatalogue,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
) {
  let games = [...(contents.games ?? [])];
  const changes = new Map(Object.entries(contents.changes ?? {}));
  const imports = new Map<string, ValueImport>();
  const results = new Map<string, ImportState>();
  let isWaiting = contents.importsWait ?? false;

  const gameOf = (gameId: string) => games.find(({ id }) => id === gameId);

  function demand(isAllowed: boolean) {
    if (!isAllowed) throw new BackendError('denied');
  }

  function replace(gameId: string, changed: Partial<MarketGame>) {
    games = games.map((game) => (game.id === gameId ? { ...game, ...changed } : game));
  }

  function append(game: MarketGame, value: number, reason: Text | undefined) {
    const entry: MarketValueChange = {
      index: game.values.length,
      value,
      previous: currentValue(game.values),
      reason: reason && normalizeWords(reason),
      author,
      changedAt: new Date(),
    };
    changes.set(game.id, [entry, ...(changes.get(game.id) ?? [])]);
    replace(game.id, { values: [...game.values, value], lastChange: entry });
  }

  /** Applies an import, or tells which games are no longer as it says. */
  function look({ values, reason }: ValueImport): ImportState {
    const gameIds = values
      .filter(({ gameId, previous, value }) => {
        const game = gameOf(gameId);
        return !game || currentValue(game.values) !== previous || !isMarketValue(value);
      })
      .map(({ gameId }) => gameId);
    if (gameIds.length > 0) return { status: 'conflict', gameIds };
    for (const { gameId, value } of values) {
      const game = gameOf(gameId);
      if (game) append(game, value, reason);
    }
    return { status: 'applied' };
  }

  return {
    games: () => [...games],
    changes: (gameId: string) => [...(changes.get(gameId) ?? [])],
    setValues: (gameId: string, values: readonly number[]) =>
      replace(gameId, { values, lastChange: undefined }),
    edit(seen: MarketGame, facts: GameFacts): MarketGame {
      const game = gameOf(seen.id);
      if (!game || game.edits !== seen.edits) throw new BackendError('conflict');
      demand(roles.includes('admin'));
      demand(checkLine(facts.name, MAX_GAME_NAME) === undefined);
      demand(isImageAddress(facts.image.trim()) && isSitePath(facts.path.trim()));
      const edited = {
        ...game,
        name: normalizeText(facts.name),
        image: facts.image.trim(),
        path: facts.path.trim(),
        edits: (seen.edits ?? 0) + 1,
      };
      replace(seen.id, edited);
      return edited;
    },
    append(gameId: string, seen: readonly number[], value: number, reason: Text | undefined) {
      const game = gameOf(gameId);
      if (!game || String(game.values) !== String(seen)) throw new BackendError('conflict');
      demand(roles.includes('reviewer') && isMarketValue(value));
      append(game, value, reason);
    },
    ask(asked: ValueImport): string {
      demand(roles.includes('admin') && asked.values.length > 0);
      for (const line of Object.values(asked.reason))
        demand(checkLine(line, MAX_VALUE_REASON) === undefined);
      const id = `import${imports.size}`;
      imports.set(id, asked);
      return id;
    },
    importState(id: string): ImportState {
      const asked = imports.get(id);
      if (!asked) throw new BackendError('unknown');
      if (isWaiting) return { status: 'asked' };
      const state = results.get(id) ?? look(asked);
      results.set(id, state);
      return state;
    },
    lookAtImports() {
      isWaiting = false;
    },
  };
}
