import { useTranslation } from 'react-i18next';
import { reloadWithTyped } from '../../../browser/typed';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { type BackendErrorCode, isUnclear } from '../../../data/errors';
import { Button } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { Note } from '../../../ui/feedback/note';
import type { SubmitEvent } from '../../../ui/form/use-form';
import styles from './send-form.module.css';

/** Why nothing was sent, or may have been, and the next step. */
export function SendFailure({
  code,
  unsent,
  onRetry,
  onSignOutAndSend,
}: {
  readonly code: BackendErrorCode;
  /** It is certain that nothing was sent. */
  readonly unsent: boolean;
  readonly onRetry: (event: SubmitEvent) => void;
  readonly onSignOutAndSend: (event: SubmitEvent) => void;
}) {
  const { t } = useTranslation();
  const unclear = !unsent && isUnclear(code);
  if (code === 'conflict') {
    return (
      <Note tone="error">
        <p>{t('request:existing.unread')}</p>
        <Link className="link" to={paths.requestStatus}>
          {t('request:existing.see')}
        </Link>
      </Note>
    );
  }
  const isAccount = code === 'not-a-visitor';
  const isOutdated = code === 'outdated';
  return (
    <Note tone="error">
      <p>
        <b>{t(unclear ? 'request:failed.unclear' : 'request:failed.title')}</b>{' '}
        {t(`failures:${code}`)} {!isOutdated && t('failures:kept')}
      </p>
      <div className="actions">
        <Button
          look="ink"
          className={styles.retry}
          onClick={isOutdated ? reloadWithTyped : isAccount ? onSignOutAndSend : onRetry}
        >
          {t(
            isOutdated
              ? 'errors:newRelease.reload'
              : isAccount
                ? 'failures:signOutAndSend'
                : 'errors:retry',
          )}
        </Button>
        <a className="link" href={brand.phoneHref}>
          {t('request:failed.call')}
        </a>
      </div>
    </Note>
  );
}
