import { useTranslation } from 'react-i18next';
import { LoadingIcons } from '../../../ui/feedback/loading-icons';
import styles from './page-loading.module.css';

/** The loading screen while a page's code is on its way; it appears only after a moment. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.pageLoading} role="status">
      <LoadingIcons className={styles.icons} />
      <p>{t('shell:pageLoading')}</p>
    </div>
  );
}
