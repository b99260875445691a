import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '../../../config/brand';
import { anchors, paths } from '../../../config/paths';
import { Icon } from '../../../ui/art/icon';
import { Link } from '../../../ui/button/link';
import { HydrateLater } from '../../../ui/page/hydrate-later';
import type { AppRoute } from '../../routes';
import { CalculatorMenu } from './calculator-menu';
import { LanguageToggle } from './language-toggle';
import styles from './masthead.module.css';
import { useDisclosed } from './use-disclosed';

/**
 * The top of every public page; under 800 px the menu waits behind a button, and
 * the other language is one press away.
 */
export function Masthead({ route }: { readonly route: AppRoute }) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const area = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, toggle } = useDisclosed(area, button);
  const infoHash = `#${anchors.info}`;

  const links = [
    {
      to: `${paths.home}#${anchors.home}`,
      text: t('shell:nav.home'),
      current: route.path === paths.home && hash !== infoHash,
    },
    {
      to: `${paths.home}${infoHash}`,
      text: t('shell:nav.info'),
      current: route.path === paths.home && hash === infoHash,
    },
    { to: paths.faq, text: t('shell:nav.faqs'), current: route.path === paths.faq },
    {
      to: paths.requestStatus,
      text: t('shell:nav.myRequest'),
      current: route.path === paths.requestStatus,
    },
  ];

  return (
    <header ref={area} className={styles.masthead}>
      <div className={`${styles.row} wrap`}>
        <Link className={styles.brand} to={paths.home}>
          <Icon name="mark" className={styles.mark} />
          <span className={styles.names}>
            <b className={styles.product}>{brand.product}</b>
            <span className={styles.bank}>{brand.bank}</span>
          </span>
        </Link>
        <button
          ref={button}
          type="button"
          className={styles.burger}
          aria-expanded={open}
          aria-controls="menu"
          aria-label={t(open ? 'shell:nav.closeMenu' : 'shell:nav.openMenu')}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
        <div id="menu" className={`${styles.menu} ${open ? styles.menuOpen : ''}`}>
          <HydrateLater>
            <nav className={styles.links} aria-label={t('shell:nav.label')}>
              {links.map(({ to, text, current }) => (
                <Link
                  key={to}
                  className={styles.link}
                  to={to}
                  aria-current={current ? 'page' : undefined}
                >
                  {text}
                </Link>
              ))}
              <CalculatorMenu current={route.game && route.path} />
            </nav>
          </HydrateLater>
        </div>
        <div className={styles.language}>
          <HydrateLater>
            <LanguageToggle />
          </HydrateLater>
        </div>
      </div>
    </header>
  );
}
