import type { MarketGame, MarketValueChange } from '../../../../domain/market/market-value';
import { timeAxis } from './recent-days';

/**
 * A game's market value over the last 30 days as points of milliseconds and whole dollars: the value
 * at its beginning if there was one, each change, and the value now. Empty for a game without a value.
 */
export function marketLine(
  game: Pick<MarketGame, 'values'> | undefined,
  changes: readonly MarketValueChange[],
  now: Date,
): { readonly x: number; readonly y: number }[] {
  const current = game?.values.at(-1);
  if (current === undefined) return [];
  const [start] = timeAxis(now);
  const recent = changes
    .filter(({ changedAt }) => changedAt.getTime() > start)
    .sort((a, b) => a.index - b.index);
  const first = recent[0];
  const atStart = first ? first.previous : current;
  return [
    ...(atStart === undefined ? [] : [{ x: start, y: atStart }]),
    ...recent.map(({ changedAt, value }) => ({ x: changedAt.getTime(), y: value })),
    { x: now.getTime(), y: current },
  ];
}
