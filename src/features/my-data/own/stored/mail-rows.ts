import type { TFunction } from 'i18next';
import type { OwnMail } from '../../../../data/backend';
import type { Language } from '../../../../domain/language';
import { formatDate } from '../../../../i18n/format';
import type { DataRow } from './data-groups';

/** The mails about a request: to whom they went, and when. */
export function mailRows(mails: readonly OwnMail[], t: TFunction, language: Language): DataRow[] {
  return mails.map(({ subject, to, sentAt }, index) => ({
    id: `mail${index}`,
    label: subject,
    text: sentAt
      ? t('myData:mails.sent', { date: formatDate(sentAt, 'fullMoment', language) })
      : t('myData:mails.unsent'),
    why: t('myData:mails.to', { address: to }),
  }));
}
