import type { Remote } from '../../../../data/remote';
import type { Cents } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { Member } from '../../tab/use-member';

/** The amount above which approvals need two people; undefined if all of them do. */
export type AmountRemote = Remote<Cents | undefined>;

/**
 * The effect of a member's approval: it decides, proposes, does `either` while the amount is
 * unknown, confirms a proposal, or is closed to the proposer (`own`) and to members who may not
 * confirm (`role`).
 */
export type Approval = 'decides' | 'proposes' | 'either' | 'confirms' | 'own' | 'role';

/** The effect of this member's approval of a request. */
export function approvalOf(
  { proposal, value }: LoanRequest,
  { uid, mayReview }: Member,
  amount: AmountRemote,
): Approval {
  if (proposal?.waiting) {
    if (proposal.author === uid) return 'own';
    return mayReview ? 'confirms' : 'role';
  }
  if (amount.status !== 'ready') return 'either';
  return value === undefined || amount.data === undefined || value > amount.data
    ? 'proposes'
    : 'decides';
}
