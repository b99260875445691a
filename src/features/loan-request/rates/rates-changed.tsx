import { useTranslation } from 'react-i18next';
import type { Rates } from '../../../domain/rates/rates';
import { ratesChangedWords } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import type { EstimateAgain } from './use-estimate-again';

/** Says that the quote's rates are over, and estimates again in place. */
export function RatesChanged({
  rates,
  refused,
  again: { estimateAgain, estimating, failure },
}: {
  /** Those that took the place of the quote's, once they are known. */
  readonly rates: Rates | undefined;
  /** The bank has refused the quote, so the visitor waits for an answer. */
  readonly refused: boolean;
  readonly again: EstimateAgain;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Note tone={refused ? 'error' : 'warning'}>
      <p>
        {refused && <b>{t('request:failed.title')} </b>}
        {rates ? ratesChangedWords(rates, language, t) : t('failures:rates-changed')}{' '}
        {t('request:failed.kept')}
      </p>
      <div className="actions">
        <Button
          look="ink"
          aria-disabled={estimating}
          onClick={() => !estimating && void estimateAgain()}
        >
          {t(estimating ? 'request:rates.estimating' : 'request:rates.again')}
        </Button>
      </div>
      {failure && <p role="alert">{t(`failures:${failure}`)}</p>}
    </Note>
  );
}
