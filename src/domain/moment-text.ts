import type { ByLanguage, Language, Text } from './language';

/** The place whose days and hours are the bank's. */
const BANK_ZONE = 'America/Santo_Domingo';

/** What that place's time is called. */
export const BANK_TIME: Text = { es: 'hora de Santo Domingo', en: 'Santo Domingo time' };

/** Where each language is spoken as the product speaks it. */
export const LOCALES: Text = { es: 'es-DO', en: 'en-US' };

// A time of day stays on one line.
const TIME = '{hour}:{minute}\u00a0{dayPeriod}';

const SPANISH = {
  /** 20 nov */
  dayMonth: '{day} {month}',
  /** 20 nov 2026 */
  date: '{day} {month} {year}',
  /** 20 de noviembre de 2026 */
  longDate: '{day} de {month} de {year}',
  /** vie, 20 nov */
  day: '{weekday}, {day} {month}',
  /** vie, 20 nov 2026 */
  fullDay: '{weekday}, {day} {month} {year}',
  /** 10:42 a. m. */
  time: TIME,
  /** a las 10:42 a. m. */
  atTime: `{at} ${TIME}`,
  /** 20 nov, 11:22 p. m. */
  shortMoment: `{day} {month}, ${TIME}`,
  /** 20 nov 2026, 11:22 p. m. */
  fullMoment: `{day} {month} {year}, ${TIME}`,
  /** lunes 23 de noviembre a las 12:40 a. m. */
  moment: `{weekday} {day} de {month} {at} ${TIME}`,
  /** 23 de noviembre de 2026 a las 12:40 a. m. */
  longMoment: `{day} de {month} de {year} {at} ${TIME}`,
} as const;

/** How a moment is written; the examples are those of the Spanish forms. */
export type DateStyle = keyof typeof SPANISH;

const FORMS: ByLanguage<Readonly<Record<DateStyle, string>>> = {
  es: SPANISH,
  en: {
    dayMonth: '{month} {day}',
    date: '{month} {day}, {year}',
    longDate: '{month} {day}, {year}',
    day: '{weekday}, {month} {day}',
    fullDay: '{weekday}, {month} {day}, {year}',
    time: TIME,
    atTime: `at ${TIME}`,
    shortMoment: `{month} {day}, ${TIME}`,
    fullMoment: `{month} {day}, {year}, ${TIME}`,
    moment: `{weekday}, {month} {day} at ${TIME}`,
    longMoment: `{month} {day}, {year} at ${TIME}`,
  },
};

/** The styles that write the names of months and of days of the week in full. */
const LONG: readonly DateStyle[] = ['longDate', 'moment', 'longMoment'];

/** A moment in Santo Domingo, in words. */
export function momentText(moment: Date, style: DateStyle, language: Language): string {
  const names = LONG.includes(style) ? 'long' : 'short';
  // Made at each call, so that pages that load this module do not wait for it.
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: names,
    day: 'numeric',
    month: names,
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: BANK_ZONE,
  });
  const parts = new Map<string, string>(
    format
      .formatToParts(moment)
      .map(({ type, value }) => [type, value.replaceAll(/\s/g, '\u00a0')]),
  );
  // Spanish says "a la 1:05" and "a las 2:05".
  parts.set('at', parts.get('hour') === '1' ? 'a la' : 'a las');
  return FORMS[language][style].replace(/\{(\w+)\}/g, (_, part) => parts.get(part) ?? '');
}
