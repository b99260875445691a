import { dayKey } from '../day';
import { DAY_MS } from '../time';

/** How fast the bank answered in the last days (product decision "Open clock"). */
export interface Pace {
  /** How many requests count: the decided ones, and open ones whose 72 hours are over. */
  readonly people: number;
  /** Nine of ten had an answer within this many hours; undefined if more than one of ten waits. */
  readonly hours: number | undefined;
}

/** What everybody may know of the bank's pace, and when it was counted. */
export interface CountedPace extends Pace {
  readonly countedAt: Date;
}

/** How many days count, today included. */
const PACE_DAYS = 30;

/** With fewer decisions, the figure would reveal too much about one person. */
const LEAST_DECISIONS = 30;

/** A count that is older than this no longer describes the last days. */
const FRESH_MS = DAY_MS;

/** The first of the days that count at this moment, in Santo Domingo, as `2026-11-23`. */
export function oldestPaceDay(ms: number): string {
  return dayKey(ms - (PACE_DAYS - 1) * DAY_MS);
}

/**
 * The pace of decisions, by the beginning of their hour in minutes (`minuteBucket`), and of so many
 * overdue requests, which count as slower than any decision. Whole hours, never rounded down.
 * Undefined below 30 decisions.
 */
export function paceOf(decisions: ReadonlyMap<number, number>, overdue: number): Pace | undefined {
  const decided = [...decisions.values()].reduce((sum, count) => sum + count, 0);
  if (decided < LEAST_DECISIONS) return undefined;
  const people = decided + overdue;
  let answered = 0;
  const last = [...decisions]
    .sort(([one], [other]) => one - other)
    .find(([, count]) => {
      answered += count;
      return answered * 10 >= people * 9;
    });
  return { people, hours: last && last[0] / 60 + 1 };
}

/** Whether a pace still says something of the last days. */
export function isFresh({ countedAt }: CountedPace, now: Date): boolean {
  return now.getTime() - countedAt.getTime() < FRESH_MS;
}
