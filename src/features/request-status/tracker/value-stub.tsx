import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { TicketValue } from '../../../ui/paper/ticket';
import { ReceiptEnd } from '../receipt/receipt-end';
import { RequestLines } from '../receipt/request-lines';
import { valueWords } from '../receipt/value-words';
import styles from './value-stub.module.css';

/** What was sent with a request that has no code. */
export function ValueStub({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  return (
    <div className={styles.valueStub}>
      <h2 className={styles.valueTitle}>{t('status:ticket.value')}</h2>
      <TicketValue>{valueWords(request.value, t)}</TicketValue>
      <RequestLines request={request} />
      <div className={styles.end}>
        <ReceiptEnd request={request} />
      </div>
    </div>
  );
}
