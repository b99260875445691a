import { bank } from '../../bank/bank';
import type { BankSettings } from '../../bank/bank-settings';
import { canGiveBack, mayBePaid } from './approval';
import { type BankOutcome, isDisbursed } from './bank-outcome';
import { type CreditStatus, isOpen } from './states';

/**
 * What erasing does with a request. `withdraws`: it is open, and withdrawn first; `ends-approval`: its
 * approval is given back first; `erases`: nothing comes before; `loan`: it is kept, because it was paid
 * out, or may have been, and only what the law does not ask for goes; `loose-payment`: nothing, before the
 * bank has explained a payment.
 */
export const ERASINGS = ['withdraws', 'ends-approval', 'erases', 'loan', 'loose-payment'] as const;

/** What erasing does with a request. */
export type Erasing = (typeof ERASINGS)[number];

/** What erasing a request in this state does. An approval is a loan where the bank would not tell of one. */
export function erasingOf(
  request: {
    readonly status: CreditStatus;
    readonly atBank?: BankOutcome | undefined;
    readonly hasLoosePayment?: true | undefined;
  },
  settings: Pick<BankSettings, 'tellsPayment'> = bank,
): Erasing {
  if (request.hasLoosePayment) return 'loose-payment';
  if (isOpen(request.status)) return 'withdraws';
  if (canGiveBack(request, settings)) return 'ends-approval';
  return isDisbursed(request) || mayBePaid(request, settings) ? 'loan' : 'erases';
}
