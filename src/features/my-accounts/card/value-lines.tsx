import { useTranslation } from 'react-i18next';
import type { Estimate } from '../../../domain/estimate';
import { receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import styles from './value-lines.module.css';

/** The lines that add something, the largest first, on the scale of all accounts. */
export function ValueLines({
  estimate,
  scale,
}: {
  readonly estimate: Estimate;
  /** Thousandths of a cent that a full bar is worth. */
  readonly scale: number;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = receiptRows(estimate, language, t).filter(
    ({ id, share }) => share !== undefined || id === 'rounding',
  );
  if (rows.length === 0) return <p className={styles.none}>{t('accounts:moved.nothing')}</p>;
  return (
    <dl className={styles.valueLines} aria-label={t('accounts:lines')}>
      {rows.map(({ id, label, amount, share }) => (
        <div key={id} className={styles.line}>
          <dt>{label}</dt>
          <dd className="number">{amount}</dd>
          {share !== undefined && (
            <dd className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * share * estimate.total) / scale} height="1" />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
