import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { deadline, type LoanRequest, reference } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { Emblem } from '../../../ui/art/emblem';
import { ButtonLink } from '../../../ui/button/button';
import { NoBreak } from '../../../ui/no-break';
import { Ticket, TicketValue } from '../../../ui/paper/ticket';
import { ReceiptEnd } from '../receipt/receipt-end';
import { RequestLines } from '../receipt/request-lines';
import { valueWords } from '../receipt/value-words';
import { duration, type Stage } from '../verification';
import styles from './boarding-pass.module.css';
import { HourCells } from './hour-cells';
import { RequestTimeline } from './request-timeline';

/** The request as a boarding pass: where it stands, the 72 hours, and what was sent. */
export function BoardingPass({
  request,
  stage,
  now,
}: {
  readonly request: LoanRequest;
  readonly stage: Stage;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const name = findCalculator(request.gameId)?.name ?? request.gameId;
  const number = reference(request);
  return (
    <article aria-label={t('status:ticket.label')}>
      <Ticket
        className={styles.boardingPass}
        stub={
          <>
            <p className={`${styles.head} ${styles.headStub} number`}>{number}</p>
            <div className={styles.stub}>
              <h2 className={styles.valueTitle}>{t('status:ticket.value')}</h2>
              <TicketValue>{valueWords(request.value, t)}</TicketValue>
              <RequestLines request={request} />
              <div className={styles.end}>
                <ReceiptEnd request={request} />
              </div>
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
          <HourCells receivedAt={request.receivedAt} now={request.decision?.decidedAt ?? now} />
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
  readonly request: LoanRequest;
  readonly stage: Stage;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const { receivedAt, decision } = request;
  const shown = decision
    ? duration(receivedAt, decision.decidedAt)
    : stage === 'pending'
      ? duration(now, deadline(receivedAt))
      : undefined;
  const title = decision ? 'answeredIn' : stage === 'pending' ? 'left' : 'over';
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
