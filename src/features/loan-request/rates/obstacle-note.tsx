import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../domain/money';
import { MAX_REQUEST_VALUE, type Quote } from '../../../domain/quote';
import type { Rates } from '../../../domain/rates/rates';
import { Note } from '../../../ui/feedback/note';
import { NewValue } from './new-value';
import { RatesChanged } from './rates-changed';
import type { EstimateAgain } from './use-estimate-again';

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
