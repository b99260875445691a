import { formatDollars, formatPlain } from '../../../domain/money';

/** Whole dollars as `US$1,234.00`. */
export function wholeDollars(dollars: number): string {
  return formatDollars(dollars * 100);
}

/** `+`, a real minus sign, so that it is read as one, or nothing for zero. */
function sign(amount: number): string {
  return amount > 0 ? '+' : amount < 0 ? '−' : '';
}

/** `+US$45.00`, `−US$45.00`. */
export function signedDollars(dollars: number): string {
  return `${sign(dollars)}${wholeDollars(Math.abs(dollars))}`;
}

/** `+45.00`, `−45.00`, for places where the currency stands beside it. */
export function signedPlain(dollars: number): string {
  return `${sign(dollars)}${formatPlain(Math.abs(dollars) * 100)}`;
}

/** How far a new value is from the one before, as `+33 %`. */
export function signedPercent(from: number, to: number): string {
  const percent = from === 0 ? 0 : Math.round(((to - from) / from) * 100);
  return `${sign(percent)}${Math.abs(percent)} %`;
}
