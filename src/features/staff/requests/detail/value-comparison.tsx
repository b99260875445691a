import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/loan-request';
import { formatDollars } from '../../../../domain/money';
import { Note } from '../../../../ui/note';
import { valueWords } from '../value-words';
import { recompute } from './recompute';

/** The value that was sent beside the value of the same inputs now, and what to make of it. */
export function ValueComparison({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const recomputed = recompute(request);
  return (
    <>
      <dl className="value-comparison">
        <div>
          <dt>{t('requests.detail.valueSent')}</dt>
          <dd className="number">{valueWords(request.value, t)}</dd>
        </div>
        <div>
          <dt>{t('requests.detail.valueNow')}</dt>
          <dd className="number">
            {recomputed ? formatDollars(recomputed.now.value) : t('requests.detail.unknownValue')}
          </dd>
        </div>
      </dl>
      {!recomputed && (
        <Note tone="warning">
          {t(request.answers ? 'requests.detail.unknownGame' : 'requests.detail.noAnswers')}
        </Note>
      )}
      {recomputed?.doubt === 'mismatch' && (
        <Note tone="error">
          {t('requests.detail.mismatch', { value: formatDollars(recomputed.now.value) })}
        </Note>
      )}
      {recomputed?.doubt === 'unknown-rates' && (
        <Note tone="error">
          {t('requests.detail.unknownRates', {
            version: request.ratesVersion,
            value: formatDollars(recomputed.now.value),
          })}
        </Note>
      )}
      {recomputed?.doubt === 'other-rates' && (
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
