import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../data/errors';
import { Button } from '../../../ui/button/button';
import { LoadingIcons } from '../../../ui/feedback/loading-icons';
import { Note } from '../../../ui/feedback/note';
import styles from './staff-waiting.module.css';

/** Shown while the session is being checked, or says why it could not be checked. */
export function StaffWaiting({
  failure,
  onRetry,
}: {
  readonly failure?: BackendErrorCode | undefined;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.staffWaiting}>
      {failure ? (
        <>
          <h1 className="visually-hidden">{t('meta:staff.title')}</h1>
          <Note tone="error">{t(`failures:${failure}`)}</Note>
          <Button look="ink" onClick={onRetry}>
            {t('errors:retry')}
          </Button>
        </>
      ) : (
        <p className={styles.words}>
          <LoadingIcons />
          {t('shell:loading')}
        </p>
      )}
    </div>
  );
}
