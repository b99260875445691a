import { formatExact, type Millicents } from '../../../../../domain/money';

/**
 * Why a typed figure cannot be stored. `comma`: it may separate thousands or decimals. `decimals`:
 * smaller than a thousandth of a cent.
 */
export type FigureProblem = 'missing' | 'number' | 'comma' | 'decimals' | 'range';

/** Digits after the point of an amount in dollars: thousandths of a cent. */
const DECIMALS = 5;

const UNCLEAR = /^[1-9]\d{0,2},\d{3}$/;
const GROUPED = /^\d{1,3}(,\d{3})+\.\d*$/;

/** An amount as it stands in an input: without the currency, nothing between the thousands. */
export function figureText(amount: Millicents): string {
  return formatExact(amount).replaceAll(',', '');
}

/** The two ways of reading a comma that may be either. */
export function readingsOf(typed: string): { thousands: string; decimals: string } {
  const text = typed.trim();
  return { thousands: text.replace(',', ''), decimals: text.replace(',', '.') };
}

/** Reads a typed amount in dollars, with a point or a comma, 0 up to the highest. */
export function readFigure(
  typed: string,
  highest: Millicents,
): { readonly figure: Millicents } | { readonly problem: FigureProblem } {
  const text = typed.replace(/^\s*(US)?\$/i, '').trim();
  if (text === '') return { problem: 'missing' };
  if (UNCLEAR.test(text)) return { problem: 'comma' };
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  const [, sign, whole = '', , decimals = ''] = /^([-−]?)(\d*)(\.(\d*))?$/.exec(plain) ?? [];
  if (whole + decimals === '') return { problem: 'number' };
  if (sign) return { problem: 'range' };
  if (/[1-9]/.test(decimals.slice(DECIMALS))) return { problem: 'decimals' };
  const figure =
    Number(whole) * 10 ** DECIMALS + Number(decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return figure <= highest ? { figure } : { problem: 'range' };
}
