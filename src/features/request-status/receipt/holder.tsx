import { type LoanRequest, reference } from '../../../domain/request/loan-request';
import styles from './holder.module.css';

/** A request's number and who sent it. */
export function Holder({ request }: { readonly request: LoanRequest }) {
  return (
    <p className={`${styles.holder} number`}>
      <span>{reference(request)}</span>
      <span>{request.applicant.name}</span>
    </p>
  );
}
