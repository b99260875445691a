import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedRequest } from '../followed-request';
import { Clock } from '../tracker/clock';
import { HourCells } from '../tracker/hour-cells';
import { duration } from '../verification';
import styles from './outcome.module.css';

/** The bank's question, and how long it has been open. The children are the answer form. */
export function InformationOutcome({
  request,
  now,
  children,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { question, receivedAt } = request;
  const waited = question && duration(question.askedAt, now);
  const time =
    waited &&
    (waited.hours === 0
      ? t('status:question.minutes', { minutes: waited.minutes })
      : t('status:question.hours', { count: waited.hours }));
  return (
    <>
      <div className={styles.section}>
        <h2 className={styles.label}>{t('status:question.title')}</h2>
        <p className={styles.big}>
          {question?.need ? t(`status:needs.${question.need}`) : t('status:question.unknown')}
        </p>
        {children}
      </div>
      <Clock
        request={request}
        now={now}
        text={time ? t('status:question.waiting', { time }) : t('status:page.leftText')}
      />
      <HourCells receivedAt={receivedAt} now={now} waitsSince={question?.askedAt} />
      {question && <p className={`muted ${styles.legend}`}>{t('status:question.waitingText')}</p>}
    </>
  );
}
