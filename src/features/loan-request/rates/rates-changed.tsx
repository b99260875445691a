import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../domain/quote';
import type { Rates } from '../../../domain/rates';
import { ratesChangedWords } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import type { EstimateAgain } from './use-estimate-again';

/** Says that the quote's rates are over, and estimates again in place. */
export function RatesChanged({
  quote,
  rates,
  refused,
  again: { estimateAgain, estimating, failure },
}: {
  readonly quote: Quote;
  readonly rates: Rates;
  /** The bank has refused the quote, so the visitor waits for an answer. */
  readonly refused: boolean;
  readonly again: EstimateAgain;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isKnown = rates.version !== quote.ratesVersion;
  return (
    <Note tone={refused ? 'error' : 'warning'}>
      <p>
        {refused && <b>{t('request:failed.title')} </b>}
        {isKnown ? ratesChangedWords(rates, language, t) : t('failures:rates-changed')}{' '}
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
