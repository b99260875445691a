import { faq } from '../../i18n/es/faq';
import { home } from '../../i18n/es/home';
import { usePageCopy } from '../../i18n/use-language';
import { HydrateLater } from '../../ui/page/hydrate-later';
import { Facts } from './facts';
import { Hero } from './hero/hero';
import styles from './home-page.module.css';
import { Needs } from './needs';
import { Shelf } from './shelf/shelf';
import { Steps } from './steps';

/** Home: the purpose of the product, how it works and the games to choose from. */
export default function HomePage() {
  usePageCopy({ faq, home });
  return (
    <div className={styles.home}>
      <Hero />
      <HydrateLater>
        <Facts />
      </HydrateLater>
      <HydrateLater>
        <Steps />
      </HydrateLater>
      <HydrateLater>
        <Shelf />
      </HydrateLater>
      <HydrateLater>
        <Needs />
      </HydrateLater>
    </div>
  );
}
