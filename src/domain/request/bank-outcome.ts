import type { CreditStatus } from './states';

/** How an approval can end in the bank's core system, which reports nothing else. */
export const BANK_OUTCOMES = ['disbursed', 'cancelled', 'repaid'] as const;

/**
 * `disbursed`: the money was paid out; `cancelled`: the bank ended it before that; `repaid`: it was paid
 * out and is paid back.
 */
export type BankOutcomeKind = (typeof BANK_OUTCOMES)[number];

/** What the core system told of an approval, and when it did. */
export interface BankOutcome {
  readonly kind: BankOutcomeKind;
  readonly at: Date;
  /** Whether it was paid out after the approval had lapsed or was given back. */
  readonly isLate?: true;
}

/**
 * The outcome of a request's present approval. Undefined if there is none, or if it is the cancellation of
 * an approval that was undone since; nobody undoes one that was paid.
 */
export function outcomeNow(
  outcome: BankOutcome | undefined,
  status: CreditStatus,
  undone: { readonly undoneAt: Date } | undefined,
): BankOutcome | undefined {
  if (outcome === undefined || status !== 'approved') return undefined;
  const isOver = outcome.kind === 'cancelled' && undone && outcome.at <= undone.undoneAt;
  return isOver ? undefined : outcome;
}

/** Whether the money of a request was paid out, so that nobody can undo its approval. */
export const isDisbursed = ({ atBank }: { readonly atBank?: BankOutcome | undefined }) =>
  atBank?.kind === 'disbursed' || atBank?.kind === 'repaid';
