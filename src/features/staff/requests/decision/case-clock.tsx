import { useTranslation } from 'react-i18next';
import { deadlineOf } from '../../../../domain/request/bank-hours';
import {
  type LoanRequest,
  openQuestion,
  VERIFICATION_HOURS,
} from '../../../../domain/request/loan-request';
import { MINUTE_MS } from '../../../../domain/time';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { useNow } from '../../../../ui/page/use-now';
import { Warning } from '../../parts/warning';
import { timeLeft } from '../time-left';
import { formatTimeLeft } from '../time-left-bar';
import styles from './case-clock.module.css';

const HOURS = Array.from({ length: VERIFICATION_HOURS }, (_, hour) => hour);
/** The time that is left for an open request, one cell an hour. */
export function CaseClock({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = useNow();
  const left = timeLeft(request, now);
  const waiting = openQuestion(request);
  const passed = Math.floor(left.elapsed * VERIFICATION_HOURS);
  const due = deadlineOf(request);
  const title = due ? (left.late ? 'over' : 'left') : 'onAnswer';

  function waitedFor(askedAt: Date): string {
    const minutes = Math.max(0, Math.floor((now.getTime() - askedAt.getTime()) / MINUTE_MS));
    return minutes < 60
      ? t('requests.minutesLeft', { minutes })
      : t('requests.decide.hours', { hours: Math.floor(minutes / 60) });
  }

  return (
    <section className={styles.caseClock} data-urgency={waiting ? 'waits' : left.urgency}>
      <h3>{t(`requests.cases.clock.${title}`)}</h3>
      <p className={`${styles.time} figure`}>{formatTimeLeft(left, t)}</p>
      <div
        className={styles.hours}
        role="img"
        aria-label={t('requests.cases.clock.passed', { hours: passed })}
      >
        {HOURS.map((hour) => (
          <i key={hour} data-hour={hour < passed ? 'gone' : hour === passed ? 'now' : undefined} />
        ))}
      </div>
      {due && (
        <p className={`${styles.due} number`}>
          {t(`requests.cases.clock.${left.late ? 'wasDue' : 'due'}`, {
            date: formatDate(due, 'shortMoment', language),
          })}
        </p>
      )}
      {waiting && (
        <Warning>
          {t('requests.decide.questions.waiting', { time: waitedFor(waiting.askedAt) })}
        </Warning>
      )}
    </section>
  );
}
