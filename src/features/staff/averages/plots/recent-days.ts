import { dayStart } from '../../../../domain/day';
import { lastDays } from '../../../../domain/summary/days';
import type { RequestSummary } from '../../../../domain/summary/request-summary';
import { DAY_MS } from '../../../../domain/time';

const DAYS = 30;

/** What came in on a day. */
export interface RecentDay {
  /** Noon of that day in Santo Domingo: its name. */
  readonly noon: Date;
  readonly count: number;
}

/** The time axis of both plots, in milliseconds: from the first of the 30 days to the end of today. */
export function timeAxis(now: Date): readonly [number, number] {
  const start = dayStart(lastDays(DAYS, now.getTime())[0] ?? '');
  return [start, start + DAYS * DAY_MS];
}

/** The last 30 days, oldest first, those without requests included. */
export function recentDays({ days }: RequestSummary, now: Date): RecentDay[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return lastDays(DAYS, now.getTime()).map((key) => ({
    noon: new Date(dayStart(key) + DAY_MS / 2),
    count: counts.get(key) ?? 0,
  }));
}
