import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPreviousCode } from '../../../browser/previous-code';
import { paths } from '../../../config/paths';
import { Link } from '../../../ui/button/link';
import styles from './previous-code.module.css';

/** The link to the request that this browser left behind to ask again; nothing if there is none. */
export function PreviousCode({ shown }: { readonly shown: string | undefined }) {
  const { t } = useTranslation();
  const [code] = useState(loadPreviousCode);
  if (code === undefined || code === shown) return null;
  return (
    <section className={`no-print ${styles.previousCode}`} aria-label={t('status:again.previous')}>
      <h2 className="title-m">{t('status:again.previous')}</h2>
      <p>
        {t('status:again.previousText')}{' '}
        <Link className="link number" to={`${paths.requestStatus}#${code}`}>
          {code}
        </Link>
      </p>
    </section>
  );
}
