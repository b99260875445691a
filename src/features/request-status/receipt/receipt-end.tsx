import { type LoanRequest, reference } from '../../../domain/request/loan-request';
import styles from './receipt-end.module.css';

/** The end of a receipt: a barcode, the request's number and who sent it. */
export function ReceiptEnd({ request }: { readonly request: LoanRequest }) {
  return (
    <>
      <div className="barcode" aria-hidden="true" />
      <p className={`${styles.holder} number`}>
        <span>{reference(request)}</span>
        <span>{request.applicant.name}</span>
      </p>
    </>
  );
}
