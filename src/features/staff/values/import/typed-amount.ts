import { brand } from '../../../../config/brand';
import type { Cell } from './sheet/cells';

/** Why a cell is no whole number of dollars. */
export type AmountProblem = 'no-value' | 'no-number' | 'not-whole';

const CURRENCY = /USD|\$/gi;
const SPACES = /[\s\u{A0}\u{202F}]/gu;

/** Groups of three digits with one kind of separator, then decimals with the other kind. */
const AMOUNT =
  /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:['’]\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Whole dollars as people and spreadsheets write them: 1250, 1,250, 1.250, US$1,250.00. Market values
 * are whole, so three digits after one separator are thousands.
 */
export function readAmount(cell: Cell): number | AmountProblem {
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell : 'not-whole';
  const text =
    typeof cell === 'string'
      ? cell.replace(brand.currency.symbol, '').replace(CURRENCY, '').replace(SPACES, '')
      : '';
  if (text === '') return typeof cell === 'boolean' ? 'no-number' : 'no-value';
  const sign = /^[-−]/.test(text) ? -1 : 1;
  const found = AMOUNT.exec(text.replace(/^[-−+]/, ''));
  if (!found) return 'no-number';
  const decimals = found[1] ?? '';
  if (/[1-9]/.test(decimals)) return 'not-whole';
  const whole = decimals === '' ? found[0] : found[0].slice(0, -decimals.length - 1);
  return sign * Number(whole.replace(/\D/g, ''));
}
