import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { Link } from '../../../ui/link';
import styles from './footer.module.css';

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
          <li>
            <Link to={paths.requestStatus}>{t('shell:footer.myRequest')}</Link>
          </li>
          <li>
            <Link to={paths.myAccounts}>{t('shell:footer.myAccounts')}</Link>
          </li>
          <li>
            <Link to={paths.myData}>{t('shell:footer.myData')}</Link>
          </li>
          <li>
            <Link to={paths.signUp}>{t('shell:footer.signUp')}</Link>
          </li>
          <li>
            <Link to={paths.privacy}>{t('shell:footer.privacy')}</Link>
          </li>
        </ul>
        <p className={styles.legal}>{t('shell:footer.legal')}</p>
      </div>
    </footer>
  );
}
