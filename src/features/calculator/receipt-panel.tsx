import './receipt-panel.css';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../domain/calculator';
import { estimate } from '../../domain/estimate';
import { formatDollars } from '../../domain/money';
import { formatDate } from '../../i18n/format';
import { receiptRows } from '../../i18n/receipt-words';
import { useLanguage } from '../../i18n/use-language';
import { ReceiptRows } from '../../ui/receipt';
import type { Calculation } from './calculation';

/** Characters of a figure that fit in the largest type, as in US$1,234.50. */
const LONG_FIGURE = 12;

function Figure({ text }: { readonly text: string }) {
  const long = text.length >= LONG_FIGURE;
  return (
    <span className={long ? 'printer__figure printer__figure--long' : 'printer__figure'}>
      {text}
    </span>
  );
}

/** The printer: empty, printing line by line, or with a receipt that an edit has overtaken. */
export function ReceiptPanel({
  calculator,
  calculation: { quote, estimatedAt, fresh },
}: {
  readonly calculator: Calculator;
  readonly calculation: Calculation;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <section className="printer" aria-labelledby="receipt-title">
      <div className="printer__slot" aria-hidden="true" />
      <div className="printer__feed">
        <div className="printer__paper torn" key={estimatedAt?.getTime()}>
          <div className="printer__head">
            <h2 className="printer__title" id="receipt-title">
              {t('calculator.receipt.title')}
            </h2>
            {estimatedAt && <span>{formatDate(estimatedAt, 'date', language)}</span>}
          </div>
          {quote ? (
            <>
              {!fresh && <p className="printer__stale">{t('calculator.receipt.stale')}</p>}
              <ReceiptRows rows={receiptRows(estimate(calculator, quote.answers), language, t)} />
              <p className={fresh ? 'printer__total' : 'printer__total printer__total--stale'}>
                <span className="printer__total-label">{t('calculator.receipt.total')}</span>
                <Figure text={formatDollars(quote.value)} />
              </p>
            </>
          ) : (
            <div className="printer__empty">
              <p className="printer__empty-title">{t('calculator.receipt.empty')}</p>
              <p>{t('calculator.receipt.emptyHint')}</p>
              <div className="printer__blank" aria-hidden="true" />
            </div>
          )}
          <p className="printer__say">{t('calculator.receipt.notTheLoan')}</p>
        </div>
      </div>
    </section>
  );
}
