import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { anchors } from '../../../config/paths';
import { games as list } from '../../../games/list';
import { Icon } from '../../../ui/art/icon';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import homePageStyles from '../home-page.module.css';
import { GameCard } from './game-card';
import { ReadingKey } from './reading-key';
import styles from './shelf.module.css';
import { useMarketValues } from './use-market-values';

/** The games to choose from, with their market values; those outside the default list come last. */
export function Shelf() {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  const { games, unreadable, freshness, reload } = useMarketValues();
  return (
    <section
      className={`${homePageStyles.section} wrap`}
      id={anchors.games}
      tabIndex={-1}
      aria-labelledby="games-title"
    >
      <h2 id="games-title" className={`${homePageStyles.title} heading`}>
        {t('home:games.title')}
      </h2>
      <p className={styles.about}>{t('home:games.about')}</p>
      {/* Its place is kept from the start, so that a failure moves nothing. */}
      <div
        ref={note}
        tabIndex={-1}
        className={styles.freshness}
        data-freshness={freshness}
        role={freshness === 'failed' ? 'status' : undefined}
      >
        {freshness === 'failed' && <Icon name="alert" className={styles.alert} />}
        <p>
          {t(`home:games.${freshness}`)}{' '}
          {freshness === 'failed' && (
            <button
              type="button"
              className={`${styles.retry} link`}
              onClick={() => {
                // The button goes with its sentence.
                note.current?.focus();
                reload();
              }}
            >
              {t('errors:retry')}
            </button>
          )}
        </p>
      </div>
      <ul className={styles.shelf}>
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
        <li className={styles.key}>
          <ReadingKey />
          <p className={styles.pesos}>
            <DeferredPart name="Pesos" />
          </p>
        </li>
      </ul>
    </section>
  );
}
