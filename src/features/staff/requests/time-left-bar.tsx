import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TimeLeft } from './time-left';
import styles from './time-left-bar.module.css';

/** From this many hours after the deadline, the time is said in days. */
const IN_DAYS = 48;

/** `6 h 12 min`, or how long ago the deadline was. */
export function formatTimeLeft(left: TimeLeft, t: TFunction<'staff'>): string {
  const minutes = String(left.minutes).padStart(2, '0');
  if (left.late) {
    if (left.hours >= IN_DAYS) return t('requests.lateDays', { days: Math.floor(left.hours / 24) });
    const time = left.hours === 0 ? `${left.minutes} min` : `${left.hours} h`;
    return t('requests.late', { time });
  }
  return left.hours === 0
    ? t('requests.minutesLeft', { minutes: left.minutes })
    : t('requests.hoursLeft', { hours: left.hours, minutes });
}

/** The time left as text with a bar of the elapsed time; hatched while the visitor has to answer. */
export function TimeLeftBar({
  left,
  waits = false,
}: {
  readonly left: TimeLeft;
  readonly waits?: boolean;
}) {
  const { t } = useTranslation('staff');
  return (
    <span className={styles.timeLeft} data-urgency={waits ? 'calm' : left.urgency}>
      <b className="number">{waits ? t('requests.cases.waits') : formatTimeLeft(left, t)}</b>
      {waits ? (
        <i aria-hidden="true" className={styles.waits} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 112 8" preserveAspectRatio="none">
          <rect className={styles.all} width="112" height="8" />
          <rect className={styles.gone} width={Math.round(left.elapsed * 112)} height="8" />
        </svg>
      )}
    </span>
  );
}
