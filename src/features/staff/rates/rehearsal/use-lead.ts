import { useTranslation } from 'react-i18next';
import { MAX_PAGE } from '../../../../data/staff/lists';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import type { RecentRequests } from './recent-requests';

/** Which requests a rehearsal computes, in words: how many, from when to when. */
export function useLead(
  game: string,
  /** Undefined before they are read. */
  recent: RecentRequests | undefined,
): string {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const newest = recent?.requests[0];
  const oldest = recent?.requests.at(-1);
  if (!recent || !newest || !oldest)
    return t('rehearsal.lead', { game, max: formatNumber(MAX_PAGE) });
  const isOneYear = oldest.receivedAt.getFullYear() === newest.receivedAt.getFullYear();
  const count = recent.requests.length + recent.unreadable;
  return t(recent.isFull ? 'rehearsal.newest' : 'rehearsal.all', {
    count,
    number: formatNumber(count),
    game,
    from: formatDate(oldest.receivedAt, isOneYear ? 'dayMonth' : 'date', language),
    to: formatDate(newest.receivedAt, 'date', language),
  });
}
