import { useTranslation } from 'react-i18next';
import { estimate } from '../../../domain/estimate';
import { provenShare } from '../../../domain/proof';
import { type Rates, withRates } from '../../../domain/rates/rates';
import { formatDate, formatPercent } from '../../../i18n/format';
import { type ReceiptRow, receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { ReceiptRows } from '../../../ui/paper/receipt';
import { type LinesOf, QuantityLines } from './quantity-lines';
import styles from './request-lines.module.css';

/** The receipt of a request at its rates; only the quantities if the rates give another value. */
export function LinesAtRates({ rates, ...of }: LinesOf & { readonly rates: Rates }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const estimated = estimate(withRates(of.calculator, rates), of.answers);
  if (estimated.value !== of.value)
    return <QuantityLines {...of}>{t('status:lines.unknownRates')}</QuantityLines>;
  const lines = estimated.lines.filter(({ answer }) => answer > 0);
  const rows = receiptRows({ ...estimated, lines }, language, t, of.proven?.lines);
  return (
    <>
      <ReceiptRows rows={rows.map((row) => withoutNote(row, of.shares))} />
      {of.proven && (
        <p className={styles.note}>
          {t('status:proof.share', {
            share: formatPercent(provenShare(estimated, of.proven.lines)),
            date: formatDate(of.proven.provenAt, 'date', language),
          })}
        </p>
      )}
    </>
  );
}

/** A line without its note on one more, and without its share if that is not drawn. */
function withoutNote({ note: _, ...row }: ReceiptRow, shares: boolean) {
  if (shares) return row;
  const { share, shareText, ...plain } = row;
  return plain;
}
