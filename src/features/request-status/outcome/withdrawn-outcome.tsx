import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import type { FollowedRequest } from '../followed-request';
import styles from './outcome.module.css';

/** That a request was withdrawn, dated, to print. */
export function WithdrawnOutcome({
  request: { withdrawnAt },
  children,
}: {
  readonly request: FollowedRequest;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className={styles.section}>
      <h2 className={styles.label}>{t('status:withdrawn.title')}</h2>
      {withdrawnAt && (
        <p className={`${styles.big} number`}>
          {t('status:withdrawn.text', { moment: formatDate(withdrawnAt, 'moment', language) })}
        </p>
      )}
      <p className={`${styles.text} ${styles.onScreen}`}>{t('status:withdrawn.keep')}</p>
      {children}
    </div>
  );
}
