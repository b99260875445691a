import { isEnded } from '../request/approval';
import { type BankOutcomeKind, isDisbursed } from '../request/bank-outcome';
import type { LoanRequest } from '../request/loan-request';
import { eventsOfRequest } from './core-event';
import type { CoreStatus } from './core-status';

/** Where an approval stands: in force, ended by itself (it lapsed or was given back), or undone. */
type Standing = 'in-force' | 'ended' | 'undone';

/** The approval that a status means; `unnamed`: it could be several; `unknown`: none of this request. */
function approvalMeant(
  request: LoanRequest,
  { event }: CoreStatus,
): { readonly standing: Standing; readonly event: string } | 'unnamed' | 'unknown' {
  const ids = eventsOfRequest(request)
    .filter(({ type, state }) => type === 'request.decided' && state === 'approved')
    .map(({ id }) => id);
  if (event === undefined && new Set(ids).size > 1) return 'unnamed';
  const meant = event ?? ids.at(-1);
  if (meant === undefined || !ids.includes(meant)) return 'unknown';
  const isLast = meant === ids.at(-1);
  if (isLast && request.status === 'approved') return { standing: 'in-force', event: meant };
  return { standing: isLast && isEnded(request) ? 'ended' : 'undone', event: meant };
}

/**
 * What a status does: `store` it; `revive`: approve again, paid, what had ended; `loose`: note a payment of
 * an approval that was undone, under its event; `keep` it in the log only; `already`: nothing, it stands
 * there. Or why it is refused.
 */
export type StatusEffect =
  | { readonly effect: 'store' | 'revive' | 'keep' | 'already' }
  | { readonly effect: 'loose'; readonly event: string }
  | { readonly refused: 'unnamed' | 'unknown' | 'settled' | 'not-paid' };

/** What a status does with the approval of this request that is in force. */
export function effectInForce(
  { atBank }: Pick<LoanRequest, 'atBank'>,
  status: BankOutcomeKind,
):
  | { readonly effect: 'store' | 'revive' | 'already' }
  | { readonly refused: 'settled' | 'not-paid' } {
  const isPaid = isDisbursed({ atBank });
  switch (status) {
    case 'repaid':
      if (!isPaid) return { refused: 'not-paid' };
      return { effect: atBank?.kind === 'repaid' ? 'already' : 'store' };
    case 'cancelled':
      if (isPaid) return { refused: 'settled' };
      return { effect: atBank ? 'already' : 'store' };
    case 'disbursed':
      if (isPaid) return { effect: 'already' };
      return { effect: atBank ? 'revive' : 'store' };
  }
}

/** What a status of the core system does with this request, by the approval that it means. */
export function effectOf(request: LoanRequest, told: CoreStatus): StatusEffect {
  const meant = approvalMeant(request, told);
  if (typeof meant === 'string') return { refused: meant };
  if (meant.standing === 'in-force') return effectInForce(request, told.status);
  if (told.status === 'repaid') return { refused: 'not-paid' };
  if (told.status === 'cancelled') return { effect: 'keep' };
  if (meant.standing === 'ended') return { effect: 'revive' };
  const { hasLoosePayment, loosePayment } = request;
  const isNoted = hasLoosePayment && loosePayment?.event === meant.event;
  return isNoted ? { effect: 'already' } : { effect: 'loose', event: meant.event };
}
