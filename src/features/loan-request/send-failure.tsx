import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import type { BackendErrorCode } from '../../data/errors';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';

/** Why nothing was sent and what to do about it. */
export function SendFailure({
  code,
  onRetry,
}: {
  readonly code: BackendErrorCode;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  if (code === 'conflict') {
    return (
      <Note tone="error">
        <p>{t('request.existing.unread')}</p>
        <Link className="link" to={paths.requestStatus}>
          {t('request.existing.see')}
        </Link>
      </Note>
    );
  }
  return (
    <Note tone="error">
      <p>
        <b>{t('request.failed.title')}</b> {t(`errors.backend.${code}`)} {t('request.failed.kept')}
      </p>
      <div className="actions">
        <Button look="ink" className="send-form__retry" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
        <a className="link" href={brand.phoneHref}>
          {t('request.failed.call')}
        </a>
      </div>
    </Note>
  );
}
