import { useEffect, useRef, useState } from 'react';
import { bankNow } from '../../browser/bank-clock';
import { loadSeenRates, saveSeenRates } from '../../browser/seen-rates';
import type { Backend } from '../../data/backend';
import { useBackend } from '../../data/backend-provider';
import type { Calculator } from '../../domain/calculator';
import { withRates } from '../../domain/rates/rates';
import { findGame, loadCalculator } from '../../games/list';

/** The calculator of a game with the rates that this device saw last. */
export interface ReadyGame {
  readonly status: 'ready';
  readonly calculator: Calculator;
  /** Undefined while the rates are those that the page came with. */
  readonly seenAt: Date | undefined;
  /** Whether the bank's rates could not be read just now. */
  readonly unread: boolean;
}

/** A game as today's values need it; `gone`: it has no calculator. */
export type TodaysGame = ReadyGame | { readonly status: 'loading' | 'gone' | 'failed' };

/** Today's games by id, and how to try again. */
export interface TodaysGames {
  readonly gameOf: (gameId: string) => TodaysGame;
  /** Retries everything that could not be loaded or read. */
  readonly retry: () => void;
}

const LOADING: TodaysGame = { status: 'loading' };

async function loadGame(id: string): Promise<{ builtIn?: Calculator; game: TodaysGame }> {
  const game = findGame(id);
  if (!game) return { game: { status: 'gone' } };
  try {
    const builtIn = await loadCalculator(game);
    const seen = loadSeenRates(builtIn);
    const calculator = seen ? withRates(builtIn, seen.rates) : builtIn;
    return { builtIn, game: { status: 'ready', calculator, seenAt: seen?.seenAt, unread: false } };
  } catch {
    return { game: { status: 'failed' } };
  }
}

async function readRates(
  builtIn: Calculator,
  known: TodaysGame,
  loadBackend: () => Promise<Backend>,
): Promise<TodaysGame> {
  try {
    const backend = await loadBackend();
    const rates = await backend.ratesInForce(builtIn);
    const seenAt = bankNow();
    saveSeenRates(builtIn, { rates, seenAt });
    return { status: 'ready', calculator: withRates(builtIn, rates), seenAt, unread: false };
  } catch {
    return known.status === 'ready' ? { ...known, unread: true } : known;
  }
}

/**
 * The games of kept accounts with today's rates: first those last seen on this device, then those in
 * force. Each game costs one read.
 */
export function useTodaysGames(gameIds: readonly string[]): TodaysGames {
  const loadBackend = useBackend();
  const [games, setGames] = useState<ReadonlyMap<string, TodaysGame>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<string>());
  const ids = [...new Set(gameIds)].sort().join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    const missing = ids.split(' ').filter((id) => id && !asked.current.has(id));
    for (const id of missing) asked.current.add(id);

    async function load() {
      const loaded = await Promise.all(
        missing.map(async (id) => ({ id, ...(await loadGame(id)) })),
      );
      // All at once, so that they move the page once.
      setGames((now) => new Map([...now, ...loaded.map(({ id, game }) => [id, game] as const)]));
      for (const { id, builtIn, game } of loaded) {
        if (!builtIn) continue;
        const read = await readRates(builtIn, game, loadBackend);
        setGames((now) => new Map(now).set(id, read));
      }
    }
    if (missing.length > 0) void load();
  }, [ids, loadBackend, attempt]);

  return {
    gameOf: (gameId) => games.get(gameId) ?? LOADING,
    retry: () => {
      for (const [id, game] of games) {
        if (game.status === 'failed' || (game.status === 'ready' && game.unread))
          asked.current.delete(id);
      }
      setAttempt((count) => count + 1);
    },
  };
}
