import { useTranslation } from 'react-i18next';
import { anchors } from '../../../config/paths';
import { Icon } from '../../../ui/art/icon';
import { buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { HydrateLater } from '../../../ui/page/hydrate-later';
import styles from './hero.module.css';
import { HeroArt } from './hero-art';

/** The first screen: the purpose of the product, and the way to the calculators. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={styles.hero} id={anchors.home} tabIndex={-1} aria-labelledby="home-title">
      <div className={`${styles.grid} wrap`}>
        <h1 id="home-title" className={`${styles.title} display`}>
          {t('home:hero.line1')} <br />
          {t('home:hero.line2')}
        </h1>
        <div className={styles.words}>
          <p className={styles.text}>{t('home:hero.text')}</p>
          <div className={`${styles.actions} actions`}>
            <Link className={buttonClass()} to={`#${anchors.games}`}>
              {t('home:hero.estimate')} <Icon name="arrow-right" />
            </Link>
            <Link className="link" to={`#${anchors.info}`}>
              {t('home:hero.how')}
            </Link>
          </div>
        </div>
        <HydrateLater>
          <HeroArt />
        </HydrateLater>
      </div>
    </section>
  );
}
