import { useTranslation } from 'react-i18next';
import type { DeclineReason } from '../../../domain/request/reasons';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Cells } from '../tracker/cells';
import { againDays } from './again-days';
import styles from './outcome.module.css';

const COLUMNS = 30;

/** From when it makes sense to ask again, and the days until then, a mark each. */
export function AgainFrom({
  reason,
  decidedAt,
  now,
}: {
  readonly reason: DeclineReason;
  readonly decidedAt: Date;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { from, days, passed, left, rows } = againDays(reason, decidedAt, now);
  const waits = left > 0;
  return (
    <div className={styles.wait}>
      <div className={styles.clock}>
        <div>
          <h2 className={styles.label}>{t('status:declined.when')}</h2>
          <p className={`${styles.big} number`}>
            {waits
              ? t('status:declined.from', { date: formatDate(from, 'date', language) })
              : t('status:declined.nowTitle')}
          </p>
          <p className={`muted ${styles.each}`}>
            {waits ? t('status:declined.each', { days }) : t('status:declined.nowText')}
          </p>
        </div>
        <p className={`figure ${styles.figure}`}>
          {waits ? t('status:declined.left', { count: left }) : t('status:declined.now')}
        </p>
      </div>
      {waits && (
        <Cells
          label={t('status:declined.passed', { count: passed, days })}
          columns={COLUMNS}
          rows={rows.map(({ date, states }) => ({
            name: formatDate(date, 'dayMonth', language),
            skipped: 0,
            states,
          }))}
        />
      )}
    </div>
  );
}
