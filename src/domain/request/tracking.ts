import type { BankHours } from './bank-hours';
import type { BankOutcome } from './bank-outcome';
import type { Need } from './questions';
import type { ToldReason } from './reasons';
import type { CreditStatus } from './states';
import type { UndoneDecision } from './undo';

/**
 * The public part of a request, for anybody who has its code, `seguimiento/{code}`: its state, and
 * nothing of the person or the value (product decision "Tracker").
 */
export interface Tracking extends BankHours {
  readonly code: string;
  readonly gameId: string;
  readonly status: CreditStatus;
  readonly receivedAt: Date;
  /** The decision that was undone last; undefined if none was. */
  readonly undone: UndoneDecision | undefined;
  /** What the bank's core system told of the approval; undefined until then. */
  readonly atBank?: BankOutcome;
  /** Whether a payment has to be cleared up before anything is erased. */
  readonly hasLoosePayment?: true;
  /** The last moment at which its approval holds, or held until it lapsed. */
  readonly until?: Date;
  /** When the request last changed. */
  readonly updatedAt: Date;
  /** When the bank erases it, or may once it is a loan; it is dated a moment after it is closed. */
  readonly expiresAt?: Date;
  /** The reason of a decline; undefined otherwise, and for a decision from before reasons. */
  readonly reason: ToldReason | undefined;
  /** The need of the open question; undefined if there is none. */
  readonly need: Need | undefined;
}
