import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import type { Backend } from '../../data/backend';
import { useRemote } from '../../data/use-remote';
import { isFresh } from '../../domain/summary/response-time';
import { responseTime as responseTimeCopy } from '../../i18n/es/response-time';
import { usePageCopy } from '../../i18n/use-language';
import styles from './response-time.module.css';

const readResponseTime = (backend: Backend) => backend.responseTime();

const TEN = Array.from({ length: 10 }, (_, place) => place);

/** How fast the bank answered lately. Nothing after too few decisions, or if nobody counted today. */
export function ResponseTime() {
  usePageCopy({ responseTime: responseTimeCopy });
  const { t } = useTranslation();
  const { remote } = useRemote(readResponseTime);
  const responseTime = remote.status === 'ready' ? remote.data : undefined;
  if (!responseTime || !isFresh(responseTime, bankNow())) return null;
  const { hours } = responseTime;
  return (
    <span className={`no-print ${styles.responseTime}`}>
      <span
        className={styles.people}
        data-late={hours === undefined || undefined}
        aria-hidden="true"
      >
        {TEN.map((person) => (
          <i key={person} />
        ))}
      </span>
      <span className="number">
        {hours === undefined ? t('responseTime:late') : t('responseTime:within', { count: hours })}
      </span>
    </span>
  );
}
