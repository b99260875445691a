import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import type { Backend } from '../../data/backend';
import { useRemote } from '../../data/use-remote';
import { isFresh } from '../../domain/summary/response-time';
import { pace as paceCopy } from '../../i18n/es/pace';
import { usePageCopy } from '../../i18n/use-language';
import styles from './response-time.module.css';

const readPace = (backend: Backend) => backend.pace();

const TEN = Array.from({ length: 10 }, (_, place) => place);

/** How fast the bank answered lately. Nothing after too few decisions, or if nobody counted today. */
export function OpenClock() {
  usePageCopy({ pace: paceCopy });
  const { t } = useTranslation();
  const { remote } = useRemote(readPace);
  const pace = remote.status === 'ready' ? remote.data : undefined;
  if (!pace || !isFresh(pace, bankNow())) return null;
  const { hours } = pace;
  return (
    <span className={styles.openClock}>
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
        {hours === undefined ? t('pace:late') : t('pace:within', { count: hours })}
      </span>
    </span>
  );
}
