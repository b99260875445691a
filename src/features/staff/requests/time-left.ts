import { deadline, type LoanRequest, VERIFICATION_HOURS } from '../../../domain/loan-request';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SOON_HOURS = 12;

/** How much of the 72 hours is left. */
export interface TimeLeft {
  /** Whole hours and minutes left, or since the deadline where it is over. */
  readonly hours: number;
  readonly minutes: number;
  readonly late: boolean;
  /** Less than 12 hours left, or late. */
  readonly hot: boolean;
  /** Part of the 72 hours that is gone, 0 to 1. */
  readonly gone: number;
}

/** The time left for a request at a moment. */
export function timeLeft({ receivedAt }: Pick<LoanRequest, 'receivedAt'>, now: Date): TimeLeft {
  const left = deadline(receivedAt).getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  const gone = 1 - left / (VERIFICATION_HOURS * HOUR_MS);
  return {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    late: left <= 0,
    hot: left < SOON_HOURS * HOUR_MS,
    gone: Math.min(1, Math.max(0, gone)),
  };
}
