import { dayKey } from '../day';
import { DAY_MS } from '../time';

/** How many days a summary keeps apart; older ones are in its totals only. */
const SUMMARY_DAYS = 400;

/** The oldest day that a summary still keeps at this moment. */
export function oldestDay(ms: number): string {
  return dayKey(ms - SUMMARY_DAYS * DAY_MS);
}

/** The last days up to this moment, oldest first. */
export function lastDays(count: number, ms: number): string[] {
  return Array.from({ length: count }, (_, place) => dayKey(ms - (count - 1 - place) * DAY_MS));
}
