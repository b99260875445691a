import { DAY_MS, HOUR_MS, UTC_HOURS_AHEAD } from '../time';

/** How many days a summary keeps apart; older ones are in its totals only. */
const SUMMARY_DAYS = 400;

const BEHIND_MS = UTC_HOURS_AHEAD * HOUR_MS;

/** The day of a moment (milliseconds since 1970) in Santo Domingo, as `2026-11-23`. */
export function dayKey(ms: number): string {
  return new Date(ms - BEHIND_MS).toISOString().slice(0, 10);
}

/** When a day begins in Santo Domingo, in milliseconds since 1970. */
export function dayStart(key: string): number {
  return Date.parse(`${key}T00:00:00Z`) + BEHIND_MS;
}

/** The oldest day that a summary still keeps at this moment. */
export function oldestDay(ms: number): string {
  return dayKey(ms - SUMMARY_DAYS * DAY_MS);
}

/** The last days up to this moment, oldest first. */
export function lastDays(count: number, ms: number): string[] {
  return Array.from({ length: count }, (_, place) => dayKey(ms - (count - 1 - place) * DAY_MS));
}
