import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import { showPesos, usePesosShown } from '../../browser/pesos-choice';
import { paths } from '../../config/paths';
import { useLoanConditions } from '../../data/use-loan-conditions';
import { isRecent, toPesos } from '../../domain/loan/reference-rate';
import { areValid, formatLoanAmount } from '../../domain/loan/terms';
import { loan as loanCopy } from '../../i18n/es/loan-example';
import { formatDate } from '../../i18n/format';
import { useLanguage, usePageCopy } from '../../i18n/use-language';
import { Link } from '../../ui/button/link';
import styles from './deferred-parts.module.css';

/**
 * A value in pesos at the bank's reference rate, and a switch that hides all of them. Nothing where
 * there is no recent rate.
 */
export function Pesos({
  cents,
  hasSwitch = cents === undefined,
}: {
  readonly cents?: number;
  readonly hasSwitch?: boolean;
}) {
  usePageCopy({ loan: loanCopy });
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isShown = usePesosShown();
  const reference = useLoanConditions().conditions?.reference;
  if (!reference || !isRecent(reference, bankNow())) return null;
  return (
    <span className={`no-print ${styles.pesos} number`}>
      {isShown && cents !== undefined && (
        <span>
          {t('loan:inPesos', {
            amount: formatLoanAmount(toPesos(cents, reference)),
            date: formatDate(reference.enteredAt, 'dayMonth', language),
          })}
        </span>
      )}
      {hasSwitch && (
        <button type="button" className={styles.switch} onClick={() => showPesos(!isShown)}>
          {t(isShown ? 'loan:hidePesos' : 'loan:showPesos')}
        </button>
      )}
    </span>
  );
}

/** A link to the example of a loan, while its terms count. */
export function LoanLink() {
  usePageCopy({ loan: loanCopy });
  const { t } = useTranslation();
  const { conditions } = useLoanConditions();
  if (!conditions || !areValid(conditions.terms, bankNow())) return null;
  return (
    <Link className="link" to={paths.loan}>
      {t('loan:link')}
    </Link>
  );
}
