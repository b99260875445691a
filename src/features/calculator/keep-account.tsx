import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/link';
import styles from './keep-account.module.css';
import type { Kept } from './use-keeping';

/** Keeps the estimate on the device, and says what came of it. */
export function KeepAccount({
  kept,
  onKeep,
}: {
  readonly kept: Kept | undefined;
  readonly onKeep: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.keepAccount}>
      <Button look="line" onClick={onKeep}>
        {t('calculator:keep')}
      </Button>
      <p role="status">
        {kept &&
          (kept.nickname
            ? t('calculator:kept', { nickname: kept.nickname })
            : t('calculator:keepFirst'))}{' '}
        {kept?.nickname && (
          <Link className="link" to={paths.myAccounts}>
            {t('calculator:seeKept')}
          </Link>
        )}
      </p>
    </div>
  );
}
