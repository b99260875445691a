import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { isEverElsewhere } from '../../../i18n/format';
import styles from './tab-head.module.css';

/**
 * The heading of a tab, a sentence about it, and its figures or actions on the right. In a browser
 * elsewhere it says where the days and hours of the tab are counted.
 */
export function TabHead({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('staff');
  return (
    <header className={styles.tabHead}>
      <div className={styles.words}>
        <h1 className={`${styles.title} heading`}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {isEverElsewhere(bankNow()) && <p className={styles.lead}>{t('place')}</p>}
      </div>
      {children}
    </header>
  );
}
