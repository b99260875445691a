import type { Language } from '../../../../domain/language';
import { type Cents, formatDollars, formatPlain } from '../../../../domain/money';
import { formatPercent } from '../../../../i18n/format';
import { sign } from '../../parts/sign';

/** `+3.65`, `−3.65`, for use beside amounts in dollars. */
export function plainDifference(before: Cents, after: Cents): string {
  return `${sign(after - before)}${formatPlain(Math.abs(after - before))}`;
}

/** `+US$2.70, +4.0 %`; without the part of nothing. */
export function dollarDifference(before: Cents, after: Cents, language: Language): string {
  const moved = after - before;
  const dollars = `${sign(moved)}${formatDollars(Math.abs(moved))}`;
  if (before === 0) return dollars;
  return `${dollars}, ${sign(moved)}${formatPercent(Math.abs(moved) / before, language)}`;
}
