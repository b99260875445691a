import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  answerBy,
  type Complaint,
  type ComplaintClock,
  complaintClock,
} from '../../../domain/complaint/complaint';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useNow } from '../../../ui/page/use-now';
import styles from './complaint-time.module.css';

/** With so many days left or fewer a complaint stands out. */
const SOON_DAYS = 3;

const isUrgent = ({ late, days }: ComplaintClock) => late || days <= SOON_DAYS;

function timeText({ late, days }: ComplaintClock, t: TFunction<'staff'>): string {
  if (late) return t('complaints.late', { count: days });
  return days === 0 ? t('complaints.dueToday') : t('complaints.left', { count: days });
}

/** The time left for an open complaint with a bar of the elapsed time; of a closed one, its end. */
export function ComplaintTime({
  complaint,
  id,
}: {
  readonly complaint: Complaint;
  readonly id: string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = useNow();
  const { answer, withdrawnAt, days } = complaint;
  const ended = withdrawnAt ?? answer?.answeredAt;
  if (ended)
    return (
      <b id={id} className="number">
        {t(withdrawnAt ? 'complaints.withdrawnOn' : 'complaints.answeredOn', {
          date: formatDate(ended, 'dayMonth', language),
        })}
      </b>
    );
  const clock = complaintClock(complaint, now);
  return (
    <span id={id} className={styles.time} data-urgent={isUrgent(clock) ? '' : undefined}>
      <b className="number">{timeText(clock, t)}</b>
      <svg aria-hidden="true" viewBox="0 0 64 8" preserveAspectRatio="none">
        <rect className={styles.all} width="64" height="8" />
        <rect className={styles.gone} width={Math.round((clock.passed / days) * 64)} height="8" />
      </svg>
    </span>
  );
}

/** The clock of an open complaint, one mark a day. */
export function ComplaintClockSection({ complaint }: { readonly complaint: Complaint }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const clock = complaintClock(complaint, useNow());
  const { passed, late } = clock;
  const { days } = complaint;
  const date = formatDate(answerBy(complaint), 'fullDay', language);
  return (
    <section className={styles.clock} data-urgent={isUrgent(clock) ? '' : undefined}>
      <h3>{t('complaints.clock.title')}</h3>
      <p className={`${styles.left} figure`}>{timeText(clock, t)}</p>
      <div
        className={styles.days}
        role="img"
        aria-label={t('complaints.clock.passed', { passed, days })}
      >
        {Array.from({ length: days }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
          <i key={day} data-day={day < passed ? 'gone' : day === passed ? 'now' : undefined} />
        ))}
      </div>
      <p className={`${styles.due} number`}>
        {t(late ? 'complaints.clock.was' : 'complaints.clock.due', { date })}
      </p>
    </section>
  );
}
