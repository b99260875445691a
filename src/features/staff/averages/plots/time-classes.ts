import { VERIFICATION_HOURS } from '../../../../domain/request/loan-request';
import type { RequestSummary } from '../../../../domain/summary/request-summary';

/** Decisions that took from `from` hours until `to` hours; the last class has no end. */
export interface TimeClass {
  readonly from: number;
  readonly to: number | undefined;
  readonly count: number;
}

/** Where classes end, in hours. */
const ENDS = [6, 12, 24, 48, VERIFICATION_HOURS];

/** How many decisions took how long. A decision after exactly 72 hours never counts as late. */
export function timeClasses({ minutes, onTime }: RequestSummary): TimeClass[] {
  const timed = minutes.reduce((sum, { count }) => sum + count, 0);
  const before = (hours: number) =>
    hours === VERIFICATION_HOURS
      ? onTime
      : minutes.reduce((sum, { from, count }) => sum + (from < hours * 60 ? count : 0), 0);
  const limits = [0, ...ENDS];
  return limits.map((from, place) => {
    const to = ENDS[place];
    return {
      from,
      to,
      count: (to === undefined ? timed : before(to)) - (from === 0 ? 0 : before(from)),
    };
  });
}
