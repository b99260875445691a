import { useTranslation } from 'react-i18next';
import type { Estimate } from '../../../../domain/estimate';
import { provenShare } from '../../../../domain/proof';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { takesChallenge } from '../../../../games/list';
import { formatDate, formatPercent } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { ProofBar } from '../../../../ui/paper/proof-bar';
import styles from './proof-summary.module.css';

/**
 * How much of a request's value is proven, when, and with which account. The verdict stays when the
 * publisher's facts have expired.
 */
export function ProofSummary({
  request: { gameId, proven },
  estimate,
}: {
  readonly request: LoanRequest;
  /** The whole of which the shares are parts; undefined while the rates are unknown. */
  readonly estimate: Estimate | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (!proven)
    return takesChallenge(gameId) ? null : (
      <p className={styles.none}>{t('requests.proofs.none')}</p>
    );
  const share = estimate && provenShare(estimate, proven.lines);
  return (
    <div className={styles.proofSummary}>
      {share !== undefined && (
        <>
          <p>
            <strong>{formatPercent(share, language)}</strong> {t('requests.proofs.share')}
          </p>
          <ProofBar share={share} />
        </>
      )}
      <p className="number">
        {t('requests.proofs.verdict', {
          count: proven.lines.length,
          date: formatDate(proven.provenAt, 'longDate', language),
          account: proven.account,
        })}
      </p>
    </div>
  );
}
