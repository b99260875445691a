import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { legal } from '../../bank/legal';
import { retentionDays } from '../../config/retention';
import { retentionText } from '../../i18n/retention-words';
import styles from './kept-table.module.css';

const KEPT = [
  'estimate',
  'request',
  'consents',
  'proofs',
  'tracker',
  'mails',
  'counts',
  'subscribers',
  'rest',
] as const;
const COLUMNS = ['why', 'who', 'until'] as const;

/**
 * The stored data with purpose, readers and period: a list with the words of each column beside it.
 */
export function KeptTable() {
  const { t } = useTranslation();
  const titleId = useId();
  const days = {
    withdrawn: retentionText(retentionDays.withdrawn, t),
    declined: retentionText(retentionDays.declined, t),
    approved: retentionText(retentionDays.approved, t),
    proofs: retentionText(retentionDays.proofs, t),
    mails: retentionText(retentionDays.mails, t),
    subscribers: retentionText(retentionDays.subscribers, t),
  };
  return (
    <section className={styles.kept} aria-labelledby={titleId}>
      <h2 id={titleId} className="heading">
        {t('privacy:kept.title')}
      </h2>
      <ul className={styles.list}>
        {KEPT.map((what) => (
          <li key={what} className={styles.row}>
            <h3>{t(`privacy:kept.${what}.what`)}</h3>
            <dl>
              {COLUMNS.map((column) => (
                <div key={column}>
                  <dt>{t(`privacy:kept.${column}`)}</dt>
                  <dd className="number">
                    {t(`privacy:kept.${what}.${column}`, { ...days, ...legal })}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.counted}>{t('retention:counted')}</p>
    </section>
  );
}
