import type { TFunction } from 'i18next';
import type { Language } from '../../../../../domain/language';
import { formatDate } from '../../../../../i18n/format';

/** A moment of the next 24 hours, such as `mañana 2:05 p. m.`. */
export function soonText(
  moment: Date,
  now: Date,
  language: Language,
  t: TFunction<'staff'>,
): string {
  const day = moment.toDateString() === now.toDateString() ? 'today' : 'tomorrow';
  return t(`audit.settings.${day}`, { time: formatDate(moment, 'time', language) });
}
