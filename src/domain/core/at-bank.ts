import { isEnded } from '../request/approval';
import { isDisbursed } from '../request/bank-outcome';
import type { LoanRequest } from '../request/loan-request';
import { eventsOfRequest } from './core-event';
import type { CoreStatus } from './core-status';

/** Where an approval stands: in force, ended by itself (it lapsed or was given back), or undone. */
type Standing = 'in-force' | 'ended' | 'undone';

/** The approval that a status means; `unnamed`: it could be several; `unknown`: none of this request. */
function approvalMeant(
  request: LoanRequest,
  { event }: CoreStatus,
): Standing | 'unnamed' | 'unknown' {
  const approvals = eventsOfRequest(request).filter(
    ({ type, state }) => type === 'request.decided' && state === 'approved',
  );
  const ids = [...new Set(approvals.map(({ id }) => id))];
  if (event === undefined && ids.length > 1) return 'unnamed';
  const place = event === undefined ? ids.length - 1 : ids.indexOf(event);
  if (place === -1) return 'unknown';
  const isLast = place === ids.length - 1;
  if (isLast && request.status === 'approved') return 'in-force';
  return isLast && isEnded(request) ? 'ended' : 'undone';
}

/**
 * What a status does: `store` it; `revive`: approve again, paid, what had ended; `keep` it in the log
 * only; `already`: nothing, it stands there. Or why it is refused.
 */
export type StatusEffect =
  | { readonly effect: 'store' | 'revive' | 'keep' | 'already' }
  | { readonly refused: 'unnamed' | 'unknown' | 'undone' | 'settled' | 'not-paid' };

/** What a status of the core system does with this request, by the approval that it means. */
export function effectOf(request: LoanRequest, told: CoreStatus): StatusEffect {
  const meant = approvalMeant(request, told);
  const { atBank } = request;
  const isPaid = isDisbursed(request);
  switch (meant) {
    case 'unnamed':
    case 'unknown':
      return { refused: meant };
    case 'undone':
      return told.status === 'cancelled' ? { effect: 'keep' } : { refused: meant };
    case 'ended':
      if (told.status === 'repaid') return { refused: 'not-paid' };
      return { effect: told.status === 'disbursed' ? 'revive' : 'keep' };
    case 'in-force':
      if (told.status === 'repaid') {
        if (!isPaid) return { refused: 'not-paid' };
        return { effect: atBank?.kind === 'repaid' ? 'already' : 'store' };
      }
      if (told.status === 'cancelled') {
        if (isPaid) return { refused: 'settled' };
        return { effect: atBank ? 'already' : 'store' };
      }
      if (isPaid) return { effect: 'already' };
      return { effect: atBank ? 'revive' : 'store' };
  }
}
