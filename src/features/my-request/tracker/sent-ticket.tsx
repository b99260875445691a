import { useTranslation } from 'react-i18next';
import { dollarsOr } from '../../../domain/money';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import { Ticket, TicketValue } from '../../../ui/paper/ticket';
import { GivenConsents, Holder } from '../parts/given-consents';
import { RequestLines } from '../parts/request-lines';
import styles from './sent-ticket.module.css';

/** The sent data of a request with a code: only its sender sees this. */
export function SentTicket({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  return (
    <section className={styles.sentTicket} aria-label={t('status:ticket.sent')}>
      <Ticket
        stubFirst
        stub={
          <div className={styles.value}>
            <h2>{t('status:ticket.value')}</h2>
            <TicketValue>{dollarsOr(t('status:notRecorded'), request.value)}</TicketValue>
            <div className={styles.pesos}>
              {request.value !== undefined && (
                <DeferredPart name="Pesos" cents={request.value} hasSwitch />
              )}
            </div>
            <p>{t('status:notTheLoan')}</p>
          </div>
        }
      >
        <div className={styles.lines}>
          <RequestLines request={request} />
          <GivenConsents request={request} />
          <Holder request={request} />
        </div>
      </Ticket>
    </section>
  );
}
