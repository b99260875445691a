import { dayStart } from '../../../../domain/day';
import type { Cents } from '../../../../domain/money';
import { lastDays } from '../../../../domain/summary/days';
import { meanValue, type RequestSummary } from '../../../../domain/summary/request-summary';
import { DAY_MS } from '../../../../domain/time';

const DAYS = 30;

/** What came in on a day; `mean` is undefined if nothing had a value. */
export interface RecentDay {
  /** Noon of that day in Santo Domingo: its name, and the place of its point on the time axis. */
  readonly noon: Date;
  readonly count: number;
  readonly mean: Cents | undefined;
}

/** The time axis of both plots, in milliseconds: from the first of the 30 days to the end of today. */
export function timeAxis(now: Date): readonly [number, number] {
  const start = dayStart(lastDays(DAYS, now.getTime())[0] ?? '');
  return [start, start + DAYS * DAY_MS];
}

/** The last 30 days, oldest first, those without requests included. */
export function recentDays({ days }: RequestSummary, now: Date): RecentDay[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return lastDays(DAYS, now.getTime()).map((key) => {
    const found = known.get(key);
    return {
      noon: new Date(dayStart(key) + DAY_MS / 2),
      count: found?.count ?? 0,
      mean: found && meanValue(found),
    };
  });
}
