import type { amountProblems as spanish } from '../es/amounts';
import type { Translation } from '../translation';

export const amountProblems: Translation<typeof spanish> = {
  missing: 'Enter a figure.',
  number: 'This is not a figure. Use numbers only, without letters or other signs.',
  minus: 'Remove the minus sign: the figure cannot be negative.',
  unclear: 'The comma is unclear: enter {{thousands}} or {{decimals}}.',
  decimals_zero: 'Enter a whole number, without decimals.',
  decimals_other: 'Enter {{count}} decimals at most.',
};
