import { deadlineOf, minutesOnAnswer, type Timed } from '../../../domain/request/bank-hours';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time';

/** A request stands out with less than the first number of hours left, and more with the second. */
const SOON = 24;
const CRITICAL = 4;

/** How urgent a request is; `critical`: less than 4 hours left, or late. */
export type Urgency = 'calm' | 'soon' | 'critical';

/** The time until a request's deadline, or from the visitor's answer on while the bank waits for it. */
export interface TimeLeft {
  /** Whole hours and minutes until the deadline, or since it has passed. */
  readonly hours: number;
  readonly minutes: number;
  readonly late: boolean;
  readonly urgency: Urgency;
  /** Elapsed share of the verification time, 0 to 1. */
  readonly elapsed: number;
}

function urgencyOf(left: number): Urgency {
  if (left < CRITICAL * HOUR_MS) return 'critical';
  return left < SOON * HOUR_MS ? 'soon' : 'calm';
}

/** The time left for an open request at the moment `now`. */
export function timeLeft(request: Timed, now: Date): TimeLeft {
  const due = deadlineOf(request);
  const left = due ? due.getTime() - now.getTime() : (minutesOnAnswer(request) ?? 0) * MINUTE_MS;
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  const elapsed = 1 - left / (VERIFICATION_HOURS * HOUR_MS);
  return {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    late: due !== undefined && left <= 0,
    urgency: due ? urgencyOf(left) : 'calm',
    elapsed: Math.min(1, Math.max(0, elapsed)),
  };
}
