import './game-card.css';
import { useTranslation } from 'react-i18next';
import { currentValue, type MarketGame, type MarketValueChange } from '../../domain/market-value';
import { formatDollars } from '../../domain/money';
import type { Game } from '../../games/list';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Cartridge } from '../../ui/cartridge';
import { Link } from '../../ui/link';
import { Sparkline } from '../../ui/sparkline';
import { GamePicture } from './game-picture';
import { TrendMark } from './trend-mark';

const dollars = (value: number) => formatDollars(value * 100);

/** A game of the shelf: its cartridge, its market value and how that changed. */
export function GameCard({
  entry,
  place,
  game,
  change,
}: {
  readonly entry: Game;
  readonly place: number;
  readonly game: MarketGame | undefined;
  readonly change: MarketValueChange | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const values = game?.values ?? [];
  const current = currentValue(values);
  const reason = change?.reason?.[language];
  return (
    <Link className="game-card" to={entry.path}>
      <Cartridge name={entry.name} place={place}>
        <GamePicture gameId={entry.id} image={game?.image ?? ''} />
      </Cartridge>
      <span className="game-card__values">
        {current === undefined ? (
          <span className="muted">{t('home.games.none')}</span>
        ) : (
          <>
            <span className="game-card__value money">{dollars(current)}</span>{' '}
            <TrendMark values={values} />
          </>
        )}
      </span>
      <span className="game-card__history">
        {values.length > 2 && (
          <Sparkline
            values={values}
            label={t('home.games.history', { values: values.map(dollars).join(', ') })}
          />
        )}
        {change && reason && (
          <span className="game-card__reason">
            {/[.!?…]$/.test(reason) ? reason : `${reason}.`}{' '}
            {formatDate(change.changedAt, 'date', language)}
          </span>
        )}
      </span>
    </Link>
  );
}
