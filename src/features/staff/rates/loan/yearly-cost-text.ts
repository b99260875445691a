import type { Language } from '../../../../domain/language';
import { yearlyCosts } from '../../../../domain/loan/cost-bound';
import type { BasisPoints, LoanFigures } from '../../../../domain/loan/terms';
import { formatYearlyCost } from '../../../../domain/loan/yearly-cost';

/** `18.00 % – 24.00 %`, or one of them where they are equal. */
export function fromTo(
  lowest: BasisPoints,
  highest: BasisPoints,
  format: (rate: BasisPoints) => string,
): string {
  return lowest === highest ? format(highest) : `${format(lowest)} – ${format(highest)}`;
}

/** What the smallest amount of terms costs in a year, over their months. */
export function yearlyCostText(figures: LoanFigures, language: Language): string {
  const { lowest, highest } = yearlyCosts(figures);
  return fromTo(lowest, highest, (cost) => formatYearlyCost(cost, language));
}
