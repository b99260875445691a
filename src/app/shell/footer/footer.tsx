import './footer.css';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { Link } from '../../../ui/link';

/** The end of every public page: the bank's phone, its links and the copyright line. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer on-ink">
      <div className="footer__grid wrap">
        <a
          className="footer__phone heading"
          href={brand.phoneHref}
          aria-label={t('shell:footer.call')}
        >
          {brand.phone}
          <br />
          <span className="footer__option">{t('shell:footer.option')}</span>
        </a>
        <ul className="footer__links">
          <li>
            <a href={brand.accountOpeningUrl}>{t('shell:footer.openAccount')}</a>
          </li>
          <li>
            <Link to={paths.requestStatus}>{t('shell:footer.myRequest')}</Link>
          </li>
          <li>
            <Link to={paths.signUp}>{t('shell:footer.signUp')}</Link>
          </li>
          <li>
            <a href={brand.privacyUrl}>{t('shell:footer.privacy')}</a>
          </li>
        </ul>
        <p className="footer__legal">{t('shell:footer.legal')}</p>
      </div>
    </footer>
  );
}
