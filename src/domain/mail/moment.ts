import { LANGUAGES, type Language } from '../language';
import { DAY_MS } from '../time';

/**
 * The placeholder for the time of the act in a permitted mail. The rules compare the whole text of
 * a mail, so no visitor can write a date; the delivery fills it in.
 */
export const MOMENT: Readonly<Record<Language, string>> = {
  es: '{{moment:es}}',
  en: '{{moment:en}}',
};

/** The placeholder for the day so many days after the act, filled in like the moment. */
export const dayAfter = (days: number): Readonly<Record<Language, string>> => ({
  es: `{{day+${days}:es}}`,
  en: `{{day+${days}:en}}`,
});

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-DO', en: 'en-US' };

/** Makes the format at each call, so that pages that load this module do not wait for it. */
function formatMoment(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Santo_Domingo',
  }).format(moment);
}

/** A day in Santo Domingo, as a mail writes it. */
export function formatDay(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'America/Santo_Domingo',
  }).format(day);
}

const ZONE: Readonly<Record<Language, string>> = {
  es: 'hora de Santo Domingo',
  en: 'Santo Domingo time',
};

/** A text of a mail with this moment and the days after it, in the language of each placeholder. */
export function withMoment(text: string, moment: Date): string {
  const dated = text.replace(/\{\{day\+(\d+):(es|en)\}\}/g, (_, days, language) =>
    formatDay(new Date(moment.getTime() + Number(days) * DAY_MS), language as Language),
  );
  return LANGUAGES.reduce(
    (filled, language) =>
      filled.replaceAll(MOMENT[language], `${formatMoment(moment, language)} (${ZONE[language]})`),
    dated,
  );
}
