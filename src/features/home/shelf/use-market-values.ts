import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../data/backend-provider';
import type { MarketGame } from '../../../domain/market/market-value';
import { games as list } from '../../../games/list';
import { whenUsedOrIdle } from '../../../ui/page/when-used-or-idle';

/** `reference`: the default list, until Firestore answers; `failed`: it did not. */
export type Freshness = 'reference' | 'current' | 'failed';

/** The games as home shows them. */
export interface MarketValues {
  readonly games: ReadonlyMap<string, MarketGame>;
  /** The games whose record cannot be read: their values are the default ones. */
  readonly unreadable: ReadonlySet<string>;
  readonly freshness: Freshness;
  readonly reload: () => void;
}

const defaults: ReadonlyMap<string, MarketGame> = new Map(
  list.flatMap(({ id, name, catalogue }) =>
    catalogue ? [[id, { id, name, values: catalogue.values, image: '', path: '' }]] : [],
  ),
);

/**
 * The market values: first the default list, then the bank's once the page is interactive and again
 * whenever the page becomes visible. A failure keeps the shown values. Updates are transitions, so
 * that they never delay an interaction.
 */
export function useMarketValues(): MarketValues {
  const loadBackend = useBackend();
  const [games, setGames] = useState(defaults);
  const [unreadable, setUnreadable] = useState<MarketValues['unreadable']>(new Set());
  const [freshness, setFreshness] = useState<Freshness>('reference');
  const newest = useRef(0);

  const reload = useCallback(async () => {
    newest.current += 1;
    const attempt = newest.current;
    const isNewest = () => newest.current === attempt;
    try {
      const backend = await loadBackend();
      const { games: read, unreadable: unreadableIds } = await backend.listGames();
      if (!isNewest()) return;
      startTransition(() => {
        setGames(new Map([...defaults, ...read.map((game) => [game.id, game] as const)]));
        setUnreadable(new Set(unreadableIds));
        setFreshness(read.length === 0 ? 'reference' : 'current');
      });
    } catch {
      if (isNewest()) setFreshness((shown) => (shown === 'current' ? shown : 'failed'));
    }
  }, [loadBackend]);

  useEffect(() => {
    const cancel = whenUsedOrIdle(() => void reload());
    const onVisible = () => {
      if (document.visibilityState === 'visible' && newest.current > 0) void reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', onVisible);
      // An answer that arrives after this is dropped.
      newest.current += 1;
    };
  }, [reload]);

  return { games, unreadable, freshness, reload: () => void reload() };
}
