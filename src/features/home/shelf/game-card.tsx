import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedImage } from '../../../config/images';
import { currentValue, type MarketGame } from '../../../domain/market/market-value';
import { formatDollars } from '../../../domain/money';
import type { Game } from '../../../games/list';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Cartridge } from '../../../ui/art/cartridge';
import { GamePicture } from '../../../ui/art/game-picture';
import { Link } from '../../../ui/button/link';
import { Sparkline } from '../../../ui/chart/sparkline';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import styles from './game-card.module.css';
import { TrendMark } from './trend-mark';

/** The stored path if it stays on this site: two slashes would begin the address of another. */
const pathOf = (game: MarketGame | undefined, entry: Game) =>
  game && /^\/(?![/\\])/.test(game.path) ? game.path : entry.path;

const dollars = (value: number) => formatDollars(value * 100);

/** A game of the shelf: its cartridge, its market value and how that changed. */
export function GameCard({
  entry,
  place,
  game,
  maybeOld,
}: {
  readonly entry: Game;
  readonly place: number;
  readonly game: MarketGame | undefined;
  /** The stored record cannot be read: the value shown is a default. */
  readonly maybeOld: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const values = game?.values ?? [];
  const current = currentValue(values);
  const change = game?.lastChange;
  const reason = change?.reason?.[language];
  const id = useId();
  const parts = current === undefined ? ['history'] : ['trend', 'pesos', 'history'];
  return (
    <Link
      className={styles.gameCard}
      to={pathOf(game, entry)}
      aria-labelledby={`${id}-name ${id}-value`}
      aria-describedby={parts.map((part) => `${id}-${part}`).join(' ')}
    >
      <Cartridge name={game?.name || entry.name} nameId={`${id}-name`} place={place}>
        <GamePicture gameId={entry.id} image={allowedImage(game?.image ?? '')} />
      </Cartridge>
      <span className={styles.values}>
        {current === undefined ? (
          <span id={`${id}-value`} className="muted">
            {t('home:games.none')}
          </span>
        ) : (
          <>
            <span id={`${id}-value`} className={`${styles.value} money`}>
              {dollars(current)}
            </span>{' '}
            <span id={`${id}-trend`}>
              <TrendMark values={values} />
            </span>
          </>
        )}
      </span>
      <span id={`${id}-pesos`} className={styles.pesos}>
        {current !== undefined && <DeferredPart name="Pesos" cents={current * 100} />}
      </span>
      <span id={`${id}-history`} className={styles.history}>
        {values.length > 2 && (
          <Sparkline
            values={values}
            label={t('home:games.history', { values: values.map(dollars).join(', ') })}
          />
        )}
        {maybeOld && <span className={styles.reason}>{t('home:games.maybeOld')}</span>}
        {change && reason && (
          <span className={styles.reason}>
            {/[.!?…]$/.test(reason) ? reason : `${reason}.`}{' '}
            {formatDate(change.changedAt, 'date', language)}
          </span>
        )}
      </span>
    </Link>
  );
}
