import {
  deadline,
  type LoanRequest,
  SOON_HOURS,
  VERIFICATION_HOURS,
} from '../../../domain/request/loan-request';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time until a request's deadline. */
export interface TimeLeft {
  /** Whole hours and minutes until the deadline, or since it has passed. */
  readonly hours: number;
  readonly minutes: number;
  readonly late: boolean;
  /** Less than 12 hours left, or late. */
  readonly urgent: boolean;
  /** Elapsed share of the verification time, 0 to 1. */
  readonly elapsed: number;
}

/** The time left for a request at the moment `now`. */
export function timeLeft({ receivedAt }: Pick<LoanRequest, 'receivedAt'>, now: Date): TimeLeft {
  const left = deadline(receivedAt).getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  const elapsed = 1 - left / (VERIFICATION_HOURS * HOUR_MS);
  return {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    late: left <= 0,
    urgent: left < SOON_HOURS * HOUR_MS,
    elapsed: Math.min(1, Math.max(0, elapsed)),
  };
}
