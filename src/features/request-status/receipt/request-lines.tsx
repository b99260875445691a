import { useTranslation } from 'react-i18next';
import { estimate } from '../../../domain/estimate';
import type { LoanRequest } from '../../../domain/loan-request';
import { findCalculator } from '../../../games';
import { givenRows } from '../../../i18n/given-rows';
import { type ReceiptRow, receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { DefinitionList } from '../../../ui/data/definition-list';
import { ReceiptRows } from '../../../ui/data/receipt';
import styles from './request-lines.module.css';

/**
 * What a request's value came from: the receipt as it was when the rates are still the same, the
 * quantities alone when they are not. `shares` draws the part of each line.
 */
export function RequestLines({
  request,
  shares = false,
}: {
  readonly request: LoanRequest;
  readonly shares?: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const calculator = findCalculator(request.gameId);
  if (!calculator) return <p className={styles.note}>{t('status:lines.unknownGame')}</p>;

  const { answers } = request;
  if (!answers) return <p className={styles.note}>{t('status:lines.none')}</p>;
  const estimated = estimate(calculator, answers);
  if (request.ratesVersion === calculator.ratesVersion && request.value === estimated.value) {
    const lines = estimated.lines.filter(({ answer }) => answer > 0);
    const rows = receiptRows({ ...estimated, lines }, language, t);
    return <ReceiptRows rows={rows.map((row) => withoutNote(row, shares))} />;
  }
  return (
    <>
      <DefinitionList
        className={styles.requestLines}
        rows={givenRows(calculator, answers, language, t)}
      />
      <p className={styles.note}>{t('status:lines.otherRates')}</p>
    </>
  );
}

/** A line without what one more would add, and without its share where that is not drawn. */
function withoutNote({ note: _, ...row }: ReceiptRow, shares: boolean) {
  if (shares) return row;
  const { share, shareText, ...plain } = row;
  return plain;
}
