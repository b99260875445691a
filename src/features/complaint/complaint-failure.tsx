import { useTranslation } from 'react-i18next';
import { reloadWithTyped } from '../../browser/typed';
import { brand } from '../../config/brand';
import { errorCode, isUnclear, isUnsent } from '../../data/errors';
import { COMPLAINT_PAUSE_SECONDS, MAX_COMPLAINTS } from '../../domain/complaint/complaint';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/feedback/note';
import type { SubmitEvent } from '../../ui/form/use-form';

/** Why sending failed and what to do; the Send button stays for trying again. */
export function ComplaintFailure({
  error,
  onSignOutAndSend,
}: {
  readonly error: unknown;
  readonly onSignOutAndSend: (event: SubmitEvent) => void;
}) {
  const { t } = useTranslation();
  const code = errorCode(error);
  const unclear = !isUnsent(error) && isUnclear(code);
  return (
    <Note tone="error">
      <p>
        <b>{t(unclear ? 'complaint:unclear' : 'complaint:failed')}</b>{' '}
        {code === 'limit'
          ? t('complaint:limit', { max: MAX_COMPLAINTS, seconds: COMPLAINT_PAUSE_SECONDS })
          : t(`failures:${code}`)}{' '}
        {code !== 'outdated' && t('failures:kept')}
      </p>
      <div className="actions">
        {code === 'not-a-visitor' && (
          <Button look="ink" onClick={onSignOutAndSend}>
            {t('failures:signOutAndSend')}
          </Button>
        )}
        {code === 'outdated' && (
          <Button look="ink" onClick={reloadWithTyped}>
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
