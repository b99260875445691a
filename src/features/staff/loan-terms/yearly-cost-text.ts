import type { TFunction } from 'i18next';
import { bank } from '../../../bank/bank';
import type { Language } from '../../../domain/language';
import { yearlyCosts } from '../../../domain/loan/cost-bound';
import { formatLoanAmount, type LoanFigures } from '../../../domain/loan/terms';
import { formatYearlyCost } from '../../../domain/loan/yearly-cost';
import { percentText } from '../../../domain/percent';

/** What the smallest amount of terms costs in a year, over their months. */
export function yearlyCostText(
  figures: LoanFigures,
  t: TFunction<'staff'>,
  language: Language,
): string {
  const { lowest, highest } = yearlyCosts(figures);
  const most = formatYearlyCost(highest, language);
  return lowest === highest
    ? most
    : t('loan.facts.costs', { lowest: formatYearlyCost(lowest, language), highest: most });
}

/** Why terms that cost too much are not published. */
export function tooCostlyText(
  figures: LoanFigures,
  t: TFunction<'staff'>,
  language: Language,
): string {
  const { highest, months } = yearlyCosts(figures);
  return t('loan.publish.obstacles.cost', {
    amount: formatLoanAmount(figures.smallest),
    count: months,
    cost: formatYearlyCost(highest, language),
    most: percentText(bank.mostYearlyCost, language),
  });
}
