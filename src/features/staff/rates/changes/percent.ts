import type { Language } from '../../../../domain/language';
import type { Millicents } from '../../../../domain/money';
import { percentText } from '../../../../domain/percent';
import { formatNumber } from '../../../../i18n/format';
import { sign } from '../../parts/sign';

/** How far a figure is from the one before, in per cent; undefined if there was nothing before. */
export function percentChange(before: Millicents, after: Millicents): number | undefined {
  return before === 0 ? undefined : ((after - before) / before) * 100;
}

/** `+20.0 %`, `−1,250.0 %`. */
export function formatChange(percent: number, language: Language): string {
  const [whole = '0', tenths = '0'] = Math.abs(percent).toFixed(1).split('.');
  return percentText(`${sign(percent)}${formatNumber(Number(whole))}.${tenths}`, language);
}
