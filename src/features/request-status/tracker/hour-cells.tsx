import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { daysOf, hoursPassed } from '../verification';
import styles from './hour-cells.module.css';

const STATES = { passed: styles.passed, now: styles.now, next: '' };

/** The 72 hours, a mark each, a row per day of the visitor's calendar. */
export function HourCells({ receivedAt, now }: { readonly receivedAt: Date; readonly now: Date }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div role="img" aria-label={t('status:page.hours', { count: hoursPassed(receivedAt, now) })}>
      {daysOf(receivedAt, now).map(({ date, skipped, hours }) => (
        <div className={styles.day} key={date.toDateString()}>
          <b className={styles.name}>{formatDate(date, 'day', language)}</b>
          <span className={styles.row}>
            {Array.from({ length: skipped }, (_, hour) => `before-${hour}`).map((key) => (
              <i key={key} />
            ))}
            {hours.map(({ index, state }) => (
              <i key={index} className={`${styles.cell} ${STATES[state]}`} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
