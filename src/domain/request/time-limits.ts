import { HOUR_MS } from '../time';

/** How long the bank takes at most, in hours (specification, section 9). */
export const VERIFICATION_HOURS = 72;

/** With less than this many hours left, a request is due soon. */
export const SOON_HOURS = 12;

/** The moment by which the bank answers: exactly 72 hours after the request came in. */
export function deadline(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + VERIFICATION_HOURS * HOUR_MS);
}
