import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { retentionDays } from '../../../../config/retention';
import { retentionText } from '../../../../i18n/retention-words';
import styles from './side.module.css';

const KINDS = ['declined', 'withdrawn', 'approved', 'mails'] as const;

/** How long the bank keeps a request and its mails. */
export function Retention() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.retention} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('retention:title')}</h2>
      <dl>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`retention:kinds.${kind}`)}</dt>
            <dd className="number">{retentionText(retentionDays[kind], t)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('retention:counted')}</p>
    </section>
  );
}
