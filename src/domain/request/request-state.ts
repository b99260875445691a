import type { BankOutcome, BankOutcomeKind } from './bank-outcome';
import type { CreditStatus } from './states';
import type { UndoneDecision } from './undo';

/**
 * The state of a request by which every screen, mail and file names it. `reconsidering`: pending
 * again because its visitor asked; `disbursed` and `cancelled`: how an approval ended at the bank.
 */
export type RequestState = CreditStatus | 'reconsidering' | BankOutcomeKind;

/** The state of a request, or of what its code shows of it. */
export function stateOf({
  status,
  undone,
  atBank,
}: {
  readonly status: CreditStatus;
  /** The decisions that no longer count, oldest first; the last one is enough. */
  readonly undone?: readonly Pick<UndoneDecision, 'byVisitor'>[] | undefined;
  readonly atBank?: BankOutcome | undefined;
}): RequestState {
  if (status === 'approved' && atBank) return atBank.kind;
  return status === 'pending' && undone?.at(-1)?.byVisitor ? 'reconsidering' : status;
}
