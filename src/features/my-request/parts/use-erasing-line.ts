import { useTranslation } from 'react-i18next';
import { bank } from '../../../bank/bank';
import { legal } from '../../../bank/legal';
import { retentionDays } from '../../../config/retention';
import { mayBePaid } from '../../../domain/request/approval';
import { erasingOf } from '../../../domain/request/erasing';
import type { Tracking } from '../../../domain/request/tracking';
import { DAY_MS } from '../../../domain/time';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';

/** Until when a loan is kept, as its code tells; right after the decision that does not say it yet. */
export const loanUntil = ({ expiresAt, updatedAt }: Tracking): Date =>
  expiresAt ?? new Date(updatedAt.getTime() + retentionDays.approved * DAY_MS);

/** What erasing would do with a request; a loan, or what may be one, stays until this day. */
export function useErasingLine(
  request: Parameters<typeof erasingOf>[0],
  until: Date | undefined,
): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = until ? formatDate(until, 'longDate', language) : '';
  const what = mayBePaid(request) ? 'maybe-loan' : erasingOf(request);
  return t(`myData:erase.line.${what}`, { date, law: legal.law.keeping[language] });
}

/** What the bank keeps of an erased request, without the person. */
export function useKeptLine(): string {
  const { t } = useTranslation();
  const months = bank.fingerprintMonths;
  return t(months > 0 ? 'myData:erase.keptDeclined' : 'myData:erase.kept', { months });
}
