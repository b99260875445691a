import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { RequestCode } from '../code/request-code';
import { GivenConsents } from './given-consents';
import { Holder } from './holder';
import styles from './receipt-end.module.css';

/**
 * The end of a receipt: its code, or a barcode if it has none, the consents, its number and the
 * sender.
 */
export function ReceiptEnd({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  return (
    <>
      {request.code ? (
        <div className={styles.code}>
          <RequestCode code={request.code}>
            <p className={styles.keep}>{t('status:code.keep')}</p>
          </RequestCode>
        </div>
      ) : (
        <div className="barcode" aria-hidden="true" />
      )}
      <GivenConsents request={request} />
      <Holder request={request} />
    </>
  );
}
