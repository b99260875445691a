import { useTranslation } from 'react-i18next';
import { loadSeenRates } from '../../../data/kept/seen-rates';
import type { Calculator } from '../../../domain/calculator';
import { type Rates, ratesOf } from '../../../domain/rates/rates';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { LinesAtRates } from './lines-at-rates';
import { QuantityLines } from './quantity-lines';
import { ReadLines } from './read-lines';
import styles from './request-lines.module.css';

/** The rates of a version without a read: version 1, or those that this browser saw last. */
function knownRates(calculator: Calculator, version: number): Rates | undefined {
  const known = [ratesOf(calculator), loadSeenRates(calculator)?.rates];
  return known.find((rates) => rates?.version === version);
}

/**
 * The composition of a request's value: the receipt, or only the quantities while its rates are
 * unknown. `shares` draws the part of each line.
 */
export function RequestLines({
  request,
  shares = false,
}: {
  readonly request: LoanRequest;
  readonly shares?: boolean;
}) {
  const { t } = useTranslation();
  const { answers, ratesVersion } = request;
  const calculator = findCalculator(request.gameId);
  if (!calculator) return <p className={styles.note}>{t('status:lines.unknownGame')}</p>;
  if (!answers) return <p className={styles.note}>{t('status:lines.none')}</p>;

  const lines = { calculator, answers, value: request.value, shares, proven: request.proven };
  if (ratesVersion === undefined)
    return <QuantityLines {...lines}>{t('status:lines.unknownRates')}</QuantityLines>;
  const rates = knownRates(calculator, ratesVersion);
  return rates ? (
    <LinesAtRates {...lines} rates={rates} />
  ) : (
    <ReadLines {...lines} version={ratesVersion} />
  );
}
