import { useTranslation } from 'react-i18next';
import { rates as ratesCopy } from '../../../i18n/es/rates';
import { ratesChangedWords } from '../../../i18n/rates-words';
import { useLanguage, usePageCopy } from '../../../i18n/use-language';
import type { KnownRates } from './known-rates';

/** Says that other rates have replaced those of the estimate. */
export function ChangedWords({ known: { rates } }: { readonly known: KnownRates }) {
  usePageCopy({ rates: ratesCopy });
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ratesChangedWords(rates, language, t);
}
