import { calculators } from '../../games';
import { useLanguage } from '../../i18n/use-language';
import { Cartridge } from '../../ui/art/cartridge';
import { Emblem } from '../../ui/art/emblem';
import { GamePicture } from '../../ui/art/game-picture';
import { Icon, type IconName } from '../../ui/art/icon';
import { Illustration, type IllustrationName } from '../../ui/art/illustration';
import { DataParts } from './data-parts';
import { FeedbackParts } from './feedback-parts';
import { FormParts } from './form-parts';
import styles from './gallery-page.module.css';
import { Part } from './part';
import { words as allWords, type Words } from './words';

const INKS = [
  ...['ground', 'stock', 'shade', 'hairline', 'ink', 'ink-2', 'electric', 'electric-dark'],
  ...['lilac', 'gold', 'gold-tint', 'up', 'down', 'down-tint'],
];
const ICONS: readonly IconName[] = [
  ...(['gamepad', 'coin', 'shield', 'star', 'heart', 'bolt', 'mark', 'arrow-up'] as const),
  ...(['arrow-right', 'close', 'check', 'alert', 'menu', 'minus', 'plus'] as const),
];
const ILLUSTRATIONS: readonly IllustrationName[] = [
  'empty-tray',
  'no-signal',
  'lost-cartridge',
  'torn-receipt',
  'all-done',
];

/** Inks and everything that is drawn. */
function PictureParts({ words }: { readonly words: Words }) {
  return (
    <Part title={words.pictures}>
      {INKS.map((ink) => (
        <figure key={ink}>
          <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
            <rect width="96" height="64" fill={`var(--${ink})`} />
          </svg>
          <figcaption>{ink}</figcaption>
        </figure>
      ))}
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.cartridge}>
          <Cartridge name="Roblox" place={place}>
            <GamePicture gameId="roblox" image="" />
          </Cartridge>
        </div>
      ))}
      {calculators.map(({ id }) => (
        <Emblem key={id} id={id} className={styles.emblem} />
      ))}
      {ICONS.map((name) => (
        <Icon key={name} name={name} className={styles.icon} />
      ))}
      {ILLUSTRATIONS.map((name) => (
        <Illustration key={name} name={name} className={styles.illustration} />
      ))}
    </Part>
  );
}

/** The design system in its states, for those who work on it: only in development, at /gallery. */
export default function GalleryPage() {
  const { language } = useLanguage();
  const words = allWords[language];
  return (
    <div className={`${styles.gallery} wrap`}>
      <h1 className="display">{words.title}</h1>
      <Part title={words.type}>
        <p className="heading">{words.heading}</p>
        <p className="lead">{words.lead}</p>
        <a className="link" href="#main">
          {words.link}
        </a>
        <p className="muted">{words.muted}</p>
        <p className="figure money">US$1,234.50</p>
      </Part>
      <FormParts words={words} />
      <FeedbackParts words={words} />
      <DataParts words={words} />
      <PictureParts words={words} />
    </div>
  );
}
