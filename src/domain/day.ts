import { HOUR_MS, UTC_HOURS_AHEAD } from './time';

const BEHIND_MS = UTC_HOURS_AHEAD * HOUR_MS;

/** The moment whose UTC fields show what a clock in Santo Domingo shows at this one. */
export function bankClock(moment: Date | number): Date {
  return new Date(Number(moment) - BEHIND_MS);
}

/** The day of a moment in Santo Domingo, as `2026-11-23`. */
export function dayKey(moment: Date | number): string {
  return bankClock(moment).toISOString().slice(0, 10);
}

/** When a day begins in Santo Domingo, in milliseconds since 1970; NaN for no day. */
export function dayStart(key: string): number {
  return Date.parse(`${key}T00:00:00Z`) + BEHIND_MS;
}

/** Whether two moments fall on one day in Santo Domingo. */
export function isSameDay(one: Date, other: Date): boolean {
  return dayKey(one) === dayKey(other);
}
