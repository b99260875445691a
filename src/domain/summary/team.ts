import { dayKey, dayStart } from '../day';
import { DAY_MS } from '../time';

/** What a member of staff did with requests in one week. */
export interface MemberWeek {
  readonly uid: string;
  /** Requests taken, those taken over from others included. */
  readonly taken: number;
  readonly decided: number;
  /** Minutes from taking a request to deciding it; undefined without any. */
  readonly medianMinutes: number | undefined;
  /** Decisions of this member that were reversed. */
  readonly reversed: number;
  readonly questions: number;
}

/** The week of a moment (milliseconds since 1970), by its Monday in Santo Domingo: `2026-11-23`. */
export function weekKey(ms: number): string {
  const today = dayStart(dayKey(ms));
  const sinceMonday = (new Date(`${dayKey(ms)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayKey(today - sinceMonday * DAY_MS);
}

/** The last weeks up to this moment, newest first. */
export function lastWeeks(count: number, ms: number): string[] {
  const monday = dayStart(weekKey(ms));
  return Array.from({ length: count }, (_, place) => dayKey(monday - place * 7 * DAY_MS));
}
