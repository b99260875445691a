import { deadline, type LoanRequest, reference } from '../../domain/request/loan-request';
import { referenceOf } from '../../domain/request/request-code';
import type { CreditStatus } from '../../domain/request/states';
import type { Tracking } from '../../domain/request/tracking';

/** Where a request stands, whether it is one's own or followed by its code. */
export interface FollowedRequest {
  /** Undefined for a request from before requests had codes. */
  readonly code: string | undefined;
  readonly reference: string;
  readonly gameId: string;
  readonly status: CreditStatus;
  readonly receivedAt: Date;
  readonly deadline: Date;
  readonly decidedAt: Date | undefined;
}

/** Where one's own request stands. */
export function followOwn(request: LoanRequest): FollowedRequest {
  const { code, gameId, status, receivedAt, decision } = request;
  return {
    code,
    reference: reference(request),
    gameId,
    status,
    receivedAt,
    deadline: deadline(receivedAt),
    decidedAt: decision?.decidedAt,
  };
}

/** Where the request of a code stands. */
export function followTracking(tracking: Tracking): FollowedRequest {
  const { code, gameId, status, receivedAt, updatedAt } = tracking;
  return {
    code,
    reference: referenceOf(code),
    gameId,
    status,
    receivedAt,
    deadline: tracking.deadline,
    decidedAt: status === 'pending' ? undefined : updatedAt,
  };
}
