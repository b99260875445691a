import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { type BackendErrorCode, isUnclear } from '../../data/errors';
import { MAX_SIGN_UPS, SIGN_UP_PAUSE_SECONDS } from '../../domain/subscriber';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/feedback/note';
import type { SubmitEvent } from '../../ui/form/use-form';

/** Why a sign-up failed and what to do; the Send button stays for trying again. */
export function Failure({
  code,
  unsent,
  onSignOutAndSend,
  onReload,
}: {
  readonly code: BackendErrorCode;
  /** It is certain that nothing was sent. */
  readonly unsent: boolean;
  readonly onSignOutAndSend: (event: SubmitEvent) => void;
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const unclear = !unsent && isUnclear(code);
  return (
    <Note tone="error">
      <p>
        <b>{t(unclear ? 'signUp:unclear' : 'signUp:failed')}</b>{' '}
        {code === 'limit'
          ? t('signUp:limit', { max: MAX_SIGN_UPS, seconds: SIGN_UP_PAUSE_SECONDS })
          : t(`failures:${code}`)}{' '}
        {code !== 'outdated' && t('signUp:kept')}
      </p>
      <div className="actions">
        {code === 'not-a-visitor' && (
          <Button look="ink" onClick={onSignOutAndSend}>
            {t('failures:signOutAndSend')}
          </Button>
        )}
        {code === 'outdated' && (
          <Button look="ink" onClick={onReload}>
            {t('errors:newRelease.reload')}
          </Button>
        )}
        <a className="link" href={brand.phoneHref}>
          {t('signUp:help')}
        </a>
      </div>
    </Note>
  );
}
