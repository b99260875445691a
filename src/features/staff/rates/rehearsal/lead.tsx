import { useTranslation } from 'react-i18next';
import { MAX_PAGE } from '../../../../data/staff-backend';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import styles from './lead.module.css';
import type { RecentRequests } from './recent-requests';

/** Which requests a rehearsal computes: how many, from when to when. */
export function Lead({
  game,
  recent,
}: {
  readonly game: string;
  /** Undefined before they are read. */
  readonly recent: RecentRequests | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const newest = recent?.requests[0];
  const oldest = recent?.requests.at(-1);
  if (!recent || !newest || !oldest) {
    return (
      <p className={styles.lead}>{t('rehearsal.lead', { game, max: formatNumber(MAX_PAGE) })}</p>
    );
  }
  const isOneYear = oldest.receivedAt.getFullYear() === newest.receivedAt.getFullYear();
  const count = recent.requests.length + recent.unreadable;
  return (
    <p className={`${styles.lead} number`}>
      {t(recent.isFull ? 'rehearsal.newest' : 'rehearsal.all', {
        count,
        number: formatNumber(count),
        game,
        from: formatDate(oldest.receivedAt, isOneYear ? 'dayMonth' : 'date', language),
        to: formatDate(newest.receivedAt, 'date', language),
      })}
    </p>
  );
}
