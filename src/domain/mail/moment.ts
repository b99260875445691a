import { LANGUAGES, type Language } from '../language';

/**
 * What stands in a permitted mail for the moment at which it was asked for. The rules compare a mail
 * as a whole, so no visitor can write a date: whoever delivers the mail puts it in.
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
