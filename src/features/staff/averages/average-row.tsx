import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { GameRequests, RequestAverages } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { formatDollars } from '../../../domain/money';
import { formatNumber } from '../../../i18n/format';
import { Emblem } from '../../../ui/art/emblem';
import { Sparkline } from '../../../ui/data/sparkline';

const CENTS = 100;

const NO_REQUESTS: GameRequests = { count: 0, mean: undefined, median: undefined, days: [] };

/** A game's requests beside its market value. */
export function AverageRow({
  id,
  name,
  averages,
  market,
  isOpen,
  onOpen,
}: {
  readonly id: string;
  readonly name: string;
  readonly averages: Remote<RequestAverages>;
  readonly market: MarketGame | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('staff');
  const current = market?.values.at(-1);
  return (
    <tr className={isOpen ? 'average-row average-row--open' : 'average-row'}>
      <td className="average-row__game">
        <button
          type="button"
          aria-pressed={isOpen}
          aria-label={t('averages.show', { game: name })}
          onClick={onOpen}
        />
        <span className="staff-game">
          <Emblem id={id} />
          <span>{name}</span>
        </span>
      </td>
      <RequestCells id={id} name={name} averages={averages} />
      <td className="table__right number" data-label={t('averages.columns.market')}>
        {current === undefined ? (
          <span className="muted">{t('averages.noMarket')}</span>
        ) : (
          <span className="money">{formatDollars(current * CENTS)}</span>
        )}
      </td>
      <td className="average-row__line" data-label={t('averages.columns.history')}>
        {market && market.values.length > 1 && (
          <Sparkline values={market.values} label={t('averages.historyOf', { game: name })} />
        )}
      </td>
    </tr>
  );
}

function RequestCells({
  id,
  name,
  averages,
}: {
  readonly id: string;
  readonly name: string;
  readonly averages: Remote<RequestAverages>;
}) {
  const { t } = useTranslation('staff');
  if (averages.status === 'loading')
    return (
      <td colSpan={4} className="average-row__wide">
        <span className="skeleton" />
        <span className="visually-hidden">{t('loading')}</span>
      </td>
    );
  if (averages.status === 'failed')
    return (
      <td colSpan={4} className="average-row__wide average-row__failed">
        {t('averages.failedGame')}
      </td>
    );
  const { count, mean, median, days } = averages.data.byGame[id] ?? NO_REQUESTS;
  return (
    <>
      <td className="table__right number" data-label={t('averages.columns.count')}>
        {formatNumber(count)}
      </td>
      <MoneyCell label={t('averages.columns.mean')} cents={mean} />
      <MoneyCell label={t('averages.columns.median')} cents={median} />
      <td className="average-row__line" data-label={t('averages.columns.trend')}>
        {days.length > 0 ? (
          <Sparkline
            values={days.map((day) => day.mean)}
            label={t('averages.trendOf', { game: name })}
          />
        ) : (
          <span className="muted">{t('averages.noTrend')}</span>
        )}
      </td>
    </>
  );
}

function MoneyCell({
  label,
  cents,
}: {
  readonly label: string;
  readonly cents: number | undefined;
}) {
  return (
    <td className="table__right number" data-label={label}>
      {cents === undefined ? '–' : formatDollars(Math.round(cents))}
    </td>
  );
}
