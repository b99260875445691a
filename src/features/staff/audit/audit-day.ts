import { dayKey, dayStart } from '../../../domain/day';

/** Whether a day as a date field gives it can have entries: it exists, and has begun. */
export function isAuditDay(text: string, now: Date): boolean {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? dayStart(text) : Number.NaN;
  return start <= now.getTime() && dayKey(start) === text;
}
