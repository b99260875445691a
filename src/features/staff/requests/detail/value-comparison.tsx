import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/loan-request';
import { formatDollars } from '../../../../domain/money';
import { Note } from '../../../../ui/feedback/note';
import { formatValue } from '../format-value';
import { recompute } from './recompute';
import styles from './value-comparison.module.css';

/** The value that was sent, the value of the same answers now, and why they differ. */
export function ValueComparison({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const recomputed = recompute(request);
  return (
    <>
      <dl className={styles.valueComparison}>
        <div>
          <dt>{t('requests.detail.valueSent')}</dt>
          <dd className="number">{formatValue(request.value, t)}</dd>
        </div>
        <div>
          <dt>{t('requests.detail.valueNow')}</dt>
          <dd className="number">
            {recomputed
              ? formatDollars(recomputed.estimate.value)
              : t('requests.detail.unknownValue')}
          </dd>
        </div>
      </dl>
      {!recomputed && (
        <Note tone="warning">
          {t(request.answers ? 'requests.detail.unknownGame' : 'requests.detail.noAnswers')}
        </Note>
      )}
      {recomputed?.discrepancy === 'mismatch' && (
        <Note tone="error">
          {t('requests.detail.mismatch', { value: formatDollars(recomputed.estimate.value) })}
        </Note>
      )}
      {recomputed?.discrepancy === 'unknown-rates' && (
        <Note tone="error">
          {t('requests.detail.unknownRates', {
            version: request.ratesVersion,
            value: formatDollars(recomputed.estimate.value),
          })}
        </Note>
      )}
      {recomputed?.discrepancy === 'other-rates' && (
        <Note tone="info">
          {t('requests.detail.otherRates', {
            sent: request.ratesVersion,
            now: recomputed.ratesVersion,
          })}
        </Note>
      )}
    </>
  );
}
