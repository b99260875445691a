import { lastMoment } from '../day';
import { RESERVED, type ToldReason } from './reasons';
import { type CreditStatus, RECONSIDERED_STATES } from './states';

/** Within how many days after a decline its visitor may ask the bank to reconsider it, once. */
export const RECONSIDER_DAYS = 30;

/** The longest words with which a reconsideration is asked for, in characters. */
export const MAX_RECONSIDERATION = 280;

/**
 * What the visitor thinks is wrong: the reason of the decline, or that the bank overlooked something.
 */
export const RECONSIDERATION_POINTS = ['reason', 'overlooked'] as const;

/** What the visitor thinks is wrong with a decline. */
export type ReconsiderationPoint = (typeof RECONSIDERATION_POINTS)[number];

/** What may be wrong with a decline: nobody says that of a reason that they were not told. */
export const pointsOf = (reason: ToldReason | undefined): readonly ReconsiderationPoint[] =>
  RECONSIDERATION_POINTS.filter((point) => reason !== RESERVED || point === 'overlooked');

/** What the visitor says: what is wrong, and why in words. */
export interface ReconsiderationDraft {
  readonly point: ReconsiderationPoint;
  readonly words: string;
}

/** That a visitor asked the bank to reconsider a decline. */
export interface Reconsideration extends ReconsiderationDraft {
  readonly askedAt: Date;
}

/** The last moment at which a decline of this one may be reconsidered. */
export function reconsiderUntil(decidedAt: Date): Date {
  return lastMoment(decidedAt, RECONSIDER_DAYS);
}

/** Whether a visitor may ask now that a request is reconsidered: once, within the days after a decline. */
export function canReconsider(
  {
    status,
    decidedAt,
    isReconsidered,
  }: {
    readonly status: CreditStatus;
    readonly decidedAt: Date | undefined;
    /** Whether it was reconsidered before. */
    readonly isReconsidered: boolean;
  },
  now: Date,
): boolean {
  return (
    RECONSIDERED_STATES[status].length > 0 &&
    !isReconsidered &&
    decidedAt !== undefined &&
    now <= reconsiderUntil(decidedAt)
  );
}
