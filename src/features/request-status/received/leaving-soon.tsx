import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { useTimedRedirect } from '../../../ui/use-timed-redirect';
import styles from './request-received-page.module.css';

/** Says that the page goes home in five seconds, or that its reader stays. */
export function LeavingSoon({
  staying,
  onStay,
}: {
  readonly staying: boolean;
  readonly onStay: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {staying ? <Staying /> : <Countdown />}
      <Button look={staying ? 'line' : 'ink'} aria-pressed={staying} onClick={onStay}>
        {t('status:received.stay')}
      </Button>
    </>
  );
}

function Countdown() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(paths.home), [navigate]);
  const { secondsLeft } = useTimedRedirect(timings.thanksRedirectMs, leave);
  if (secondsLeft === undefined) return <Staying />;
  return (
    <p>
      {t('status:received.redirect')}{' '}
      <b className={`figure ${styles.seconds}`}>
        {t('status:received.seconds', { seconds: secondsLeft })}
      </b>
    </p>
  );
}

function Staying() {
  const { t } = useTranslation();
  return (
    <p className={styles.staying} role="status">
      <Icon name="check" />
      {t('status:received.staying')}
    </p>
  );
}
