import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import styles from './idle-warning.module.css';

/** Says that the page is about to be locked; any use of it keeps it open. */
export function IdleWarning({ shown }: { readonly shown: boolean }) {
  const { t } = useTranslation('staff');
  return (
    <div aria-live="assertive">
      {shown && (
        <div className={`${styles.idleWarning} on-ink`}>
          <p>{t('idle.warning')}</p>
          <Button>{t('idle.stay')}</Button>
        </div>
      )}
    </div>
  );
}
