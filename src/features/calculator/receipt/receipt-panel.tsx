import './receipt-panel.css';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../domain/money';
import { formatDate } from '../../../i18n/format';
import { receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { ReceiptRows } from '../../../ui/receipt';
import type { Calculation } from '../calculation';
import { RECEIPT_ID } from './show-receipt';

function Figure({ text }: { readonly text: string }) {
  // The CSS sizes the figure so that all characters fit on one line.
  const fit = { '--characters': text.length } as CSSProperties;
  return (
    <span className="printer__figure" style={fit}>
      {text}
    </span>
  );
}

/** The printer: empty, printing line by line, or with a receipt that an edit has made stale. */
export const ReceiptPanel = memo(function ReceiptPanel({
  quote,
  estimatedAt,
  fresh,
}: {
  readonly quote: Calculation['quote'];
  readonly estimatedAt: Calculation['estimatedAt'];
  readonly fresh: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <section className="printer" id={RECEIPT_ID} tabIndex={-1} aria-labelledby="receipt-title">
      <div className="printer__slot" aria-hidden="true" />
      <div className="printer__feed">
        <div className="printer__paper torn" key={estimatedAt?.getTime()}>
          <div className="printer__head">
            <h2 className="printer__title" id="receipt-title">
              {t('calculator:receipt.title')}
            </h2>
            {estimatedAt && <span>{formatDate(estimatedAt, 'date', language)}</span>}
          </div>
          {quote ? (
            <>
              {!fresh && <p className="printer__stale">{t('calculator:receipt.stale')}</p>}
              <ReceiptRows rows={receiptRows(quote.estimate, language, t)} />
              <p className={fresh ? 'printer__total' : 'printer__total printer__total--stale'}>
                <span className="printer__total-label">{t('calculator:receipt.total')}</span>
                <Figure text={formatDollars(quote.value)} />
              </p>
            </>
          ) : (
            <div className="printer__empty">
              <p className="printer__empty-title">{t('calculator:receipt.empty')}</p>
              <p>{t('calculator:receipt.emptyHint')}</p>
              <div className="printer__blank" aria-hidden="true" />
            </div>
          )}
          <p className="printer__say">{t('calculator:receipt.notTheLoan')}</p>
        </div>
      </div>
    </section>
  );
});
