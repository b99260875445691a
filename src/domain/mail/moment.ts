import { LANGUAGES, type Language } from '../language';
import { BANK_TIME, momentText } from '../moment-text';
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

/** A text of a mail with this moment and the days after it, in the language of each placeholder. */
export function withMoment(text: string, moment: Date): string {
  const dated = text.replace(/\{\{day\+(\d+):(es|en)\}\}/g, (_, days, language) =>
    momentText(new Date(moment.getTime() + Number(days) * DAY_MS), 'longDate', language),
  );
  return LANGUAGES.reduce((filled, language) => {
    const told = momentText(moment, 'longMoment', language);
    return filled.replaceAll(MOMENT[language], `${told} (${BANK_TIME[language]})`);
  }, dated);
}
