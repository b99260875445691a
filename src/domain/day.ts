import { DAY_MS, HOUR_MS, UTC_HOURS_AHEAD } from './time';

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

/** The first moment of a moment's day in Santo Domingo. */
const firstMoment = (moment: Date | number) => dayStart(dayKey(moment));

/**
 * The last moment of the day in Santo Domingo that is so many days after a moment's: a day that is
 * named as the last one counts whole.
 */
export function lastMoment(moment: Date, days: number): Date {
  return new Date(firstMoment(moment) + (days + 1) * DAY_MS - 1);
}

/** Over the midnights of Santo Domingo that lie between two moments; negative if `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return (firstMoment(to) - firstMoment(from)) / DAY_MS;
}

/** The moments of which the last day, so many days later, was over at `now` are those before this one. */
export function overBefore(now: Date, days: number): Date {
  return new Date(firstMoment(now) - days * DAY_MS);
}

/** Whether two moments fall on one day in Santo Domingo. */
export function isSameDay(one: Date, other: Date): boolean {
  return dayKey(one) === dayKey(other);
}
