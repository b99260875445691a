import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import type { BackendErrorCode } from '../../data/errors';
import { Illustration } from '../../ui/art/illustration';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/feedback/note';
import styles from './request-status-page.module.css';

/** Why the request cannot be shown, a retry and whom to call. */
export function RequestFailure({
  code,
  onRetry,
}: {
  readonly code: BackendErrorCode;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.message}>
      <Illustration name="no-signal" className={styles.art} />
      <div className={styles.failure}>
        <Note tone="error">{t(`failures:${code}`)}</Note>
        <div className="actions">
          <Button onClick={onRetry}>{t('status:retry')}</Button>
          <a className="link" href={brand.phoneHref}>
            {t('status:call')}
          </a>
        </div>
      </div>
    </div>
  );
}
