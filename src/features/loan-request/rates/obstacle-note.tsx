import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../domain/money';
import { MAX_REQUEST_VALUE, type Quote } from '../../../domain/quote';
import type { Rates } from '../../../domain/rates/rates';
import { ratesChangedWords } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { focusOn } from '../../../ui/feedback/focus-on';
import { Note } from '../../../ui/feedback/note';
import type { EstimateAgain } from './use-estimate-again';

/** The value before and after estimating again. It takes the focus, because the button is gone. */
function NewValue({ replaced, quote }: { readonly replaced: Quote; readonly quote: Quote }) {
  const { t } = useTranslation();
  return (
    <Note tone="info">
      <p ref={focusOn} tabIndex={-1}>
        {t('request:rates.newValue', {
          before: formatDollars(replaced.value),
          after: formatDollars(quote.value),
        })}
      </p>
    </Note>
  );
}

/** Says that the quote's rates are over, and estimates again in place. */
function RatesChanged({
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
        {t('failures:kept')}
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

/** Why the rates keep the quote from being sent; empty if they do not. */
export function ObstacleNote({
  quote,
  rates,
  refused,
  again,
}: {
  readonly quote: Quote;
  readonly rates: Rates | undefined;
  readonly refused: boolean;
  readonly again: EstimateAgain;
}) {
  const { t } = useTranslation();
  const { obstacle, replaced } = again;
  if (obstacle === 'rates') return <RatesChanged rates={rates} refused={refused} again={again} />;
  return (
    <>
      {replaced && <NewValue key={quote.ratesVersion} replaced={replaced} quote={quote} />}
      {obstacle && (
        <Note tone="error">
          {t(`calculator:obstacle.${obstacle}`, { max: formatDollars(MAX_REQUEST_VALUE) })}
        </Note>
      )}
    </>
  );
}
