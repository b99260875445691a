import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dollarsOr } from '../../../domain/money';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { gameName } from '../../../games/list';
import { formatDate, formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { Facts } from '../../../ui/data/facts';
import { NoBreak } from '../../../ui/data/no-break';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import { Ticket, TicketValue } from '../../../ui/paper/ticket';
import { closedAt, type FollowedRequest } from '../parts/followed-request';
import { RequestCode } from '../parts/request-code';
import { RequestLines } from '../parts/request-lines';
import { ReceiptEnd } from '../parts/request-receipt';
import { duration, type Stage } from '../parts/verification';
import styles from './boarding-pass.module.css';
import { Outcome } from './outcome';

/** The state of a request: on its way to an answer, or stamped with the answer and its date. */
function PassStatus({ request }: { readonly request: FollowedRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { state, atBank } = request;
  const closed = atBank?.at ?? closedAt(request);
  const name = t(`status:names.${state}`);
  if (closed)
    return (
      <p className={styles.stamp} data-status={state}>
        <b>{name}</b>
        <time className="number" dateTime={closed.toISOString()}>
          {formatTime(closed, 'fullMoment', language)}
        </time>
      </p>
    );
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <p>
        <small>{t('status:ticket.now')}</small>
        <b className={state === 'information' ? styles.yours : undefined}>{name}</b>
      </p>
    </>
  );
}

/** When a closed request was sent and closed, and how long the bank took. Nothing while it is open. */
function StubFacts({ request }: { readonly request: FollowedRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { receivedAt, decidedAt, atBank, withdrawnAt, lapsedAt } = request;
  const closed = closedAt(request);
  if (!closed) return null;
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);
  const took = duration(request.clockFrom, decidedAt ?? closed);
  const name = withdrawnAt ? 'withdrawn' : lapsedAt ? 'lapsed' : 'unanswered';
  const rows = [
    { label: t('status:facts.sent'), text: moment(receivedAt) },
    ...(decidedAt ? [{ label: t('status:facts.decided'), text: moment(decidedAt) }] : []),
    ...(closed === decidedAt ? [] : [{ label: t(`status:facts.${name}`), text: moment(closed) }]),
    ...(atBank ? [{ label: t(`status:names.${atBank.kind}`), text: moment(atBank.at) }] : []),
    ...(decidedAt
      ? [{ label: t('status:facts.took'), text: t('status:page.duration', { ...took }) }]
      : []),
  ];
  return <Facts className={styles.stubFacts} rows={rows} />;
}

/** The sent data of a request without a code, with the children's words about it. */
function ValueStub({
  request,
  children,
}: {
  readonly request: LoanRequest;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.valueStub}>
      <h2 className={styles.valueTitle}>{t('status:ticket.value')}</h2>
      <TicketValue>{dollarsOr(t('status:notRecorded'), request.value)}</TicketValue>
      <div className={styles.pesos}>
        {request.value !== undefined && (
          <DeferredPart name="Pesos" cents={request.value} hasSwitch />
        )}
      </div>
      <RequestLines request={request} />
      {children}
      <div className={styles.end}>
        <ReceiptEnd request={request} />
      </div>
    </div>
  );
}

/**
 * The request as a boarding pass: its state and the meaning of it. Its stub carries the code, or
 * the sent data if there is none. The children are the actions.
 */
export function BoardingPass({
  request,
  sent,
  stage,
  now,
  children,
}: {
  readonly request: FollowedRequest;
  /** Only for one's own request. */
  readonly sent?: LoanRequest;
  readonly stage: Stage;
  readonly now: Date;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const name = gameName(request.gameId);
  const number = request.reference;
  return (
    <article aria-label={t('status:ticket.label')}>
      <Ticket
        className={`${styles.boardingPass} ${request.code ? styles.withCode : ''}`}
        stub={
          <>
            <p className={`${styles.head} ${styles.headStub} number`}>
              <NoBreak>{number}</NoBreak>
            </p>
            <div className={styles.stub}>
              {request.code ? (
                <RequestCode code={request.code}>
                  <StubFacts request={request} />
                </RequestCode>
              ) : (
                sent && (
                  <ValueStub request={sent}>
                    <StubFacts request={request} />
                  </ValueStub>
                )
              )}
            </div>
          </>
        }
      >
        <p className={styles.head}>
          <span>{t('status:ticket.kind')}</span>
          <span className={`${styles.number} number`}>
            <NoBreak>{number}</NoBreak>
          </span>
        </p>
        <div className={styles.main}>
          <div className={styles.route} data-closed={closedAt(request) ? '' : undefined}>
            <Emblem id={request.gameId} className={styles.emblem} />
            <p>
              <small>{t('status:ticket.account')}</small>
              <b>{name}</b>
            </p>
            <PassStatus request={request} />
          </div>
          <Outcome request={request} stage={stage} now={now}>
            {children}
          </Outcome>
        </div>
      </Ticket>
    </article>
  );
}
