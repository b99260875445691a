import type { Language } from '../domain/language';
import { BANK_TIME, type DateStyle, LOCALES, momentText } from '../domain/moment-text';
import { percentText } from '../domain/percent';
import { DAY_MS, UTC_HOURS_AHEAD } from '../domain/time';

/** The minutes by which a clock in Santo Domingo is behind UTC. */
const BANK_OFFSET = UTC_HOURS_AHEAD * 60;

const HALF_YEAR_MS = 182 * DAY_MS;

/** Whether the clocks where this browser is show another hour at a moment than those of the bank. */
function isElsewhere(moment: Date): boolean {
  return moment.getTimezoneOffset() !== BANK_OFFSET;
}

/** The same at some time of the year that ends now: a place may have summer time. */
export function isEverElsewhere(now: Date): boolean {
  return isElsewhere(now) || isElsewhere(new Date(now.getTime() - HALF_YEAR_MS));
}

/** A moment in the visitor's language and in the bank's time. */
export { momentText as formatDate } from '../domain/moment-text';

/** The same; in a browser elsewhere it says whose time that is. */
export function formatTime(
  moment: Date,
  style: Extract<DateStyle, 'atTime' | 'shortMoment' | 'moment' | 'fullMoment'>,
  language: Language,
): string {
  const text = momentText(moment, style, language);
  return isElsewhere(moment) ? `${text} (${BANK_TIME[language]})` : text;
}

/** `1,300`: both locales of the product group the digits of a whole number in the same way. */
export { groupDigits as formatNumber } from '../domain/money';

/** `49.5 %` of a part of one, in English `49.5%`. */
export function formatPercent(part: number, language: Language): string {
  return percentText((part * 100).toFixed(1), language);
}

/** `+60.0 %`: how far an amount moved, by what it was before; empty if that was 0. */
export function formatMove(before: number, after: number, language: Language): string {
  if (before === 0) return '';
  const sign = after < before ? '\u2212' : '+';
  return `${sign}${formatPercent(Math.abs(after - before) / before, language)}`;
}

/** `Roblox, Fortnite y Minecraft`. */
export function formatList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language]).format(words);
}
