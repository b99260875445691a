import { bank } from '../../bank/bank';
import { loanExample } from './example';
import type { BasisPoints, LoanFigures } from './terms';

/** What the smallest amount costs in a year, over the months to choose from: no other amount costs more. */
export function yearlyCosts(terms: LoanFigures): {
  readonly lowest: BasisPoints;
  readonly highest: BasisPoints;
  /** The months that cost the most. */
  readonly months: number;
} {
  const costs = terms.months.map((months) => loanExample(terms, terms.smallest, months).yearlyCost);
  const highest = Math.max(...costs);
  const months = terms.months[costs.indexOf(highest)] ?? 0;
  return { lowest: Math.min(...costs), highest, months };
}

/** Whether terms cost more than the bank publishes; `most` in per cent, 0 for no bound. */
export function isTooCostly(terms: LoanFigures, most: number = bank.mostYearlyCost): boolean {
  return most > 0 && yearlyCosts(terms).highest > most * 100;
}
