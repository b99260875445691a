import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOSING_DAYS } from '../../../domain/request/questions';
import { formatDate, formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { NoBreak } from '../../../ui/data/no-break';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import type { FollowedRequest } from '../parts/followed-request';
import { duration, type Stage } from '../parts/verification';
import { Clock, HourCells } from './cells';
import { DeclinedOutcome } from './declined-outcome';
import styles from './outcome.module.css';
import { RequestTimeline } from './request-timeline';

const STEPS = ['call', 'cedula', 'income', 'sign'] as const;

/** The next steps after an approval, as a list to tick off, and what the bank never asks for. */
function ApprovedOutcome({ request }: { readonly request: FollowedRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <h2 className="visually-hidden">{t('status:next.title')}</h2>
      <ol className={styles.steps}>
        <li>
          <i className={styles.done}>
            <Icon name="check" />
            <span className="visually-hidden">{t('status:next.done')}</span>
          </i>
          <b>{t('status:next.decision')}</b>
          {request.decidedAt && (
            <em className="number">{formatDate(request.decidedAt, 'dayMonth', language)}</em>
          )}
          <span>{t('status:next.decisionText')}</span>
        </li>
        {STEPS.map((step) => (
          <li key={step}>
            <i aria-hidden="true" />
            <b>{t(`status:next.${step}`)}</b>
            <em>{t(`status:next.${step}When`)}</em>
            <span>
              <NoBreak>{t(`status:next.${step}Text`)}</NoBreak>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.never}>
        <Icon name="shield" />
        <span>{t('status:next.never')}</span>
      </p>
    </>
  );
}

/** The bank's question, and how long it has been open. The children are the answer form. */
function InformationOutcome({
  request,
  now,
  children,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { question } = request;
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
        {question && (
          <p className={`${styles.text} number`}>
            {now <= question.closesAt
              ? t('status:question.closes', {
                  date: formatDate(question.closesAt, 'longDate', language),
                })
              : t('status:question.closing')}
          </p>
        )}
        {children}
      </div>
      <Clock
        request={request}
        now={now}
        text={time ? t('status:question.waiting', { time }) : t('status:page.leftText')}
      />
      <HourCells request={request} now={now} />
      {question && <p className={`muted ${styles.legend}`}>{t('status:question.waitingText')}</p>}
    </>
  );
}

/** When a request closed without a decision, or ended at the bank, to print. */
function ClosedOutcome({
  title,
  when,
  children,
}: {
  readonly title: string;
  readonly when: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.section}>
      <h2 className={styles.label}>{title}</h2>
      {when && <p className={`${styles.big} number`}>{when}</p>}
      {children}
    </div>
  );
}

/** The meaning of a request's state for the visitor. The children are the actions. */
export function Outcome({
  request,
  stage,
  now,
  children,
}: {
  readonly request: FollowedRequest;
  readonly stage: Stage;
  readonly now: Date;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { atBank, withdrawnAt, unansweredAt, lapsedAt } = request;
  const dated = (date: Date) => ({ moment: formatTime(date, 'moment', language) });
  switch (stage) {
    case 'pending':
    case 'reconsidering':
    case 'overdue':
      return (
        <>
          <Clock request={request} now={now} text={t('status:page.leftText')} />
          <HourCells request={request} now={now} />
          <p className={styles.pace}>
            <DeferredPart name="ResponseTime" />
          </p>
          <div className={styles.timeline}>
            <RequestTimeline request={request} stage={stage} />
          </div>
        </>
      );
    case 'information':
      return (
        <InformationOutcome request={request} now={now}>
          {children}
        </InformationOutcome>
      );
    case 'approved':
      return <ApprovedOutcome request={request} />;
    case 'disbursed':
    case 'cancelled':
    case 'repaid':
      return (
        <ClosedOutcome
          title={t(`status:atBank.${stage}`)}
          when={atBank && t('status:atBank.on', dated(atBank.at))}
        >
          <p className={styles.text}>
            <NoBreak>{t(`status:atBank.${stage}Text`)}</NoBreak>
          </p>
          {children}
        </ClosedOutcome>
      );
    case 'declined':
      return (
        <DeclinedOutcome request={request} now={now}>
          {children}
        </DeclinedOutcome>
      );
    case 'withdrawn':
      return (
        <ClosedOutcome
          title={t('status:withdrawn.title')}
          when={withdrawnAt && t('status:withdrawn.text', dated(withdrawnAt))}
        >
          <p className={`${styles.text} ${styles.onScreen}`}>{t('status:withdrawn.keep')}</p>
          {children}
        </ClosedOutcome>
      );
    case 'unanswered':
      return (
        <ClosedOutcome
          title={t('status:unanswered.title')}
          when={unansweredAt && t('status:unanswered.text', dated(unansweredAt))}
        >
          <p className={styles.text}>{t('status:unanswered.why', { days: CLOSING_DAYS })}</p>
          {children}
        </ClosedOutcome>
      );
    case 'lapsed':
      return (
        <ClosedOutcome
          title={t('status:lapsed.title')}
          when={lapsedAt && t('status:lapsed.text', dated(lapsedAt))}
        >
          {children}
        </ClosedOutcome>
      );
  }
}
