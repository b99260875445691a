import { useTranslation } from 'react-i18next';
import { bank } from '../../../../bank/bank';
import type { SecondReason } from '../../../../domain/acts/signatures';
import type { Lending } from '../../../../domain/loan/lending';
import { formatLoanAmount } from '../../../../domain/loan/terms';
import { percentText } from '../../../../domain/percent';
import { useLanguage } from '../../../../i18n/use-language';

/** Why another person confirms an approval, in a sentence. */
export function useSecondWords(): (because: readonly SecondReason[], lending: Lending) => string {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (because, { forOne = 0 }) => {
    const share = percentText(`${Math.round(bank.lendingShare * 100)}`, language);
    const words = { amount: formatLoanAmount(forOne), share };
    const why = because.map((reason) => t(`requests.cases.lent.because.${reason}`, words));
    return t('requests.cases.lent.second', { why: why.join(', ') });
  };
}
