import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../ui/button/text-button';
import type { TodaysGame } from '../use-todays-games';
import styles from './uncounted.module.css';

const WHY = {
  gone: 'accounts:uncounted.gone',
  ready: 'accounts:uncounted.misfit',
  failed: 'accounts:uncounted.failed',
} as const;

/** Why an account has no value of today. */
export function Uncounted({
  game: { status },
  onRetry,
}: {
  readonly game: TodaysGame;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  if (status === 'loading') return null;
  return (
    <div className={styles.uncounted}>
      {status !== 'failed' && <b>{t('accounts:uncounted.title')}</b>}
      <p>{t(WHY[status])}</p>
      {status === 'failed' && (
        <TextButton onClick={onRetry}>{t('accounts:uncounted.retry')}</TextButton>
      )}
    </div>
  );
}
