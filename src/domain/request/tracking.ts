import type { Need } from './questions';
import type { DeclineReason } from './reasons';
import type { CreditStatus } from './states';

/**
 * What anybody who has its code may see of a request, `seguimiento/{code}`: where it stands, and
 * nothing of the person or the value (product decision "Tracker").
 */
export interface Tracking {
  readonly code: string;
  readonly gameId: string;
  readonly status: CreditStatus;
  readonly receivedAt: Date;
  /** The moment by which the bank answers. */
  readonly deadline: Date;
  /** When the request last changed. */
  readonly updatedAt: Date;
  /** Why it was declined; undefined otherwise, and for a decision from before reasons. */
  readonly reason: DeclineReason | undefined;
  /** What the bank waits for; undefined while it waits for nothing. */
  readonly need: Need | undefined;
}
