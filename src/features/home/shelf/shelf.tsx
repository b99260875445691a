import './shelf.css';
import { useTranslation } from 'react-i18next';
import { anchors } from '../../../config/paths';
import { games as list } from '../../../games/list';
import { Icon } from '../../../ui/icon';
import { GameCard } from './game-card';
import { ReadingKey } from './reading-key';
import { useMarketValues } from './use-market-values';

/** The games to choose from, with their market values; Rocket League has none and comes last. */
export function Shelf() {
  const { t } = useTranslation();
  const { games, unreadable, freshness, reload } = useMarketValues();
  return (
    <section className="home__section wrap" id={anchors.games} tabIndex={-1}>
      <h2 className="home__title heading">{t('home:games.title')}</h2>
      {/* Its place is kept from the start, so that a failure moves nothing. */}
      <div className="shelf__freshness" data-freshness={freshness} role="status">
        {freshness === 'failed' && <Icon name="alert" className="shelf__alert" />}
        <p>
          {t(`home:games.${freshness}`)}{' '}
          {freshness === 'failed' && (
            <button type="button" className="shelf__retry link" onClick={reload}>
              {t('home:games.retry')}
            </button>
          )}
        </p>
      </div>
      <ul className="shelf">
        {list.map((entry, place) => (
          <li key={entry.id}>
            <GameCard
              entry={entry}
              place={place}
              game={games.get(entry.id)}
              maybeOld={unreadable.has(entry.id)}
            />
          </li>
        ))}
        <li className="shelf__key">
          <ReadingKey />
        </li>
      </ul>
    </section>
  );
}
