import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../domain/money';
import { percentText } from '../../../domain/percent';
import type { ShownProof } from '../../../domain/proof';
import { provenPercent } from '../../../domain/proven-percent';
import { formatDate } from '../../../i18n/format';
import { receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import { ProofBar } from '../../../ui/paper/proof-bar';
import { ReceiptRows } from '../../../ui/paper/receipt';
import { type Calculation, estimateState } from '../calculation';
import type { KnownRates } from '../rates/known-rates';
import type { Live } from '../rates/use-rates';
import styles from './receipt-panel.module.css';
import { RECEIPT_ID } from './value-bar';

function Figure({ text }: { readonly text: string }) {
  // The CSS sizes the figure so that all characters fit on one line.
  const fit = { '--characters': text.length } as CSSProperties;
  return (
    <span className={styles.figure} style={fit}>
      {text}
    </span>
  );
}

/** How much of the value is proven, in whole per cent, and how much is declared. */
function ProofShare({ percent }: { readonly percent: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className={styles.share}>
      <p>
        <strong>{percentText(percent, language)}</strong> {t('proof:line.shareProven')}
      </p>
      <p className={styles.declared}>
        <strong>{percentText(100 - percent, language)}</strong> {t('proof:line.shareDeclared')}
      </p>
      <ProofBar share={percent / 100} />
    </div>
  );
}

/**
 * The printing machine: empty, printing line by line, or with a receipt that an edit or other rates
 * have made stale. News that arrive unasked stand under the total, so that they move no line.
 */
export const ReceiptPanel = memo(function ReceiptPanel({
  quote,
  estimatedAt,
  fresh,
  shown,
  known,
  live,
}: {
  readonly quote: Calculation['quote'];
  readonly estimatedAt: Calculation['estimatedAt'];
  readonly fresh: boolean;
  /** The proof that the lines are shown with. */
  readonly shown: ShownProof | undefined;
  readonly known: KnownRates;
  readonly live: Live | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const state = estimateState({ ...(quote && { quote }), fresh }, known.calculator.ratesVersion);
  return (
    <section
      className={styles.printer}
      id={RECEIPT_ID}
      tabIndex={-1}
      aria-labelledby="receipt-title"
    >
      <div className={styles.feed}>
        <div className={`${styles.paper} torn`} key={estimatedAt?.getTime()}>
          <div className={`paper-head ${styles.head}`}>
            <h2 className={styles.title} id="receipt-title">
              {t('calculator:receipt.title')}
            </h2>
            {estimatedAt && <span>{formatDate(estimatedAt, 'date', language)}</span>}
          </div>
          {quote ? (
            <>
              {state === 'stale' && <p className={styles.stale}>{t('calculator:receipt.stale')}</p>}
              <ReceiptRows
                rows={receiptRows(quote.estimate, language, t, shown)}
                shareOf={t('calculator:receipt.shareOf')}
              />
              {shown && <ProofShare percent={provenPercent(quote.estimate, shown.lines)} />}
              <p
                className={
                  state === 'fresh' ? styles.total : `${styles.total} ${styles.totalStale}`
                }
              >
                <span className={styles.totalLabel}>{t('calculator:receipt.total')}</span>
                <Figure text={formatDollars(quote.value)} />
                <span className={styles.pesos}>
                  <DeferredPart name="Pesos" cents={quote.value} hasSwitch />
                </span>
              </p>
              {state === 'rates' && live && (
                <p className={styles.stale}>
                  <live.ChangedWords known={known} />
                </p>
              )}
            </>
          ) : (
            <div className={styles.empty}>
              <p className={styles.emptyTitle}>{t('calculator:receipt.empty')}</p>
              <p>{t('calculator:receipt.emptyHint')}</p>
              <div className={styles.blank} aria-hidden="true" />
            </div>
          )}
          <p className={styles.say}>
            {shown && `${t('proof:line.say')} `}
            {t('calculator:receipt.notTheLoan')}
          </p>
          {known.failure && (
            <p className={styles.say}>
              {live ? <live.UnreadWords known={known} /> : t('calculator:rates.unchecked')}
            </p>
          )}
        </div>
      </div>
    </section>
  );
});
