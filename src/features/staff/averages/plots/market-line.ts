import type { MarketGame, MarketValueChange } from '../../../../domain/market/market-value';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** The moment 30 days before `now`. */
export function thirtyDaysBefore(now: Date): Date {
  return new Date(now.getTime() - DAYS * DAY_MS);
}

/**
 * A game's market value over the last 30 days as points of milliseconds and whole dollars: the value
 * 30 days ago if there was one, each change, and the value now. Empty for a game without a value.
 */
export function marketLine(
  game: Pick<MarketGame, 'values'> | undefined,
  changes: readonly MarketValueChange[],
  now: Date,
): { readonly x: number; readonly y: number }[] {
  const current = game?.values.at(-1);
  if (current === undefined) return [];
  const start = thirtyDaysBefore(now).getTime();
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
