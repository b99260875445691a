import { isCountedMail, mailsAbout } from '../../../../domain/mail/mails-about';
import { formatDate } from '../../../../i18n/format';
import type { DataRow, Words } from './data-groups';

/** The mails about a request: subject matter, address and time of asking. */
export function mailRows({ request, t, language }: Words): DataRow[] {
  return mailsAbout(request).map((mail, index) => ({
    id: `mail${index}`,
    label: mail.subject,
    text: t('myData:mails.asked', { date: formatDate(mail.askedAt, 'fullMoment', language) }),
    why: t(isCountedMail(mail) ? 'myData:mails.toCounted' : 'myData:mails.to', {
      address: mail.to,
    }),
  }));
}
