import type { Language } from '../../../domain/language';
import { formatDollars, formatPlain } from '../../../domain/money';
import { percentText } from '../../../domain/percent';
import { sign } from '../parts/sign';

/** Whole dollars as `US$1,234.00`. */
export function wholeDollars(dollars: number): string {
  return formatDollars(dollars * 100);
}

/** `+US$45.00`, `−US$45.00`. */
export function signedDollars(dollars: number): string {
  return `${sign(dollars)}${wholeDollars(Math.abs(dollars))}`;
}

/** `+45.00`, `−45.00`, for use beside an amount that names the currency. */
export function signedPlain(dollars: number): string {
  return `${sign(dollars)}${formatPlain(Math.abs(dollars) * 100)}`;
}

/** The difference between two values in percent: `+33 %`. */
export function signedPercent(from: number, to: number, language: Language): string {
  const percent = from === 0 ? 0 : Math.round(((to - from) / from) * 100);
  return percentText(`${sign(percent)}${Math.abs(percent)}`, language);
}
