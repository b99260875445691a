import { useTranslation } from 'react-i18next';
import { percentText } from '../../../../domain/percent';
import { isPartProven } from '../../../../domain/proof';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useLanguage } from '../../../../i18n/use-language';
import { ProofMark } from '../../../../ui/paper/proof-mark';

/** How much of a request in the queue is proven; nothing if nothing counts. */
export function RowMark({ request: { proven } }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (!proven || !isPartProven(proven)) return null;
  const { percent } = proven;
  return (
    <ProofMark look="proven">
      {percent === undefined
        ? t('requests.proofs.proven')
        : t('requests.proofs.row', { share: percentText(percent, language) })}
    </ProofMark>
  );
}
