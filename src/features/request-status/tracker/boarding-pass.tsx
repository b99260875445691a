import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { Emblem } from '../../../ui/art/emblem';
import { ButtonLink } from '../../../ui/button/button';
import { NoBreak } from '../../../ui/no-break';
import { Ticket } from '../../../ui/paper/ticket';
import { RequestCode } from '../code/request-code';
import type { FollowedRequest } from '../followed-request';
import { duration, type Stage } from '../verification';
import styles from './boarding-pass.module.css';
import { HourCells } from './hour-cells';
import { RequestTimeline } from './request-timeline';
import { ValueStub } from './value-stub';

/**
 * The request as a boarding pass: where it stands and the 72 hours. Its stub carries the code, or
 * what was sent where there is none.
 */
export function BoardingPass({
  request,
  sent,
  stage,
  now,
}: {
  readonly request: FollowedRequest;
  /** Known of one's own request alone. */
  readonly sent?: LoanRequest;
  readonly stage: Stage;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const name = findCalculator(request.gameId)?.name ?? request.gameId;
  const number = request.reference;
  return (
    <article aria-label={t('status:ticket.label')}>
      <Ticket
        className={`${styles.boardingPass} ${request.code ? styles.withCode : ''}`}
        stub={
          <>
            <p className={`${styles.head} ${styles.headStub} number`}>{number}</p>
            <div className={styles.stub}>
              {request.code ? (
                <RequestCode code={request.code} />
              ) : (
                sent && <ValueStub request={sent} />
              )}
            </div>
          </>
        }
      >
        <p className={styles.head}>
          <span>{t('status:ticket.kind')}</span>
          <span className={`${styles.number} number`}>{number}</span>
        </p>
        <div className={styles.main}>
          <div className={styles.route}>
            <Emblem id={request.gameId} className={styles.emblem} />
            <p>
              <small>{t('status:ticket.account')}</small>
              <b>{name}</b>
            </p>
            <span className={styles.line} aria-hidden="true" />
            <p>
              <small>{t('status:ticket.now')}</small>
              <b>{t(`status:names.${request.status}`)}</b>
            </p>
          </div>
          <Clock request={request} stage={stage} now={now} />
          <HourCells receivedAt={request.receivedAt} now={request.decidedAt ?? now} />
          <RequestTimeline request={request} stage={stage} />
        </div>
      </Ticket>
    </article>
  );
}

function Clock({
  request,
  stage,
  now,
}: {
  readonly request: FollowedRequest;
  readonly stage: Stage;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const { receivedAt, deadline, decidedAt } = request;
  const shown = decidedAt
    ? duration(receivedAt, decidedAt)
    : stage === 'pending'
      ? duration(now, deadline)
      : undefined;
  const title = decidedAt ? 'answeredIn' : stage === 'pending' ? 'left' : 'over';
  return (
    <div className={styles.clock}>
      <div>
        <h2 className={styles.clockTitle}>{t(`status:page.${title}`)}</h2>
        <p className="muted">{t('status:page.leftText')}</p>
      </div>
      {shown ? (
        <p className={`figure ${styles.time}`}>{t('status:page.duration', { ...shown })}</p>
      ) : (
        <ButtonLink href={brand.phoneHref}>
          <NoBreak part={brand.phone}>{t('status:call')}</NoBreak>
        </ButtonLink>
      )}
    </div>
  );
}
