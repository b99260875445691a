import { useTranslation } from 'react-i18next';
import { legal } from '../../../bank/legal';
import { retentionDays } from '../../../config/retention';
import type { Erasing } from '../../../domain/request/erasing';
import type { Tracking } from '../../../domain/request/tracking';
import { DAY_MS } from '../../../domain/time';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';

/** Until when a paid loan is kept, as far as its code tells. */
export const loanUntil = ({ updatedAt }: Pick<Tracking, 'updatedAt'>): Date =>
  new Date(updatedAt.getTime() + retentionDays.approved * DAY_MS);

/** What erasing would do with a request; a loan stays until this day. */
export function useErasingLine(erasing: Erasing, until: Date | undefined): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = until ? formatDate(until, 'longDate', language) : '';
  return t(`myData:erase.line.${erasing}`, { date, law: legal.law.keeping[language] });
}
