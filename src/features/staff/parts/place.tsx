import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { isEverElsewhere } from '../../../i18n/format';

/** Says where days and hours are counted, in a browser elsewhere. */
export function Place({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('staff');
  return isEverElsewhere(bankNow()) && <p className={className}>{t('place')}</p>;
}
