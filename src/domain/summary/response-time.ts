import { dayKey } from '../day';
import { DAY_MS } from '../time';
import { type Lateness, lateness } from './lateness';

/** How fast the bank answered in the last days (product decision "Open clock"). */
export type Pace = Lateness;

/** What everybody may know of the bank's response time, and when it was counted. */
export interface CountedResponseTime extends Pace {
  readonly countedAt: Date;
}

/** How many days count, today included. */
const PACE_DAYS = 30;

/** With fewer decisions, the figure would reveal too much about one person. */
const LEAST_DECISIONS = 30;

/** A count that is older than this no longer describes the last days. */
const FRESH_MS = DAY_MS;

/** The first of the days that count at this moment, in Santo Domingo, as `2026-11-23`. */
export function oldestResponseDay(ms: number): string {
  return dayKey(ms - (PACE_DAYS - 1) * DAY_MS);
}

/**
 * The response time of decisions, by the beginning of their hour in minutes (`minuteBucket`), and of so many
 * overdue requests. Undefined below 30 decisions.
 */
export function responseTimeOf(
  decisions: ReadonlyMap<number, number>,
  overdue: number,
): Pace | undefined {
  const answers = [...decisions].map(([from, count]) => ({ from, count }));
  const responseTime = lateness(answers, overdue);
  return responseTime.people - overdue < LEAST_DECISIONS ? undefined : responseTime;
}

/** Whether a response time still says something of the last days. */
export function isFresh({ countedAt }: CountedResponseTime, now: Date): boolean {
  return now.getTime() - countedAt.getTime() < FRESH_MS;
}
