import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { ProofMark } from '../../../../ui/paper/proof-mark';

/** How many lines of a request in the queue are proven; nothing if none is. */
export function RowMark({ request: { proven } }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  if (!proven) return null;
  return <ProofMark isProven>{t('requests.proofs.row', { count: proven.lines.length })}</ProofMark>;
}
