import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { LatePart } from '../../../ui/late-parts';
import { TicketValue } from '../../../ui/paper/ticket';
import { ReceiptEnd } from '../receipt/receipt-end';
import { RequestLines } from '../receipt/request-lines';
import { valueWords } from '../receipt/value-words';
import styles from './value-stub.module.css';

/** The sent data of a request without a code, with the children's words about it. */
export function ValueStub({
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
      <TicketValue>{valueWords(request.value, t)}</TicketValue>
      <div className={styles.pesos}>
        {request.value !== undefined && <LatePart name="Pesos" cents={request.value} hasSwitch />}
      </div>
      <RequestLines request={request} />
      {children}
      <div className={styles.end}>
        <ReceiptEnd request={request} />
      </div>
    </div>
  );
}
