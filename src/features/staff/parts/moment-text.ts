import type { TFunction } from 'i18next';
import { bankNow } from '../../../browser/bank-clock';
import { isSameDay } from '../../../domain/day';
import type { Language } from '../../../domain/language';
import { formatDate } from '../../../i18n/format';

/** When a version came into force: `23 nov 2026, 9:15 a. m.` */
export function momentText(date: Date, language: Language): string {
  return formatDate(date, 'fullMoment', language);
}

/** When a draft was saved. */
export function savedText(date: Date, language: Language, t: TFunction<'staff'>): string {
  return isSameDay(date, bankNow())
    ? t('rates.savedToday', { time: formatDate(date, 'time', language) })
    : t('rates.savedOn', { moment: momentText(date, language) });
}
