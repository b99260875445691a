import { useTranslation } from 'react-i18next';
import { rates as ratesCopy } from '../../../i18n/es/rates';
import { momentWords } from '../../../i18n/rates-words';
import { useLanguage, usePageCopy } from '../../../i18n/use-language';
import type { KnownRates } from './known-rates';

/** Which rates are used because those in force could not be read, and why. */
export function UnreadWords({
  known: { calculator, seenAt, failure },
}: {
  readonly known: KnownRates;
}) {
  usePageCopy({ rates: ratesCopy });
  const { t } = useTranslation();
  const { language } = useLanguage();
  const why = failure === 'offline' ? 'offline' : 'unread';
  return seenAt
    ? t(`rates:${why}Seen`, { moment: momentWords(seenAt, language, t) })
    : t(`rates:${why}Never`, { version: calculator.ratesVersion });
}
