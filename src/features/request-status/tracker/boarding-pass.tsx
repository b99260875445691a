import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { deadline, type LoanRequest, reference } from '../../../domain/loan-request';
import { findCalculator } from '../../../games';
import { ButtonLink } from '../../../ui/button';
import { Emblem } from '../../../ui/emblem';
import { NoBreak } from '../../../ui/no-break';
import { Ticket, TicketValue } from '../../../ui/ticket';
import { RequestLines } from '../receipt/request-lines';
import { valueWords } from '../receipt/value-words';
import { duration, type Stage } from '../verification';
import { HourCells } from './hour-cells';
import { RequestTimeline } from './request-timeline';
import './boarding-pass.css';

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
  const number = reference(request.id);
  return (
    <article aria-label={t('status:ticket.label')}>
      <Ticket
        className="boarding-pass"
        stub={
          <>
            <p className="boarding-pass__head boarding-pass__head--stub number">{number}</p>
            <div className="boarding-pass__stub">
              <h2 className="boarding-pass__value-title">{t('status:ticket.value')}</h2>
              <TicketValue>{valueWords(request.value, t)}</TicketValue>
              <RequestLines request={request} />
              <div className="boarding-pass__end">
                <div className="barcode" aria-hidden="true" />
                <p className="boarding-pass__holder number">
                  <span>{number}</span>
                  <span>{request.applicant.name}</span>
                </p>
              </div>
            </div>
          </>
        }
      >
        <p className="boarding-pass__head">
          <span>{t('status:ticket.kind')}</span>
          <span className="boarding-pass__number number">{number}</span>
        </p>
        <div className="boarding-pass__main">
          <div className="boarding-pass__route">
            <Emblem id={request.gameId} className="boarding-pass__emblem" />
            <p>
              <small>{t('status:ticket.account')}</small>
              <b>{name}</b>
            </p>
            <span className="boarding-pass__line" aria-hidden="true" />
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
    <div className="boarding-pass__clock">
      <div>
        <h2 className="boarding-pass__clock-title">{t(`status:page.${title}`)}</h2>
        <p className="muted">{t('status:page.leftText')}</p>
      </div>
      {shown ? (
        <p className="figure boarding-pass__time">{t('status:page.duration', { ...shown })}</p>
      ) : (
        <ButtonLink href={brand.phoneHref}>
          <NoBreak part={brand.phone}>{t('status:call')}</NoBreak>
        </ButtonLink>
      )}
    </div>
  );
}
