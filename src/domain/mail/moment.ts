import { LANGUAGES, type Language } from '../language';

/**
 * The placeholder for the time of the act in a permitted mail. The rules compare the whole text of
 * a mail, so no visitor can write a date; the delivery fills it in.
 */
export const MOMENT: Readonly<Record<Language, string>> = {
  es: '{{moment:es}}',
  en: '{{moment:en}}',
};

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-DO', en: 'en-US' };

/** Made only when a mail is filled in: a page that loads this module would wait for it. */
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

/** A text of a mail with this moment, in the language of its placeholder. */
export function withMoment(text: string, moment: Date): string {
  return LANGUAGES.reduce(
    (filled, language) =>
      filled.replaceAll(MOMENT[language], `${formatMoment(moment, language)} (${ZONE[language]})`),
    text,
  );
}
