import type { LoanConditions } from '../domain/loan/terms';
import { checkLoanFigures } from '../domain/loan/terms';
import { deviceStore } from './browser-store';
import { LOAN_KEY } from './keys';

/** What this browser read of the example of a loan, and when. */
export interface SeenLoan {
  readonly conditions: LoanConditions;
  readonly seenAt: Date;
}

/** Stores the conditions for visits on which they cannot be read; undefined removes them. */
export function saveSeenLoan(seen: SeenLoan | undefined): void {
  if (seen) deviceStore.write(LOAN_KEY, JSON.stringify(seen));
  else deviceStore.remove(LOAN_KEY);
}

/** A date that JSON wrote as text; throws for any other text. */
function readDate(text: unknown): Date {
  const date = new Date(String(text));
  // This throws for an invalid date.
  date.toISOString();
  return date;
}

/** What this browser read last; undefined where there is nothing that can be used. */
export function loadSeenLoan(): SeenLoan | undefined {
  try {
    const { conditions, seenAt: seen }: SeenLoan = JSON.parse(deviceStore.read(LOAN_KEY) ?? '');
    const { terms: kept, reference } = conditions;
    const seenAt = readDate(seen);
    const validUntil = readDate(kept.validUntil);
    const terms = { ...kept, validUntil, since: readDate(kept.since) };
    // Terms that have ended since are told as such.
    if (checkLoanFigures(terms, terms.since).length > 0) return undefined;
    const rate = reference && {
      reference: { ...reference, enteredAt: readDate(reference.enteredAt) },
    };
    return { conditions: { terms, ...rate }, seenAt };
  } catch {
    return undefined;
  }
}
