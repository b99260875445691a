import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { Link } from '../../../ui/button/link';
import { TextButton } from '../../../ui/button/text-button';
import styles from './request-under.module.css';

/** Under the boarding pass: one's data, printing, the phone, further actions, and a note. */
export function RequestUnder({
  note,
  code,
  children,
}: {
  readonly note: string;
  /** Of a request that is followed by its code alone. */
  readonly code?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.requestUnder}>
      <div className={`no-print ${styles.actions}`}>
        <Link className="link" to={code ? `${paths.myData}#${code}` : paths.myData}>
          {t('status:data')}
        </Link>
        <TextButton onClick={() => window.print()}>{t('status:print')}</TextButton>
        {children}
        <a className="link" href={brand.phoneHref}>
          {t('shell:footer.call')}
        </a>
      </div>
      <p>{note}</p>
    </div>
  );
}
