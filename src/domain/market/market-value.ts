import type { Text } from '../language';

/** The current value of a game against the one before it. */
export type Trend = 'up' | 'down' | 'equal';

/** Bounds of a market value in whole dollars (specification, section 9). */
export const MIN_MARKET_VALUE = 10;
export const MAX_MARKET_VALUE = 10_000;

/** How many values a game keeps at most. */
export const MAX_MARKET_VALUES = 500;

/** How many games a list reads, and an import changes, at most. */
export const MAX_GAMES = 50;

/** The longest reason for a value, in characters. */
export const MAX_VALUE_REASON = 140;

/** A change above this part of the value before asks for confirmation. */
const LARGE_CHANGE = 0.5;

/** A game of the catalogue and its market values in whole dollars, oldest first. */
export interface MarketGame {
  readonly id: string;
  /** Empty for the calculator's own name. */
  readonly name: string;
  readonly values: readonly number[];
  /** Remote image that replaces the emblem; empty if there is none. */
  readonly image: string;
  /** Path that its card leads to; empty for the calculator's own. */
  readonly path: string;
  /** How often staff edited name, image and path; absent for never. */
  readonly edits?: number | undefined;
  /** The change that made the current value; absent if staff never changed it. */
  readonly lastChange?: MarketValueChange | undefined;
}

/** The stored games; a record that cannot be read affects no other. */
export interface MarketGames {
  readonly games: readonly MarketGame[];
  /** Ids of the records that cannot be read. */
  readonly unreadable: readonly string[];
}

/** One change of a market value (`games/{gameid}/cambios/{n}`). */
export interface MarketValueChange {
  /** Place of the new value in the game's list, from 0. */
  readonly index: number;
  readonly value: number;
  /** Undefined for the first value of a game. */
  readonly previous: number | undefined;
  readonly reason: Text | undefined;
  /** The uid of the staff member. */
  readonly author: string;
  readonly changedAt: Date;
}

/** The current value, or undefined if a game has none yet. */
export function currentValue(values: readonly number[]): number | undefined {
  return values.at(-1);
}

/** The last value compared with the one before it; a single value counts as equal. */
export function trend(values: readonly number[]): Trend {
  const current = values.at(-1);
  const previous = values.at(-2);
  if (current === undefined || previous === undefined || current === previous) return 'equal';
  return current > previous ? 'up' : 'down';
}

/** The last value less the one before it, in whole dollars. */
export function difference(values: readonly number[]): number {
  return (values.at(-1) ?? 0) - (values.at(-2) ?? values.at(-1) ?? 0);
}

/** Whether a new value differs so much from the current one that staff must confirm it. */
export function isLargeChange(current: number, next: number): boolean {
  return Math.abs(next - current) > current * LARGE_CHANGE;
}

/** Whether a number may become a market value: whole dollars, 10 to 10,000. */
export function isMarketValue(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_MARKET_VALUE && value <= MAX_MARKET_VALUE;
}
