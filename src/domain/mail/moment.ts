import { LANGUAGES, type Language } from '../language';

/**
 * The placeholder for the time of the act in a permitted mail. The rules compare the whole text of
 * a mail, so no visitor can write a date; the delivery fills it in.
 */
export const MOMENT: Readonly<Record<Language, string>> = {
  es: '{{moment:es}}',
  en: '{{moment:en}}',
};

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  es: momentFormat('es-DO'),
  en: momentFormat('en-US'),
};

function momentFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Santo_Domingo',
  });
}

const ZONE: Readonly<Record<Language, string>> = {
  es: 'hora de Santo Domingo',
  en: 'Santo Domingo time',
};

/** A text of a mail with this moment, in the language of its placeholder. */
export function withMoment(text: string, moment: Date): string {
  return LANGUAGES.reduce(
    (filled, language) =>
      filled.replaceAll(
        MOMENT[language],
        `${FORMATS[language].format(moment)} (${ZONE[language]})`,
      ),
    text,
  );
}
