import type { Language } from '../domain/language';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-DO', en: 'en-US' };

const formats = {
  /** 20 nov */
  dayMonth: { day: 'numeric', month: 'short' },
  /** 20 nov 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 20 de noviembre de 2026 */
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 10:42 a. m. */
  time: { hour: 'numeric', minute: '2-digit' },
  /** lunes, 23 de noviembre, 12:40 a. m. */
  moment: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  /** 20 nov, 11:22 p. m. */
  shortMoment: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** 20 nov 2026, 11:22 p. m. */
  fullMoment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  /** vie, 20 nov 2026 */
  fullDay: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** vie, 20 nov */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof formats;

/** A date in the visitor's language and time zone. Its time of day stays on one line. */
export function formatDate(date: Date, style: DateStyle, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], formats[style]).formatToParts(date);
  return parts
    .map(({ type, value }, place) =>
      type === 'dayPeriod' || parts[place + 1]?.type === 'dayPeriod'
        ? value.replaceAll(/\s/g, '\u00a0')
        : value,
    )
    .join('');
}

/** `1,300`: both locales of the product group the digits of a whole number in the same way. */
export { groupDigits as formatNumber } from '../domain/money';

/** `49.5 %` of a part of one. */
export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** `+60.0 %`: how far an amount moved, by what it was before; empty if that was 0. */
export function formatMove(before: number, after: number): string {
  if (before === 0) return '';
  const sign = after < before ? '\u2212' : '+';
  return `${sign}${formatPercent(Math.abs(after - before) / before)}`;
}

/** `Roblox, Fortnite y Minecraft`. */
export function formatList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language]).format(words);
}
