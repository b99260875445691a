import { useTranslation } from 'react-i18next';
import { percentText } from '../../../../domain/percent';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { takesChallenge } from '../../../../games/list';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { ProofBar } from '../../../../ui/paper/proof-bar';
import styles from './proof-summary.module.css';

/** How much of a request's value is proven, when, and with which account. */
export function ProofSummary({ request: { gameId, proven } }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (!proven)
    return takesChallenge(gameId) ? null : (
      <p className={styles.none}>{t('requests.proofs.none')}</p>
    );
  const { percent, account, name, provenAt } = proven;
  return (
    <div className={`stack gap-8 ${styles.proofSummary}`}>
      {percent !== undefined && (
        <>
          <p>
            <strong>{percentText(percent, language)}</strong> {t('requests.proofs.share')}
          </p>
          <ProofBar share={percent / 100} />
        </>
      )}
      <p className="number">
        {t('requests.proofs.verdict', {
          date: formatDate(provenAt, 'longDate', language),
          account: name === undefined ? account : `${name} (${account})`,
        })}
      </p>
    </div>
  );
}
