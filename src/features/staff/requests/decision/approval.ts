import type { Remote } from '../../../../data/remote';
import type { Cents } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { CaseMember } from '../roles';

/** The amount above which approvals need two people; undefined where all of them do. */
export type AmountRemote = Remote<Cents | undefined>;

/**
 * What a member's approval does: it decides, proposes, does `either` while the amount is not known,
 * confirms a proposal, or is closed to the proposer (`own`) and to members who may not confirm
 * (`role`).
 */
export type Approval = 'decides' | 'proposes' | 'either' | 'confirms' | 'own' | 'role';

/** What this member's approval of a request does. */
export function approvalOf(
  { proposal, value }: LoanRequest,
  { uid, mayConfirm }: CaseMember,
  amount: AmountRemote,
): Approval {
  if (proposal?.waiting) {
    if (proposal.author === uid) return 'own';
    return mayConfirm ? 'confirms' : 'role';
  }
  if (amount.status !== 'ready') return 'either';
  return value === undefined || amount.data === undefined || value > amount.data
    ? 'proposes'
    : 'decides';
}
