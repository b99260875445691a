import { bank } from '../../../../bank/bank';
import { type AmountForm, type AmountProblem, readAmount } from '../../../../domain/fields/amount';
import { formatExact, type Millicents } from '../../../../domain/money';

/** How a rate is typed: in dollars, with a thousandth of a cent as its smallest part. */
export const FIGURE_FORM: AmountForm = { decimals: 5, unit: bank.currency };

/** Why a typed figure cannot be stored. */
export type FigureProblem = AmountProblem | 'range';

/** An amount as it stands in an input: without the currency, nothing between the thousands. */
export function figureText(amount: Millicents): string {
  return formatExact(amount).replaceAll(',', '');
}

/** Reads a typed amount in dollars, 0 up to the highest. */
export function readFigure(
  typed: string,
  highest: Millicents,
): { readonly figure: Millicents } | { readonly problem: FigureProblem } {
  const { amount, problem } = readAmount(typed, FIGURE_FORM);
  if (problem) return { problem };
  return amount <= highest ? { figure: amount } : { problem: 'range' };
}
