import './hero.css';
import { useTranslation } from 'react-i18next';
import { anchors } from '../../../config/paths';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { HeroArt } from './hero-art';

/** The first screen: what the product does, and the way to the calculators. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="hero" id={anchors.home} tabIndex={-1}>
      <div className="hero__grid wrap">
        <h1 className="hero__title display">
          {t('home:hero.line1')} <br />
          {t('home:hero.line2')}
        </h1>
        <div className="hero__words">
          <p className="hero__text">{t('home:hero.text')}</p>
          <div className="hero__actions actions">
            <Link className="btn" to={`#${anchors.games}`}>
              {t('home:hero.estimate')} <Icon name="arrow-right" />
            </Link>
            <Link className="link" to={`#${anchors.info}`}>
              {t('home:hero.how')}
            </Link>
          </div>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}
