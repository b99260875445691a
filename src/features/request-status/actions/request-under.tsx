import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { Button } from '../../../ui/button/button';
import styles from '../request-status-page.module.css';
import { ForgetRequest } from './forget-request';

/** Under the boarding pass: what the value is not, whom to call, forgetting, and printing. */
export function RequestUnder({
  reference,
  onForgotten,
}: {
  readonly reference: string;
  readonly onForgotten: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.under}>
      <p>{t('status:notTheLoan')}</p>
      <div className={`actions ${styles.actions}`}>
        <a className="link" href={brand.phoneHref}>
          {t('status:call')}
        </a>
        <ForgetRequest reference={reference} onEnded={onForgotten} />
        <Button look="ink" onClick={() => window.print()}>
          {t('status:print')}
        </Button>
      </div>
    </div>
  );
}
