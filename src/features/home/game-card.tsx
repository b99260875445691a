import './game-card.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Calculator } from '../../domain/calculator';
import { currentValue, type MarketGame, type MarketValueChange } from '../../domain/market-value';
import { formatDollars } from '../../domain/money';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Cartridge } from '../../ui/cartridge';
import { Sparkline } from '../../ui/sparkline';
import { GamePicture } from './game-picture';
import { TrendMark } from './trend-mark';

const dollars = (value: number) => formatDollars(value * 100);

/** A game of the shelf: its cartridge, its market value and how that changed. */
export function GameCard({
  calculator,
  place,
  game,
  change,
}: {
  readonly calculator: Calculator;
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
    <Link className="game-card" to={calculator.path}>
      <Cartridge name={calculator.name} place={place}>
        <GamePicture gameId={calculator.id} image={game?.image ?? ''} />
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
