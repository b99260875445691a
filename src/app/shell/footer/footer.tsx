import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { Link } from '../../../ui/button/link';
import styles from './footer.module.css';

const LINKS = ['requestStatus', 'myAccounts', 'myData', 'complaint', 'signUp', 'privacy'] as const;

/** The end of every public page: the bank's phone, its links and the copyright line. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={`${styles.footer} on-ink`}>
      <div className={`${styles.grid} wrap`}>
        <a
          className={`${styles.phone} heading`}
          href={brand.phoneHref}
          aria-label={t('shell:footer.call')}
        >
          {brand.phone}
          <br />
          <span className={styles.option}>{t('shell:footer.option')}</span>
        </a>
        <ul className={styles.links}>
          <li>
            <a href={brand.accountOpeningUrl}>{t('shell:footer.openAccount')}</a>
          </li>
          {LINKS.map((page) => (
            <li key={page}>
              <Link to={paths[page]}>{t(`shell:footer.${page}`)}</Link>
            </li>
          ))}
        </ul>
        <p className={styles.legal}>{t('shell:footer.legal')}</p>
      </div>
    </footer>
  );
}
