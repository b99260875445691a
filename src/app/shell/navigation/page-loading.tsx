import './page-loading.css';
import { useTranslation } from 'react-i18next';
import { LoadingIcons } from '../../../ui/loading-icons';

/** The loading screen while a page's code is on its way; it appears only after a moment. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className="page-loading" role="status">
      <LoadingIcons className="page-loading__icons" />
      <p>{t('shell:pageLoading')}</p>
    </div>
  );
}
