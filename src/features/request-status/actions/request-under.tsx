import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { Button } from '../../../ui/button/button';
import styles from '../request-status-page.module.css';

/** Under the boarding pass: something to know, whom to call, printing, and what else can be done. */
export function RequestUnder({
  note,
  children,
}: {
  readonly note: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.under}>
      <p>{note}</p>
      <div className={`actions ${styles.actions}`}>
        <a className="link" href={brand.phoneHref}>
          {t('status:call')}
        </a>
        {children}
        <Button look="ink" onClick={() => window.print()}>
          {t('status:print')}
        </Button>
      </div>
    </div>
  );
}
